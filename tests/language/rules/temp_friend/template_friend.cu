// [temp.friend] p5: a function template as friend of every instance
template <class T> class Box {
    T v;
public:
    __device__ Box(T x) : v(x) { }
    template <class U, class W> friend __device__ int both(const Box<U> &, const Box<W> &);
};
template <class U, class W> __device__ int both(const Box<U> &a, const Box<W> &b) { return a.v * 10 + b.v; }
extern "C" __global__ void template_friend(int *out) { out[0] = both(Box<int>(3), Box<char>('\4')); }
// LAUNCH: template_friend<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [34, 0, 0, 0, 0, 0, 0, 0]
