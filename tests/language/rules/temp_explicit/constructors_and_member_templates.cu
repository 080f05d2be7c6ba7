// [temp.explicit] p4 p7: an explicit instantiation of a constructor, a destructor, a conversion function and a member template, whose arguments may follow from the type
struct Plain {
    int x;
    template <class C> __device__ Plain(const C *p, unsigned n) : x(p[n]) {}
    template <class U> __device__ int get(U u) const { return x + u; }
};
template <class T>
struct Box {
    T v;
    __device__ Box(T x) : v(x) {}
    template <class U> __device__ Box(U a, T b) : v(a + b) {}
    __device__ ~Box() {}
    __device__ operator int() const { return v + 1; }
    __device__ int f(int x) { return v + x; }
    template <class U> __device__ int f(U x) { return v + x + 100; }
    template <class U> __device__ static int twice(U x);
};
template <class T> template <class U> __device__ int Box<T>::twice(U x) { return x + x; }

template __device__ Plain::Plain(const char *p, unsigned n);
template __device__ Plain::Plain(const short *, unsigned);
template int __device__ Plain::get(float) const;
template __device__ Box<int>::Box(int);
template __device__ Box<int>::Box(char, int);
template __device__ Box<int>::~Box();
template __device__ Box<int>::operator int() const;
template __device__ int Box<int>::f(float);
template __device__ int Box<int>::twice(float);

extern "C" __global__ void constructors_and_member_templates(int *out) {
    Box<int> b(4), c('\1', 2);
    out[0] = b;
    out[1] = c.v;
    out[2] = b.f(2);
    out[3] = b.f(2.0f);
    out[4] = Box<int>::twice(1.5f);
    char text[] = {3, 4};
    out[5] = Plain(text, 1).get(1.0f);
}
// LAUNCH: constructors_and_member_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 3, 6, 106, 3, 5, 0, 0]
