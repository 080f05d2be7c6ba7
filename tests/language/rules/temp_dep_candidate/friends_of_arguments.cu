// [temp.dep.candidate] p1: friends declared in an argument's class are found at the instantiation
template <class T> __device__ int area(const T &t) { return measure(t) * 10; }
template <class T> __device__ int twice(T t) { return area(t) + measure(t, 1); }
struct Sq {
    int s;
    friend __device__ int measure(const Sq &q) { return q.s * q.s; }
    friend __device__ int measure(const Sq &q, int k) { return q.s + k; }
};
template <class T> struct Box { T t; friend __device__ int measure(const Box &b) { return 1 + measure(b.t); } };
extern "C" __global__ void friends_of_arguments(int *out) {
    out[0] = area(Sq{3});
    out[1] = twice(Sq{2});
    out[2] = area(Box<Sq>{{4}});
}
// LAUNCH: friends_of_arguments<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [90, 43, 170, 0, 0, 0, 0, 0]
