// [temp.explicit] p2: what is instantiated is a template or a member of an instance.
// REFUSED: does not refer to a function template or a member of a class template
struct Plain {
    int x;
    __device__ Plain(int a) : x(a) {}
};
template __device__ Plain::Plain(int);
extern "C" __global__ void bad_member_of_a_plain_class(int *out) { out[0] = Plain(1).x; }
