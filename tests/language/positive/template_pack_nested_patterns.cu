// LAUNCH: template_pack_nested_patterns<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [2, 3, 1, 1, 1]
template <class... Ts> struct List { static constexpr int count = sizeof...(Ts); };
template <class T> struct Box { using type = T; };
template <class... Ts> __device__ int boxes(List<Box<Ts>...>) { return sizeof...(Ts); }
template <class... Ts> __device__ int unnamed(List<Ts>...) { return sizeof...(Ts); }
template <class... Ts> __device__ int nested(Ts...) { return List<List<Box<Ts>...>>::count + 0 * List<typename Box<Ts>::type...>::count; }
template <class... Ts> __device__ bool falling(Ts... xs) { return (xs > ... > 0); }
__global__ void template_pack_nested_patterns(int *out) {
    out[0] = boxes(List<Box<int>, Box<float>>());
    out[1] = unnamed(List<int>(), List<int>(), List<char>());
    out[2] = nested(1, 2.0f);
    out[3] = falling(3, 2, 1);
    out[4] = falling(3);
}
