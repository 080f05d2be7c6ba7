// [temp.expl.spec] p2: nor within a class template
// REFUSED: explicit specialization in class scope
template <class T> struct Map {
    template <bool> struct H { static constexpr int v = 1; };
    template <> struct H<false> { static constexpr int v = 2; };
};
extern "C" __global__ void bad_member_class_in_class_template(int *out) { out[0] = Map<int>::H<true>::v; }
