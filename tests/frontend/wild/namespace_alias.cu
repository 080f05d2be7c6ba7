// A namespace by another name, at file scope, in a function, and hidden by a block's own.
namespace geometry { namespace plane { struct Point { int x, y; }; __device__ int dot(Point a, Point b) { return a.x * b.x + a.y * b.y; } } const int SIDES = 4; }
namespace g = geometry;
namespace p = g::plane;
namespace io = std;
__device__ int square(p::Point a) { return p::dot(a, a); }
extern "C" __global__ void aliases(int *out) {
    namespace q = geometry::plane;
    q::Point a{3, 4};
    out[0] = square(a) + g::SIDES;
    {
        namespace g = geometry::plane;
        g::Point b{1, 2};
        out[1] = g::dot(a, b);
    }
    out[2] = g::SIDES;
}
// LAUNCH: aliases<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [29, 11, 4]
