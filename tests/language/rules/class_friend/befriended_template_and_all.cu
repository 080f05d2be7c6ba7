// [class.friend] temp.friend: a friend template and a friend of one specialisation
template <class T> __device__ int peek(const T &t) { return t.v; } class A { int v = 4; template <class T> friend __device__ int peek(const T &); }; template <class T> struct R; class B { int v = 5; friend struct R<int>; }; template <class T> struct R { __device__ int get(const B &b) { return b.v; } };
extern "C" __global__ void befriended_template_and_all(int *out) { A a; B b; out[0] = peek(a); out[1] = R<int>().get(b); }
// LAUNCH: befriended_template_and_all<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [4, 5]
