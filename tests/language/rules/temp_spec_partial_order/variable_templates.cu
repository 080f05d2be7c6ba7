// [temp.spec.partial.order] p1: partial specialisations of variable templates are ordered, too
template <class T> constexpr int rank_ = 0;
template <class T> constexpr int rank_<T[]> = rank_<T> + 1;
template <class T, unsigned long N> constexpr int rank_<T[N]> = rank_<T> + 10;
template <class T> constexpr int depth = 0;
template <class T> constexpr int depth<T **> = 100;
template <class EvenLongerName> constexpr int depth<EvenLongerName *> = 1;
extern "C" __global__ void variable_templates(int *out) {
    constexpr int a = rank_<int[][3][4]>, b = depth<int *>, c = depth<int **>, d = rank_<int>;
    out[0] = a;
    out[1] = b;
    out[2] = c;
    out[3] = d;
}
// LAUNCH: variable_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 1, 100, 0, 0, 0, 0, 0]
