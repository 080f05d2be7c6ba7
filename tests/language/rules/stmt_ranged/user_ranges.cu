// [stmt.ranged] p1: begin and end as members, by argument, and arrays by reference
struct It { int v; __device__ int operator*() const { return v; } __device__ It &operator++() { v += 2; return *this; } __device__ bool operator!=(It o) const { return v < o.v; } };
struct R { int n; __device__ It begin() const { return {1}; } __device__ It end() const { return {n}; } };
namespace ns { struct Q { int a[3]; }; __device__ int *begin(Q &q) { return q.a; } __device__ int *end(Q &q) { return q.a + 3; } }
struct T { int *log; __device__ ~T() { *log += 100; } __device__ It begin() const { return {0}; } __device__ It end() const { return {3}; } };
extern "C" __global__ void user_ranges(int *out) {
    int s = 0;
    for (int x : R{6}) s = s * 10 + x;
    out[0] = s;
    ns::Q q = {{1, 2, 3}};
    for (int &x : q) x *= 2;
    out[1] = q.a[0] * 100 + q.a[1] * 10 + q.a[2];
    int log = 0;
    for (auto x : T{&log}) log += x + 1;
    out[2] = log;
    int m[2][2] = {{1, 2}, {3, 4}};
    for (auto &row : m) for (int &x : row) x++;
    out[3] = m[0][0] * 10 + m[1][1];
}
// LAUNCH: user_ranges<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [135, 246, 104, 25, 0, 0, 0, 0]
