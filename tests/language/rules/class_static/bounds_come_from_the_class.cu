// [class.static.data] p3: a static member's declaration outside need not repeat the bound that the class gives
struct D { static constexpr int grid[][2] = {{1, 2}, {3, 4}, {5, 6}}; static constexpr int line[] = {1, 2}; static constexpr int same[2] = {5, 6}; static constexpr int one = 9; };
constexpr int D::grid[][2]; constexpr int D::line[]; constexpr int D::same[]; constexpr int D::one;
template <class T> struct E { static constexpr T pair[] = {T(7), T(8)}; static constexpr T one = pair[1]; }; template <class T> constexpr T E<T>::pair[];
extern "C" __global__ void bounds_come_from_the_class(int *out) { out[0] = sizeof(D::grid) + D::grid[2][1]; out[1] = sizeof(D::line) + D::line[1]; out[2] = sizeof(D::same); out[3] = sizeof(E<short>::pair) + E<int>::one + D::one; }
// LAUNCH: bounds_come_from_the_class<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [30, 10, 8, 21]
