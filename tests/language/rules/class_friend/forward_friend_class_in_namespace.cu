// [class.friend] p11: struct X in a friend declaration names the innermost namespace's X
struct X { __device__ static int get() { return 1; } };
namespace N {
class A { static const int secret = 7; friend struct X; friend class Y; };
struct X { __device__ static int get() { return A::secret; } };
class Y { public: __device__ static int get() { return A::secret * 2; } };
}
extern "C" __global__ void forward_friend_class_in_namespace(int *out) {
    out[0] = N::X::get();
    out[1] = N::Y::get();
    out[2] = X::get();
}
// LAUNCH: forward_friend_class_in_namespace<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [7, 14, 1]
