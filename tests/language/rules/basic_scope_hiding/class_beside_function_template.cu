// [basic.scope.hiding] p2: a class is hidden by a function template of its scope, which may stand before it
namespace n {
template<class T> __device__ int f(T t) { return t + 1; }
struct f { char c[9]; };
}
extern "C" __global__ void class_beside_function_template(int *out) {
    struct n::f object;
    out[0] = n::f('\5');
    out[1] = n::f<int>(6);
    out[2] = sizeof(object) + sizeof(struct n::f);
}
// LAUNCH: class_beside_function_template<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [6, 7, 18]
