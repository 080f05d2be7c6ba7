#pragma once
/* Matrices of a warp (CUDA C++ Programming Guide, "Warp Matrix Functions"). Which element a lane holds where is the instructions' affair. */
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#define _MINICC_MMA static __device__ __forceinline__
namespace nvcuda {
namespace wmma {

struct row_major { static constexpr char word[] = "row"; };
struct col_major { static constexpr char word[] = "col"; };
struct matrix_a { static constexpr char word[] = "a"; };
struct matrix_b { static constexpr char word[] = "b"; };
struct accumulator { static constexpr char word[] = "c"; };
enum layout_t { mem_row_major, mem_col_major };
namespace precision { struct tf32; }
namespace experimental {
namespace precision { struct u4; struct s4; struct b1; }
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
}
_MINICC_MMA float __float_to_tf32(float x) {
  float r;
  asm("{ .reg .b32 t; cvt.rna.tf32.f32 t, %1; mov.b32 %0, t; }" : "=f"(r) : "f"(x));
  return r;
}

namespace details {
/* An element: its PTX type, what holds it in a lane (`packed` of them together) and in memory, and the words of a value. */
template <class T> struct Element;
#define _MINICC_ELEMENT(T, name, Held, Memory, count) \
  template <> struct Element<T> { \
    static constexpr char word[] = name; \
    typedef Held held; \
    typedef Memory memory; \
    static constexpr int packed = count; \
    static constexpr bool is_half = false; \
  };
_MINICC_ELEMENT(__nv_bfloat16, "bf16", __nv_bfloat16, __nv_bfloat16, 1)
_MINICC_ELEMENT(signed char, "s8", signed char, signed char, 1)
_MINICC_ELEMENT(unsigned char, "u8", unsigned char, unsigned char, 1)
_MINICC_ELEMENT(float, "f32", float, float, 1)
_MINICC_ELEMENT(int, "s32", int, int, 1)
_MINICC_ELEMENT(double, "f64", double, double, 1)
_MINICC_ELEMENT(precision::tf32, "tf32", float, float, 1)
_MINICC_ELEMENT(experimental::precision::u4, "u4", unsigned, void, 8)
_MINICC_ELEMENT(experimental::precision::s4, "s4", int, void, 8)
_MINICC_ELEMENT(experimental::precision::b1, "b1", unsigned, void, 32)
#undef _MINICC_ELEMENT
template <> struct Element<__half> {
  static constexpr char word[] = "f16";
  typedef __half held;
  typedef __half memory;
  static constexpr int packed = 1;
  static constexpr bool is_half = true;
};
/* What every element of a fragment of T is filled with: values of 4 bits or 1 fill a word. */
template <class T> _MINICC_MMA typename Element<T>::held filled(typename Element<T>::held v) {
  if constexpr (Element<T>::packed == 8) return (v & 15) * 0x11111111u;
  else if constexpr (Element<T>::packed == 32) return v & 1 ? 0xffffffffu : 0u;
  else return v;
}

/* Which matrices there are for a shape: those to multiply, and sums. */
template <int m, int n, int k> struct Shape;
#define _MINICC_SHAPE(m, n, k) template <> struct Shape<m, n, k> { static constexpr char word[] = "m" #m "n" #n "k" #k; };
_MINICC_SHAPE(16, 16, 16)
_MINICC_SHAPE(32, 8, 16)
_MINICC_SHAPE(8, 32, 16)
_MINICC_SHAPE(16, 16, 8)
_MINICC_SHAPE(8, 8, 4)
_MINICC_SHAPE(8, 8, 32)
_MINICC_SHAPE(8, 8, 128)
#undef _MINICC_SHAPE
template <class T, class U> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
template <int m, int n, int k, class T> constexpr bool multiplies() {
  using namespace experimental::precision;
  if (k == 16) return m * n == 256 && (same<T, __half> || same<T, __nv_bfloat16> || same<T, signed char> || same<T, unsigned char>);
  return (k == 8 && same<T, precision::tf32>) || (k == 4 && same<T, double>) || (k == 32 && (same<T, u4> || same<T, s4>)) || (k == 128 && same<T, b1>);
}
template <int k, class T> constexpr bool sums() {
  if (k == 16) return same<T, __half> || same<T, float> || same<T, int>;
  return (k == 8 && same<T, float>) || (k == 4 && same<T, double>) || ((k == 32 || k == 128) && same<T, int>);
}
/* Elements of a lane. Halves to multiply are held by two lanes each, or more. */
template <class Use, int m, int n, int k, class T> constexpr int elements() {
  if (Element<T>::is_half && !same<Use, accumulator>) return 16;
  return same<Use, matrix_a> ? m * k / 32 : same<Use, matrix_b> ? n * k / 32 : m * n / 32;
}
/* The elements of a lane, and the same as registers. */
template <class Held, int count> struct __align__(8) Held_by_lane {
  static constexpr int words = count * (int)sizeof(Held) / 4;
  union {
    Held x[count];
    unsigned _words[words];
  };
  __device__ Held_by_lane() {}
};
template <int count> struct __align__(8) Held_by_lane<double, count> {
  static constexpr int words = count;
  double x[count];
};
}

template <class Use, int m, int n, int k, class T, class Layout = void>
struct fragment : details::Held_by_lane<typename details::Element<T>::held, details::elements<Use, m, n, k, T>() / details::Element<T>::packed> {
  static_assert(details::same<Use, accumulator> ? details::sums<k, T>() && details::same<Layout, void>
                                                : details::multiplies<m, n, k, T>() && !details::same<Layout, void>,
                "there is no such fragment of a matrix");
  typedef T element_type;
  typedef typename details::Element<T>::held storage_element_type;
  enum {
    num_elements = details::elements<Use, m, n, k, T>(),
    num_storage_elements = num_elements / details::Element<T>::packed
  };
};

namespace details {
/* Word i of a fragment; an operand that an instruction does not have repeats the first. */
template <class F> _MINICC_MMA unsigned word(const F &f, int i) { return f._words[i < F::words ? i : 0]; }
#define _MINICC_1 "{%0}"
#define _MINICC_2 "{%0, %1}"
#define _MINICC_4 "{%0, %1, %2, %3}"
#define _MINICC_8 "{%0, %1, %2, %3, %4, %5, %6, %7}"
#define _MINICC_LOAD(registers) \
  asm volatile("wmma.load.%8.sync.aligned.%9.%10.%11 " registers ", [%12], %13;" \
               : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]), "=r"(w[4]), "=r"(w[5]), "=r"(w[6]), "=r"(w[7]) \
               : "C"(Use::word), "C"(Layout::word), "C"(S::word), "C"(Element<T>::word), "l"(p), "r"(ldm) : "memory")
#define _MINICC_LOAD_DOUBLE(registers) \
  asm volatile("wmma.load.%2.sync.aligned.%3.%4.f64 " registers ", [%5], %6;" : "=d"(w[0]), "=d"(w[1]) \
               : "C"(Use::word), "C"(Layout::word), "C"(S::word), "l"(p), "r"(ldm) : "memory")
template <class Use, class Layout, class S, class T, class F> _MINICC_MMA void load(F &f, const void *p, unsigned ldm) {
  if constexpr (same<T, double>) {
    double w[2];
    if constexpr (F::words == 1) _MINICC_LOAD_DOUBLE(_MINICC_1);
    else _MINICC_LOAD_DOUBLE(_MINICC_2);
#pragma unroll
    for (int i = 0; i < F::words; i++) f.x[i] = w[i];
  } else {
    unsigned w[8];
    if constexpr (F::words == 1) _MINICC_LOAD(_MINICC_1);
    else if constexpr (F::words == 2) _MINICC_LOAD(_MINICC_2);
    else if constexpr (F::words == 4) _MINICC_LOAD(_MINICC_4);
    else _MINICC_LOAD(_MINICC_8);
#pragma unroll
    for (int i = 0; i < F::words; i++) f._words[i] = w[i];
  }
}
#define _MINICC_WORDS(f) "r"(word(f, 0)), "r"(word(f, 1)), "r"(word(f, 2)), "r"(word(f, 3)), "r"(word(f, 4)), "r"(word(f, 5)), "r"(word(f, 6)), "r"(word(f, 7))
#define _MINICC_STORE(registers) \
  asm volatile("wmma.store.d.sync.aligned.%8.%9.%10 [%11], " registers ", %12;" \
               :: _MINICC_WORDS(f), "C"(Layout::word), "C"(S::word), "C"(Element<T>::word), "l"(p), "r"(ldm) : "memory")
template <class Layout, class S, class T, class F> _MINICC_MMA void store(void *p, const F &f, unsigned ldm) {
  if constexpr (same<T, double>)
    asm volatile("wmma.store.d.sync.aligned.%2.%3.f64 [%4], {%0, %1}, %5;" :: "d"(f.x[0]), "d"(f.x[1]), "C"(Layout::word), "C"(S::word), "l"(p), "r"(ldm) : "memory");
  else if constexpr (F::words == 2) _MINICC_STORE(_MINICC_2);
  else if constexpr (F::words == 4) _MINICC_STORE(_MINICC_4);
  else _MINICC_STORE(_MINICC_8);
}

struct Wraps { static constexpr char word[] = ""; };
struct Saturates { static constexpr char word[] = ".satfinite"; };
struct Sum { static constexpr char word[] = "mma"; };
struct Xor { static constexpr char word[] = "mma.xor.popc"; };
struct And { static constexpr char word[] = "mma.and.popc"; };
#define _MINICC_A1 "{%8}"
#define _MINICC_A2 "{%8, %9}"
#define _MINICC_A4 "{%8, %9, %10, %11}"
#define _MINICC_A8 "{%8, %9, %10, %11, %12, %13, %14, %15}"
#define _MINICC_B1 "{%16}"
#define _MINICC_B2 "{%16, %17}"
#define _MINICC_B4 "{%16, %17, %18, %19}"
#define _MINICC_B8 "{%16, %17, %18, %19, %20, %21, %22, %23}"
#define _MINICC_C2 "{%24, %25}"
#define _MINICC_C4 "{%24, %25, %26, %27}"
#define _MINICC_C8 "{%24, %25, %26, %27, %28, %29, %30, %31}"
#define _MINICC_MULTIPLY(types, dr, ar, br, cr) \
  asm volatile("wmma.%32.sync.aligned.%33.%34.%35." types "%39 " dr ", " ar ", " br ", " cr ";" \
               : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]), "=r"(w[4]), "=r"(w[5]), "=r"(w[6]), "=r"(w[7]) \
               : _MINICC_WORDS(a), _MINICC_WORDS(b), _MINICC_WORDS(c), "C"(Op::word), "C"(LA::word), "C"(LB::word), "C"(S::word), \
                 "C"(Element<D>::word), "C"(Element<T>::word), "C"(Element<C>::word), "C"(Sat::word))
