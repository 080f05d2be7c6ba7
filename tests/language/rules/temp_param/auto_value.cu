// [temp.param] p4: auto takes the type of the argument
template <auto V> struct A { static const int size = sizeof(V); static constexpr auto value = V; };
template <auto... Vs> __device__ int sizes() { return (0 + ... + (int)sizeof(Vs)); }
extern "C" __global__ void auto_value(int *out) {
    out[0] = A<'a'>::size;
    out[1] = A<5>::size + A<5>::value;
    out[2] = A<7L>::size;
    out[3] = sizes<1, 'c', true, 3LL>();
}
// LAUNCH: auto_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 9, 8, 14, 0, 0, 0, 0]
