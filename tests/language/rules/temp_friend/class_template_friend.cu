// [temp.friend] p5: a class template as friend
template <class T> class Box {
    T v;
    template <class U> friend struct Peek;
public:
    __device__ Box(T x) : v(x) { }
};
template <class U> struct Peek { template <class T> __device__ static int at(const Box<T> &b) { return b.v + sizeof(U); } };
extern "C" __global__ void class_template_friend(int *out) { out[0] = Peek<double>::at(Box<int>(30)); }
// LAUNCH: class_template_friend<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [38, 0, 0, 0, 0, 0, 0, 0]
