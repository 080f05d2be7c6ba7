// [temp] p1: a variable template and its specialisations
template <class T> constexpr int size = sizeof(T);
template <class T> constexpr int size<T *> = 100 + size<T>;
template <> constexpr int size<void> = 7;
template <class T, class U> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
template <int N> constexpr int fact = N * fact<N - 1>;
template <> constexpr int fact<0> = 1;
extern "C" __global__ void variable_template(int *out) {
    constexpr int v[] = {size<short>, size<short *>, size<void>, size<void **>};
    for (int i = 0; i < 4; i++) out[i] = v[i];
    out[4] = same<int, int> * 10 + same<int, const int>;
    constexpr int f5 = fact<5>;
    out[5] = f5;
}
// LAUNCH: variable_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 102, 7, 207, 10, 120, 0, 0]
