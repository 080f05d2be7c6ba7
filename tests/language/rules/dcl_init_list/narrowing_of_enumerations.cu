// [dcl.init.list] p7: what holds all values of an enumeration does not narrow it
enum Color { red, green, blue };
enum Negative { minus = -1, plus = 100 };
enum Large { large = 0x80000000u };
enum Small : char { little, tiny };
struct Source { __device__ operator Color() const { return blue; } };
__device__ int f(int x) { return x; }
__device__ unsigned u(unsigned x) { return x; }
__device__ long l(long x) { return x; }
extern "C" __global__ void narrowing_of_enumerations(int *out) {
    Color c = green;
    Negative n = minus;
    Large g = large;
    Small s = tiny;
    Source from;
    out[0] = f({c});
    out[1] = f({n});
    out[2] = u({g}) == 0x80000000u;
    out[3] = f({s});
    out[4] = f({from});
    out[5] = (int)l({c}) + (int)l({n});
    int x{c};
    out[6] = x;
    out[7] = f({green}) + (int)u({plus});
}
// LAUNCH: narrowing_of_enumerations<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, -1, 1, 1, 2, 0, 1, 101]
