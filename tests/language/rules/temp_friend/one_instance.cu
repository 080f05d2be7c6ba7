// [temp.friend] p2: only the instance with the same arguments is a friend
template <class T> class Box;
template <class T> __device__ int peek(const Box<T> &);
template <class T> class Box {
    T v;
    friend __device__ int peek<T>(const Box &);
public:
    __device__ Box(T x) : v(x) { }
};
template <class T> __device__ int peek(const Box<T> &b) { return b.v * 2; }
extern "C" __global__ void one_instance(int *out) { out[0] = peek(Box<int>(4)) * 100 + peek(Box<char>('\5')); }
// LAUNCH: one_instance<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [810, 0, 0, 0, 0, 0, 0, 0]
