// Template arguments computed from other template arguments, in the types of functions: nvcc's names.
// RUN: minicc %s -o - | FileCheck %s
template <typename T, int N> struct Row { T x[N]; };
template <int N> __device__ Row<float, N * 2> doubled(Row<float, N> a) {
    Row<float, N * 2> r;
    for (int i = 0; i < 2 * N; i++) r.x[i] = a.x[i % N] + i;
    return r;
}
// CHECK: .visible .entry _Z5widenILi2EEvP3RowIfXplmlT_Li2ELi1EEEPS0_IfXT_EE(
template <int N> __global__ void widen(Row<float, N * 2 + 1> *out, Row<float, N> *in) {
    Row<float, N * 2> r = doubled<N>(in[0]);
    for (int i = 0; i < 2 * N; i++) out[0].x[i] = r.x[i];
}
template __global__ void widen<2>(Row<float, 5> *, Row<float, 2> *);
extern "C" __global__ void sums(float *out) {
    Row<float, 3> row = {{1, 2, 3}};
    Row<float, 6> r = doubled(row);
    float sum = 0;
    for (int i = 0; i < 6; i++) sum += r.x[i];
    out[0] = sum;
}
// LAUNCH: sums<<<1,1>>> out=zeros(1,f32)
// EXPECT: out == [27]
