// [temp.deduct.call] p4: a class derived from a template-id deduces it
template <class T, int N> struct B { };
struct D1 : B<char, 3> { };
struct D2 : D1 { int x; };
template <class T, int N> __device__ int f(const B<T, N> &) { return 10 * sizeof(T) + N; }
template <class T, int N> __device__ int g(B<T, N> *) { return 1000 + 10 * sizeof(T) + N; }
extern "C" __global__ void base_of_derived(int *out) {
    D1 d1;
    D2 d2{};
    out[0] = f(d1);
    out[1] = f(d2);
    out[2] = g(&d2);
    out[3] = f(B<double, 2>());
}
// LAUNCH: base_of_derived<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [13, 13, 1013, 82, 0, 0, 0, 0]
