template <typename T> struct Tag { static const int id = 0; };
template <> struct Tag<float> { static const int id = 7; };
extern "C" __global__ void template_specialisation(int *out) {
    int i = threadIdx.x; out[i] = Tag<int>::id * 10 + Tag<float>::id;
}
// LAUNCH: template_specialisation<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 7
