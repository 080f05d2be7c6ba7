struct Pair { int a; float b; __device__ auto first() const -> decltype(a) { return a; } };
__device__ int &at(int *p, int i) { return p[i]; }
extern "C" __global__ void decltype_rules(int *out) {
    int i = threadIdx.x;
    const int c = i;
    int &r = i;
    Pair p = {i, 2.5f};
    decltype(c) same = c;
    decltype(r) alias = i;
    decltype((i)) lvalue = i;
    decltype(i + 1) value = i + 1;
    decltype(p.b) member = 1.5f;
    decltype(at(out, 0)) cell = at(out, i);
    static_assert(std::is_same<decltype(c), const int>::value, "");
    static_assert(std::is_same<decltype(r), int &>::value, "");
    static_assert(std::is_same<decltype((c)), const int &>::value, "");
    static_assert(std::is_same<decltype(p.b), float>::value, "");
    static_assert(std::is_same<decltype((p.b)), float &>::value, "");
    static_assert(std::is_same<decltype(i++), int>::value, "");
    static_assert(std::is_same<decltype(++i), int &>::value, "");
    static_assert(std::is_same<decltype(out[0]), int &>::value, "");
    static_assert(std::is_same<decltype(static_cast<int &&>(i)), int &&>::value, "");
    static_assert(std::is_same<decltype('a' + 1u), unsigned>::value, "");
    static_assert(std::is_same<decltype(Pair::b), float>::value, "");
    decltype(auto) copy = c;
    decltype(auto) also = (alias);
    also += 0;
    lvalue += 0;
    cell = same + value * 100 + int(member * 2) * 10000 + copy * 100000 + p.first() * 0;
}
// LAUNCH: decltype_rules<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + (arange(8) + 1) * 100 + 30000 + arange(8) * 100000
