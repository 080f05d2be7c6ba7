#pragma once
/* Surfaces (CUDA C++ Programming Guide, "Surface Functions"): x counts bytes. */
#define _MINICC_IMAGE static __device__ __forceinline__
#define _MINICC_LIST(...) , __VA_ARGS__
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
namespace _minicc_surfaces {
struct Zero { static constexpr char word[] = "zero"; };
struct Clamp { static constexpr char word[] = "clamp"; };
struct Trap { static constexpr char word[] = "trap"; };
/* How so many bytes are moved: the vector of an instruction and its elements. */
template <int bytes> struct Access;
template <> struct Access<1> { static constexpr int count = 1; static constexpr char word[] = "b8"; };
template <> struct Access<2> { static constexpr int count = 1; static constexpr char word[] = "b16"; };
template <> struct Access<4> { static constexpr int count = 1; static constexpr char word[] = "b32"; };
template <> struct Access<8> { static constexpr int count = 2; static constexpr char word[] = "v2.b32"; };
template <> struct Access<16> { static constexpr int count = 4; static constexpr char word[] = "v4.b32"; };
/* The types that surfaces hold. */
template <class T> struct Is { typedef T type; typedef void none; };
template <class T> struct Element {};
#define _MINICC_ELEMENTS(E, V) \
  template <> struct Element<E> : Is<E> {}; \
  template <> struct Element<V##1> : Is<V##1> {}; \
  template <> struct Element<V##2> : Is<V##2> {};
#define _MINICC_FOURS(E, V) _MINICC_ELEMENTS(E, V) template <> struct Element<V##4> : Is<V##4> {};
_MINICC_FOURS(signed char, char)
_MINICC_FOURS(unsigned char, uchar)
_MINICC_FOURS(short, short)
_MINICC_FOURS(unsigned short, ushort)
_MINICC_FOURS(int, int)
_MINICC_FOURS(unsigned, uint)
_MINICC_FOURS(float, float)
_MINICC_ELEMENTS(long long, longlong)
_MINICC_ELEMENTS(unsigned long long, ulonglong)
template <> struct Element<char> : Is<char> {};
#undef _MINICC_ELEMENTS
#undef _MINICC_FOURS
template <class T> using Held = typename Element<T>::type;
template <class T> using Moved = typename Element<T>::none;
template <class T> union Bits { uint4 words; T value; };
}
#ifndef _MINICC_SURFACE_REFERENCE
#define _MINICC_SURFACE_REFERENCE(read, write, kind, parameters, arguments)
#endif
/* The instructions of one geometry. `place` names the operands behind %6. */
#define _MINICC_SURFACE_MOVES(geometry, place, parameters, ...) \
  namespace _minicc_surfaces { \
  template <class A, class M> _MINICC_IMAGE uint4 load_##geometry(cudaSurfaceObject_t surface _MINICC_LIST parameters) { \
    uint4 v; \
    if constexpr (A::count == 1) _MINICC_LOAD(geometry, "{%0}", place, __VA_ARGS__); \
    else if constexpr (A::count == 2) _MINICC_LOAD(geometry, "{%0, %1}", place, __VA_ARGS__); \
    else _MINICC_LOAD(geometry, "{%0, %1, %2, %3}", place, __VA_ARGS__); \
    return v; \
  } \
  template <class A, class M> _MINICC_IMAGE void store_##geometry(uint4 v, cudaSurfaceObject_t surface _MINICC_LIST parameters) { \
    if constexpr (A::count == 1) _MINICC_STORE(geometry, "{%0}", place, v.x, v.x, v.x, __VA_ARGS__); \
    else if constexpr (A::count == 2) _MINICC_STORE(geometry, "{%0, %1}", place, v.y, v.x, v.x, __VA_ARGS__); \
    else _MINICC_STORE(geometry, "{%0, %1, %2, %3}", place, v.y, v.z, v.w, __VA_ARGS__); \
  } \
  }
#define _MINICC_LOAD(geometry, registers, place, ...) \
  asm volatile("suld.b." #geometry ".%4.%5 " registers ", [%6, " place "];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) \
               : "C"(A::word), "C"(M::word), "l"(surface), __VA_ARGS__ : "memory")
#define _MINICC_STORE(geometry, registers, place, y, z, w, ...) \
  asm volatile("sust.b." #geometry ".%4.%5 [%6, " place "], " registers ";" \
               :: "r"(v.x), "r"(y), "r"(z), "r"(w), "C"(A::word), "C"(M::word), "l"(surface), __VA_ARGS__ : "memory")
/* What a program calls, for a geometry's instructions. */
#define _MINICC_SURFACE(read, write, geometry, kind, parameters, arguments) \
  template <class T> _MINICC_IMAGE _minicc_surfaces::Held<T> read(cudaSurfaceObject_t surface _MINICC_LIST parameters, \
                                                                  cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { \
    using namespace _minicc_surfaces; \
    Bits<T> bits; \
    if (mode == cudaBoundaryModeZero) bits.words = load_##geometry<Access<sizeof(T)>, Zero>(surface _MINICC_LIST arguments); \
    else if (mode == cudaBoundaryModeClamp) bits.words = load_##geometry<Access<sizeof(T)>, Clamp>(surface _MINICC_LIST arguments); \
    else bits.words = load_##geometry<Access<sizeof(T)>, Trap>(surface _MINICC_LIST arguments); \
    return bits.value; \
  } \
  template <class T> _MINICC_IMAGE _minicc_surfaces::Moved<T> read(T *result, cudaSurfaceObject_t surface _MINICC_LIST parameters, \
                                                                   cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { \
    *result = read<T>(surface _MINICC_LIST arguments, mode); \
  } \
  template <class T> _MINICC_IMAGE _minicc_surfaces::Moved<T> write(T value, cudaSurfaceObject_t surface _MINICC_LIST parameters, \
                                                                    cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { \
    using namespace _minicc_surfaces; \
    Bits<T> bits; \
    bits.value = value; \
    if (mode == cudaBoundaryModeZero) store_##geometry<Access<sizeof(T)>, Zero>(bits.words, surface _MINICC_LIST arguments); \
    else if (mode == cudaBoundaryModeClamp) store_##geometry<Access<sizeof(T)>, Clamp>(bits.words, surface _MINICC_LIST arguments); \
    else store_##geometry<Access<sizeof(T)>, Trap>(bits.words, surface _MINICC_LIST arguments); \
  } \
  _MINICC_SURFACE_REFERENCE(read, write, kind, parameters, arguments)
_MINICC_SURFACE_MOVES(1d, "{%7}", (int x), "r"(x))
_MINICC_SURFACE_MOVES(2d, "{%7, %8}", (int x, int y), "r"(x), "r"(y))
_MINICC_SURFACE_MOVES(3d, "{%7, %8, %9, %9}", (int x, int y, int z), "r"(x), "r"(y), "r"(z))
_MINICC_SURFACE(surf1Dread, surf1Dwrite, 1d, 0x01, (int x), (x))
_MINICC_SURFACE(surf2Dread, surf2Dwrite, 2d, 0x02, (int x, int y), (x, y))
_MINICC_SURFACE(surf3Dread, surf3Dwrite, 3d, 0x03, (int x, int y, int z), (x, y, z))
