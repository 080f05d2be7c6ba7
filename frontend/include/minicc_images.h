#pragma once
/* What the functions of textures and surfaces share: texels, and how functions are made of instructions. */
#define _MINICC_IMAGE static __device__ __forceinline__
#define _MINICC_LIST(...) , __VA_ARGS__
#ifndef _MINICC_REFERENCE
#define _MINICC_REFERENCE(name, kind, parameters, arguments)
#endif
namespace _minicc_images {
/* How an instruction gives an element: its PTX type, and the element of 32 bits. */
struct Signed { typedef void none; static constexpr char word[] = "s32"; template <class E> static __device__ __forceinline__ E element(unsigned bits) { return (E)bits; } };
struct Unsigned { typedef void none; static constexpr char word[] = "u32"; template <class E> static __device__ __forceinline__ E element(unsigned bits) { return (E)bits; } };
struct Floating { typedef void none; static constexpr char word[] = "f32"; template <class E> static __device__ __forceinline__ E element(unsigned bits) { return __uint_as_float(bits); } };
template <class T, class E, class K> struct Scalar : K {
  typedef T type;
  static __device__ __forceinline__ T of(uint4 v) { return K::template element<E>(v.x); }
};
template <class T, class E, class K> struct Vector1 : K {
  typedef T type;
  static __device__ __forceinline__ T of(uint4 v) { T r; r.x = K::template element<E>(v.x); return r; }
};
template <class T, class E, class K> struct Vector2 : K {
  typedef T type;
  static __device__ __forceinline__ T of(uint4 v) { T r; r.x = K::template element<E>(v.x); r.y = K::template element<E>(v.y); return r; }
};
template <class T, class E, class K> struct Vector4 : K {
  typedef T type;
  static __device__ __forceinline__ T of(uint4 v) {
    T r;
    r.x = K::template element<E>(v.x); r.y = K::template element<E>(v.y); r.z = K::template element<E>(v.z); r.w = K::template element<E>(v.w);
    return r;
  }
};
/* The types that texels can be read as. */
template <class T> struct Texel {};
#define _MINICC_TEXELS(E, V, K) \
  template <> struct Texel<E> : Scalar<E, E, K> {}; \
  template <> struct Texel<V##1> : Vector1<V##1, E, K> {}; \
  template <> struct Texel<V##2> : Vector2<V##2, E, K> {}; \
  template <> struct Texel<V##4> : Vector4<V##4, E, K> {};
_MINICC_TEXELS(signed char, char, Signed)
_MINICC_TEXELS(unsigned char, uchar, Unsigned)
_MINICC_TEXELS(short, short, Signed)
_MINICC_TEXELS(unsigned short, ushort, Unsigned)
_MINICC_TEXELS(int, int, Signed)
_MINICC_TEXELS(unsigned, uint, Unsigned)
_MINICC_TEXELS(float, float, Floating)
template <> struct Texel<char> : Scalar<char, char, Signed> {};
#undef _MINICC_TEXELS
template <class T> using Sample = typename Texel<T>::type;
template <class T> using Into = typename Texel<T>::none;
}
/* A function of a texture object, of one kind of result in memory, and of a texture reference. `place` names the operands behind %5. */
#define _MINICC_TEXTURE(name, instruction, place, kind, parameters, arguments, ...) \
  template <class T> _MINICC_IMAGE _minicc_images::Sample<T> name(cudaTextureObject_t texture _MINICC_LIST parameters) { \
    uint4 v; \
    asm(instruction ".v4.%4.f32 {%0, %1, %2, %3}, [%5, " place ";" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) \
        : "C"(_minicc_images::Texel<T>::word), "l"(texture), __VA_ARGS__); \
    return _minicc_images::Texel<T>::of(v); \
  } \
  _MINICC_INTO(name, parameters, arguments) \
  _MINICC_REFERENCE(name, kind, parameters, arguments)
#define _MINICC_INTO(name, parameters, arguments) \
  template <class T> _MINICC_IMAGE _minicc_images::Into<T> name(T *result, cudaTextureObject_t texture _MINICC_LIST parameters) { \
    *result = name<T>(texture _MINICC_LIST arguments); \
  }
