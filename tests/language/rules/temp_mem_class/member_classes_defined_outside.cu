// [temp.mem.class] p1: classes that a class template announces are defined outside of it, templates, nested ones and their members, too
template <class T> class C {
    struct Hidden;
public:
    typedef T value;
    static const int bound = sizeof(T);
    struct E;
    struct In { struct Deep; };
    template <class U> struct R;
    E *p;
    __device__ int get();
    __device__ int size();
};
template <class X> struct C<X>::E : C<X>::In { X e; value rest[bound]; __device__ E(X e); __device__ int m() const; static __device__ int s() { return bound * 100; } };
template <class X> __device__ C<X>::E::E(X e) : e(e) {}
template <class X> __device__ int C<X>::E::m() const { return e + 1; }
template <class X> struct C<X>::In::Deep { X a, b; };
template <class X> template <class Y> struct C<X>::R { X x; Y y; __device__ Y sum(); };
template <class X> template <class Y> __device__ Y C<X>::R<Y>::sum() { return x + y; }
template <class X> struct C<X>::Hidden { X h[5]; };
template <class X> __device__ int C<X>::get() { E x(3); p = &x; return p->m() + E::s(); }
template <class X> __device__ int C<X>::size() { return sizeof(Hidden); }
template <> struct C<char>::Hidden { double d; };
extern "C" __global__ void member_classes_defined_outside(int *out) {
    C<int> c;
    out[0] = c.get();
    out[1] = c.size();
    C<int>::In::Deep d{4, 5};
    out[2] = d.a * 10 + d.b;
    C<int>::R<long> r{6, 7};
    out[3] = r.sum() + sizeof(r.sum());
    out[4] = C<char>().size();
    C<short>::E e(8);
    out[5] = e.m() + sizeof(e);
}
// LAUNCH: member_classes_defined_outside<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [404, 20, 45, 21, 8, 15]
