// [namespace.qual] p2: functions from several nominated namespaces form one overload set
namespace A { __device__ int f(int) { return 1; } }
namespace B { __device__ int f(double) { return 2; } }
namespace C { __device__ int f(const char *) { return 3; } }
namespace AB { using namespace A; using namespace B; }
namespace ABC { using namespace AB; using namespace C; __device__ int g() { return 4; } }
extern "C" __global__ void union_of_directives(int *out) {
    out[0] = ABC::f(1);
    out[1] = ABC::f(1.5);
    out[2] = ABC::f("x");
    out[3] = AB::f(1.0f) + ABC::g() * 10;
}
// LAUNCH: union_of_directives<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 3, 42]
