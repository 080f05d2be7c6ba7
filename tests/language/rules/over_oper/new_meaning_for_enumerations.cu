// [over.oper] p6: an operator function needs a parameter of class or enumeration type
enum class Flag : unsigned { a = 1, b = 2, c = 4 };
__device__ Flag operator|(Flag x, Flag y) { return Flag(unsigned(x) | unsigned(y)); }
__device__ Flag operator&(Flag x, Flag y) { return Flag(unsigned(x) & unsigned(y)); }
__device__ bool operator!(Flag x) { return unsigned(x) == 0; }
__device__ Flag &operator|=(Flag &x, Flag y) { return x = x | y; }
__device__ Flag operator++(Flag &x, int) { Flag o = x; x = Flag(unsigned(x) << 1); return o; }
__device__ int operator*(Flag x) { return int(x) * 11; }
extern "C" __global__ void new_meaning_for_enumerations(int *out) {
    Flag f = Flag::a | Flag::c;
    out[0] = int(f);
    out[1] = !(f & Flag::b) * 10 + !(f & Flag::c);
    f |= Flag::b;
    out[2] = int(f);
    Flag g = Flag::a;
    out[3] = int(g++) * 10 + int(g);
    out[4] = *Flag::c;
}
// LAUNCH: new_meaning_for_enumerations<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [5, 10, 7, 12, 44]