#define _MINICC_FOUR(ar, br) _MINICC_MULTIPLY("%36.%37.%37.%38", _MINICC_8, ar, br, _MINICC_C8)
#define _MINICC_TWO(dr, cr) _MINICC_MULTIPLY("%36.%38", dr, _MINICC_A8, _MINICC_B8, cr)
template <class Op, class Sat, class S, int m, int n, int k, class D, class T, class C, class LA, class LB>
_MINICC_MMA void multiply(fragment<accumulator, m, n, k, D> &d, const fragment<matrix_a, m, n, k, T, LA> &a, const fragment<matrix_b, m, n, k, T, LB> &b,
                          const fragment<accumulator, m, n, k, C> &c) {
  if constexpr (same<T, double>) {
    double x, y;
    asm volatile("wmma.mma.sync.aligned.%6.%7.m8n8k4.rn.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%4, %5};" : "=d"(x), "=d"(y)
                 : "d"(a.x[0]), "d"(b.x[0]), "d"(c.x[0]), "d"(c.x[1]), "C"(LA::word), "C"(LB::word));
    d.x[0] = x, d.x[1] = y;
  } else {
    constexpr int A = fragment<matrix_a, m, n, k, T, LA>::words, B = fragment<matrix_b, m, n, k, T, LB>::words;
    unsigned w[8];
    if constexpr (same<T, __half>) {
      if constexpr (same<D, float> && same<C, float>) _MINICC_TWO(_MINICC_8, _MINICC_C8);
      else if constexpr (same<D, float>) _MINICC_TWO(_MINICC_8, _MINICC_C4);
      else if constexpr (same<C, float>) _MINICC_TWO(_MINICC_4, _MINICC_C8);
      else _MINICC_TWO(_MINICC_4, _MINICC_C4);
    } else if constexpr (A == 1 && B == 1) _MINICC_MULTIPLY("%36.%37.%37.%38", _MINICC_2, _MINICC_A1, _MINICC_B1, _MINICC_C2);
    else if constexpr (A == 2 && B == 2) _MINICC_FOUR(_MINICC_A2, _MINICC_B2);
    else if constexpr (A == 4 && B == 1) _MINICC_FOUR(_MINICC_A4, _MINICC_B1);
    else if constexpr (A == 1) _MINICC_FOUR(_MINICC_A1, _MINICC_B4);
    else if constexpr (A == 4) _MINICC_FOUR(_MINICC_A4, _MINICC_B4);
    else if constexpr (A == 8) _MINICC_FOUR(_MINICC_A8, _MINICC_B2);
    else _MINICC_FOUR(_MINICC_A2, _MINICC_B8);
#pragma unroll
    for (int i = 0; i < fragment<accumulator, m, n, k, D>::words; i++) d._words[i] = w[i];
  }
}
}

