// [over.binary] p1: << groups to the left, its operands in order
struct Stream { int v = 0; };
__device__ Stream &operator<<(Stream &s, int k) { s.v = s.v * 10 + k; return s; }
__device__ Stream &operator<<(Stream &s, bool b) { s.v = s.v * 10 + (b ? 8 : 9); return s; }
__device__ Stream &operator<<(Stream &s, const char *p) { s.v = s.v * 10 + (*p - '0'); return s; }
__device__ Stream &operator>>(Stream &s, int &k) { k = s.v % 10; s.v /= 10; return s; }
extern "C" __global__ void shift_as_stream(int *out) {
    Stream s;
    s << 1 << true << "3" << 'a' - 'a' + 4;
    out[0] = s.v;
    int a, b;
    s >> a >> b;
    out[1] = a * 10 + b;
    out[2] = s.v;
    s << (1 < 2);
    out[3] = s.v;
}
// LAUNCH: shift_as_stream<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1834, 43, 18, 188]
