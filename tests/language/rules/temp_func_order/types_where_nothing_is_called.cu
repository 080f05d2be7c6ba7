// [temp.deduct.partial] p3.3: where nothing is called the function types are ordered, references and all
template<class T> __device__ int f(const T &&) { return 1; }
template<class T> __device__ int f(T) { return 2; }
template<class T> __device__ int g(T &) { return 3; }
template<class T> __device__ int g(T) { return 4; }
template<class... P> __device__ int h(P &&...) { return 5; }
template<class T> __device__ int h(T &) { return 6; }
extern "C" __global__ void types_where_nothing_is_called(int *out) {
    int (*p)(const char &&) = f;
    int (*q)(const char &) = &f;
    int (*r)(int &) = g;
    int x = 1;
    out[0] = p('a');
    out[1] = q('a');
    out[2] = r(x);
    out[3] = static_cast<int (*)(long)>(g)(1);
    int (*u)(int &) = h;
    int (*v)(int &&) = h;
    out[4] = u(x);
    out[5] = v(1);
}
// LAUNCH: types_where_nothing_is_called<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 2, 3, 4, 6, 5]
