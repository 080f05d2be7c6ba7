// [temp.class] p3: templates within templates, with dependent bases
template <class K_, class V> struct Map {
    struct Entry { K_ k; V v; };
    template <int N> struct Fixed {
        Entry e[N];
        int n = 0;
        __device__ void put(K_ k, V v) { e[n].k = k; e[n].v = v; n++; }
        __device__ const V *get(const K_ &k) const { for (int i = 0; i < n; i++) if (e[i].k == k) return &e[i].v; return nullptr; }
    };
};
template <class M> struct Use : M { __device__ int both(int a, int b) { return *this->get(a) * 10 + *this->get(b); } };
extern "C" __global__ void nested_templates(int *out) {
    Use<Map<int, char>::Fixed<3>> u;
    u.put(5, 1);
    u.put(6, 2);
    out[0] = u.both(6, 5);
    out[1] = u.get(9) == nullptr;
    out[2] = sizeof(Map<int, char>::Entry);
    out[3] = sizeof(u);
}
// LAUNCH: nested_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 1, 8, 28, 0, 0, 0, 0]
