// LAUNCH: template_member_type_made<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [7, 3, 2]
template <class T> struct Box { using type = T; };
struct Pair { int a, b; };
template <class T> __device__ int made() { return typename Box<T>::type{3, 4}.a; }
__global__ void template_member_type_made(int *out) {
    out[0] = Box<int>::type(7.5f);
    out[1] = made<Pair>();
    out[2] = (typename Box<Pair>::type{1, 2}).b;
}
