// [temp.static] p1 of temp.dep.type: a base that knows its derived class
template <class D> struct Base {
    __device__ int call() { return static_cast<D *>(this)->impl() + D::bonus(); }
    __device__ int impl() { return 1; }
    __device__ static int bonus() { return 100; }
};
struct A : Base<A> { int v = 7; __device__ int impl() { return v; } };
struct B : Base<B> { __device__ static int bonus() { return 200; } };
template <class T> struct C : Base<C<T>> { __device__ int impl() { return sizeof(T); } };
extern "C" __global__ void crtp(int *out) {
    out[0] = A().call();
    out[1] = B().call();
    out[2] = C<double>().call();
}
// LAUNCH: crtp<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [107, 201, 108, 0, 0, 0, 0, 0]
