// [temp.friend] p2: another instance is no friend
// REFUSED: private member
template <class T> class Box;
template <class T> __device__ int peek(const Box<int> &);
template <class T> class Box {
    int v = 3;
    friend __device__ int peek<T>(const Box<int> &);
};
template <class T> __device__ int peek(const Box<int> &b) { return b.v; }
extern "C" __global__ void bad_other_instance(int *out) { out[0] = peek<char>(Box<int>()); }
