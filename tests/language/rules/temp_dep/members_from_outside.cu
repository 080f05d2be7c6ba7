// [temp.dep] p3: names of dependent bases are not looked at inside the class, but are members of its instances
struct type { long x[4]; };
template <class T> struct B { typedef T type; static constexpr int n = sizeof(T); };
template <class T> struct A : B<T> { type own; };
template <class T, bool = true> struct C { }; template <class T> struct C<T, true> : B<T> { }; template <class T> struct D : C<T> { };
extern "C" __global__ void members_from_outside(int *out) {
    A<short>::type x = 70000; out[0] = x; C<int>::type y(3); out[1] = y; D<char>::type const *z = 0; out[2] = sizeof(*z) + sizeof(D<int>::type); out[3] = sizeof(A<char>().own), out[4] = D<long>::n;
}
// LAUNCH: members_from_outside<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [4464, 3, 5, 32, 8]