template <class Use, int m, int n, int k, class T, class Layout>
_MINICC_MMA void fill_fragment(fragment<Use, m, n, k, T, Layout> &f, const typename fragment<Use, m, n, k, T, Layout>::storage_element_type &v) {
#pragma unroll
  for (int i = 0; i < (int)fragment<Use, m, n, k, T, Layout>::num_storage_elements; i++) f.x[i] = details::filled<T>(v);
}
template <class Use, int m, int n, int k, class T, class Layout>
_MINICC_MMA void load_matrix_sync(fragment<Use, m, n, k, T, Layout> &f, const typename details::Element<T>::memory *p, unsigned ldm) {
  details::load<Use, Layout, details::Shape<m, n, k>, T>(f, p, ldm);
}
template <int m, int n, int k, class T>
_MINICC_MMA void load_matrix_sync(fragment<accumulator, m, n, k, T> &f, const typename details::Element<T>::memory *p, unsigned ldm, layout_t layout) {
  if (layout == mem_row_major) details::load<accumulator, row_major, details::Shape<m, n, k>, T>(f, p, ldm);
  else details::load<accumulator, col_major, details::Shape<m, n, k>, T>(f, p, ldm);
}
template <int m, int n, int k, class T>
_MINICC_MMA void store_matrix_sync(typename details::Element<T>::memory *p, const fragment<accumulator, m, n, k, T> &f, unsigned ldm, layout_t layout) {
  if (layout == mem_row_major) details::store<row_major, details::Shape<m, n, k>, T>(p, f, ldm);
  else details::store<col_major, details::Shape<m, n, k>, T>(p, f, ldm);
}
template <int m, int n, int k, class D, class T, class C, class LA, class LB>
_MINICC_MMA void mma_sync(fragment<accumulator, m, n, k, D> &d, const fragment<matrix_a, m, n, k, T, LA> &a, const fragment<matrix_b, m, n, k, T, LB> &b,
                          const fragment<accumulator, m, n, k, C> &c, bool satf = false) {
  using namespace details;
  if constexpr (same<D, int>) {
    if (satf) {
      multiply<Sum, Saturates, Shape<m, n, k>>(d, a, b, c);
      return;
    }
  }
  multiply<Sum, Wraps, Shape<m, n, k>>(d, a, b, c);
}
template <class D, class A, class B>
_MINICC_MMA void bmma_sync(D &d, const A &a, const B &b, const D &c, experimental::bmmaBitOp op = experimental::bmmaBitOpXOR,
                           experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC) {
  using namespace details;
  if (op == experimental::bmmaBitOpXOR) multiply<Xor, Wraps, Shape<8, 8, 128>>(d, a, b, c);
  else multiply<And, Wraps, Shape<8, 8, 128>>(d, a, b, c);
}

}
}
#undef _MINICC_1
#undef _MINICC_2
#undef _MINICC_4
#undef _MINICC_8
#undef _MINICC_LOAD
#undef _MINICC_LOAD_DOUBLE
#undef _MINICC_WORDS
#undef _MINICC_STORE
#undef _MINICC_MULTIPLY
#undef _MINICC_FOUR
#undef _MINICC_TWO
