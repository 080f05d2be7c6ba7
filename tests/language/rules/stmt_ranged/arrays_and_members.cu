// [stmt.ranged] p1: range-for over arrays, begin/end members, elements by value and reference
struct R { int n; struct It { int i; __device__ int operator*() const { return i * i; } __device__ It &operator++() { ++i; return *this; } __device__ bool operator!=(const It &o) const { return i != o.i; } }; __device__ It begin() const { return It{0}; } __device__ It end() const { return It{n}; } };
extern "C" __global__ void arrays_and_members(int *out) {
    int a[4] = {1, 2, 3, 4};
    for (int x : a) { out[0] = out[0] * 10 + x; x = 0; }
    for (int &x : a) x *= 2;
    out[1] = a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3];
    for (int x : R{4}) out[2] = out[2] * 10 + x;
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    for (auto &row : m) for (auto x : row) out[3] = out[3] * 10 + x;
    for (char c : "abc") out[4] = out[4] * 10 + (c ? c - 96 : 7);
    for (const auto &x : a) { if (x == 4) continue; if (x == 8) break; out[5] += x; }
}
// LAUNCH: arrays_and_members<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1234, 2468, 149, 123456, 1237, 8]
