// [temp.inst] p2: a name for a specialisation does not instantiate it
template <class T> struct Never { static_assert(sizeof(T) == 0, "never"); };
template <int N, bool B = (N > 7)> struct W {
    enum { value = N * 2 + B };
    typedef W<N - 1> down;
    using half = W<N / 2 - 1>;
    typedef W<N + 1> *up, &other;
};
typedef Never<int> A, *B;
using C = Never<float>;
extern "C" __global__ void not_by_a_name(int *out) {
    typedef Never<char> local;
    using D = A;
    local *p = nullptr;
    D *q = nullptr;
    out[0] = W<3, false>::value;
    out[1] = W<15>::down::value + W<20>::half::down::value;
    out[2] = (p == nullptr) + (q == nullptr) + sizeof(W<1>::up);
}
// LAUNCH: not_by_a_name<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 46, 10, 0, 0, 0, 0, 0]
