#pragma once
/* The smaller and the larger of two values ([alg.min.max], [alg.clamp]): of <algorithm>, what C++17 makes constexpr for values. */
namespace std {
template <typename T> __host__ __device__ constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <typename T, typename C> __host__ __device__ constexpr const T &min(const T &a, const T &b, C less) { return less(b, a) ? b : a; }
template <typename T> __host__ __device__ constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <typename T, typename C> __host__ __device__ constexpr const T &max(const T &a, const T &b, C less) { return less(a, b) ? b : a; }
}
