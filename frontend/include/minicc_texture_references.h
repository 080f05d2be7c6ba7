#pragma once
/* Texture and surface references, which CUDA 12 removed: variables of files that the host binds. Their address is the handle of what is bound. */
#define _MINICC_LIST(...) , __VA_ARGS__
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder };
enum {
  cudaTextureType1D = 0x01, cudaTextureType2D, cudaTextureType3D, cudaTextureTypeCubemap = 0x0C, cudaTextureType1DLayered = 0xF1,
  cudaTextureType2DLayered, cudaTextureTypeCubemapLayered = 0xFC
};
enum {
  cudaSurfaceType1D = 0x01, cudaSurfaceType2D, cudaSurfaceType3D, cudaSurfaceTypeCubemap = 0x0C, cudaSurfaceType1DLayered = 0xF1,
  cudaSurfaceType2DLayered, cudaSurfaceTypeCubemapLayered = 0xFC
};
template <class T, int dimensions = cudaTextureType1D, cudaTextureReadMode mode = cudaReadModeElementType> struct texture {
  unsigned long long _handle;
  __host__ __device__ constexpr texture(int normalized = 0, cudaTextureFilterMode filter = cudaFilterModePoint, cudaTextureAddressMode address = cudaAddressModeClamp) : _handle(0) {}
};
template <class T, int dimensions = cudaSurfaceType1D> struct surface {
  unsigned long long _handle;
  __host__ __device__ constexpr surface() : _handle(0) {}
};
namespace _minicc_images {
/* What reading gives: texels as they are, or integers of 8 and 16 bits as fractions. */
template <class T, cudaTextureReadMode mode> struct Read { typedef T type; };
#define _MINICC_FRACTIONS(E, V) \
  template <> struct Read<E, cudaReadModeNormalizedFloat> { typedef float type; }; \
  template <> struct Read<V##1, cudaReadModeNormalizedFloat> { typedef float1 type; }; \
  template <> struct Read<V##2, cudaReadModeNormalizedFloat> { typedef float2 type; }; \
  template <> struct Read<V##4, cudaReadModeNormalizedFloat> { typedef float4 type; };
_MINICC_FRACTIONS(signed char, char)
_MINICC_FRACTIONS(unsigned char, uchar)
_MINICC_FRACTIONS(short, short)
_MINICC_FRACTIONS(unsigned short, ushort)
template <> struct Read<char, cudaReadModeNormalizedFloat> { typedef float type; };
#undef _MINICC_FRACTIONS
}
#define _MINICC_REFERENCE(name, kind, parameters, arguments) \
  template <class T, cudaTextureReadMode mode> static __device__ __forceinline__ typename _minicc_images::Read<T, mode>::type \
  name(const texture<T, kind, mode> &reference _MINICC_LIST parameters) { \
    return name<typename _minicc_images::Read<T, mode>::type>((cudaTextureObject_t)&reference _MINICC_LIST arguments); \
  }
#define _MINICC_SURFACE_REFERENCE(read, write, kind, parameters, arguments) \
  template <class T, class U> static __device__ __forceinline__ T read(const surface<U, kind> &reference _MINICC_LIST parameters, \
                                                                       cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { \
    return read<T>((cudaSurfaceObject_t)&reference _MINICC_LIST arguments, mode); \
  } \
  template <class T, class U> static __device__ __forceinline__ void read(T *result, const surface<U, kind> &reference _MINICC_LIST parameters, \
                                                                          cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { \
    *result = read<T>((cudaSurfaceObject_t)&reference _MINICC_LIST arguments, mode); \
  } \
  template <class T, class U> static __device__ __forceinline__ void write(T value, const surface<U, kind> &reference _MINICC_LIST parameters, \
                                                                           cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { \
    write(value, (cudaSurfaceObject_t)&reference _MINICC_LIST arguments, mode); \
  }
