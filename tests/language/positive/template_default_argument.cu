template <typename T = int, int N = 4> struct Dflt { T v[N]; };
extern "C" __global__ void template_default_argument(int *out) {
    int i = threadIdx.x; out[i] = sizeof(Dflt<>) + sizeof(Dflt<double>) + sizeof(Dflt<char, 3>);
}
// LAUNCH: template_default_argument<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 16 + 32 + 3
