#pragma once
/* The smaller and the larger of two values ([alg.min.max], [alg.clamp]): of <algorithm>, what C++17 makes constexpr for values. */
namespace std {
template <typename T> __host__ __device__ constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <typename T, typename C> __host__ __device__ constexpr const T &min(const T &a, const T &b, C less) { return less(b, a) ? b : a; }
template <typename T> __host__ __device__ constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <typename T, typename C> __host__ __device__ constexpr const T &max(const T &a, const T &b, C less) { return less(a, b) ? b : a; }
/* What the standard has for lists: the elements of a braced list deduce the array that they become. */
template <typename T, size_t N> __host__ __device__ constexpr T min(const T (&&list)[N]) {
  T found = list[0];
  for (size_t i = 1; i < N; i++)
    if (list[i] < found) found = list[i];
  return found;
}
template <typename T, size_t N> __host__ __device__ constexpr T max(const T (&&list)[N]) {
  T found = list[0];
  for (size_t i = 1; i < N; i++)
    if (found < list[i]) found = list[i];
  return found;
}
}
