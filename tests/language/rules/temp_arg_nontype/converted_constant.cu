// [temp.arg.nontype] p2: integral conversions, enumerators, unscoped to int, bool of a value 0 or 1
enum Colour { red = 1, blue = 7 };
enum class Deep : short { x = 3 };
template <int N> struct I { static const int v = N; };
template <Deep D> struct E { static const int v = (int)D + 100; };
template <unsigned char C> struct U { static const int v = C; };
template <bool B> struct B_ { static const int v = B; };
extern "C" __global__ void converted_constant(int *out) {
    out[0] = I<blue>::v;
    out[1] = I<'a'>::v;
    out[2] = I<true>::v;
    out[3] = E<Deep::x>::v;
    out[4] = U<255>::v;
    out[5] = B_<1>::v;
    out[6] = I<3u>::v;
}
// LAUNCH: converted_constant<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 97, 1, 103, 255, 1, 3, 0]
