// [temp.arg.type] p1: local classes of one name in two functions are two types
template <class T> struct Counter { __device__ static int size() { return sizeof(T); } };
__device__ int one() { struct L { char a; }; return Counter<L>::size(); }
__device__ int two() { struct L { double a; }; return Counter<L>::size(); }
extern "C" __global__ void same_name_in_two_functions(int *out) {
    out[0] = one();
    out[1] = two();
    { struct L { int a[3]; }; out[2] = Counter<L>::size(); }
    { struct L { int a[4]; }; out[3] = Counter<L>::size(); }
}
// LAUNCH: same_name_in_two_functions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 8, 12, 16, 0, 0, 0, 0]
