// [temp.deduct.type] p10: where the address of a function is taken `T &&` may mean an lvalue reference, in a pack, too
template<class T> __device__ int one(T &&) { return sizeof(T); }
template<class... P> __device__ int many(P &&...) { return 10 + sizeof...(P); }
template<class T, class... P> __device__ int both(T &, P &&...) { return 20 + sizeof...(P); }
template<class T> __device__ int named(T &&) { return 1; }
template<> __device__ int named(int &) { return 2; }
extern "C" __global__ void forwarding_references(int *out) {
    int (*p)(const char &) = one;
    int (*q)(short &&) = &one;
    int (*r)(int &, const long (&)[3], float &&) = many;
    int (*s)(int &, int &, int &&) = both;
    int (*o)(const double &&) = one;
    char c = 0;
    short h = 0;
    int i = 0;
    const long a[3] = {};
    out[0] = p(c);
    out[1] = q(static_cast<short &&>(h));
    out[2] = r(i, a, 1.5f);
    out[3] = s(i, i, 1);
    out[4] = named(i) * 10 + named(1);
    out[5] = o(1.0);
}
// LAUNCH: forwarding_references<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 2, 13, 22, 21, 8]
