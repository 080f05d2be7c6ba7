// [basic.def.odr] p4: a constant of the host is used for its value: read, a member of it, copied whole, given to a constant call
// HOST: no
struct Point { int x, y; };
struct Doubled { int by; __host__ __device__ constexpr int operator()(int n) const { return n * by; } };
const int count = 5;
const float half = 0.5f;
const Point corner = {7, 8};
constexpr Point origin{3, 4};
constexpr Doubled doubled{2};
const char *const nothing = nullptr;
struct Sizes { static constexpr int width = 6; static const int height = 9; int own = 1; };
template<class T> constexpr T third = T(3);
__device__ int sum(Point p) { return p.x + p.y; }
extern "C" __global__ void host_constants_are_values(int *out) {
    int room[count] = {1, 2, 3, 4, 5};
    int i = threadIdx.x;
    Point copy = origin;
    Sizes *none = nullptr;
    out[0] = i ? i : count;
    out[1] = corner.y + origin.x;
    out[2] = sum(origin) + copy.y;
    out[3] = doubled(21);
    out[4] = Sizes::width * none->height;
    out[5] = third<int> + sizeof(corner) + room[i + 1];
    out[6] = nothing == nullptr;
    out[7] = half * 10;
    out[8] = Sizes().height + (i++, Sizes().width) + (i, count);
}
// LAUNCH: host_constants_are_values<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [5, 11, 11, 42, 54, 13, 1, 5, 20]
