// [expr.const] p2: characters of strings, comparisons, switches
__device__ constexpr unsigned hash(const char *s) { unsigned h = 5381; for (; *s; ++s) h = h * 33 + *s; return h; }
__device__ constexpr bool equal(const char *a, const char *b) { while (*a && *a == *b) { ++a; ++b; } return *a == *b; }
__device__ int f(unsigned h) {
    switch (h) {
    case hash("one"): return 1;
    case hash("two"): return 2;
    default: return 3;
    }
}
extern "C" __global__ void string_literals(int *out) {
    static_assert(equal("abc", "abc") && !equal("abc", "abd") && !equal("ab", "abc"), "");
    static_assert("xyz"[1] == 'y' && sizeof("xyz") == 4, "");
    out[0] = f(hash("one")) * 100 + f(hash("two")) * 10 + f(hash("three"));
    constexpr char c = "hello"[4];
    out[1] = c;
}
// LAUNCH: string_literals<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 111, 0, 0, 0, 0, 0, 0]
