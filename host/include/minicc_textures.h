/* Arrays, texture and surface objects and references: types, with the values and the layout of CUDA's headers. */
#pragma once
#include "minicc_vectors.h"
#include "minicc_types.h"

typedef const struct cudaMipmappedArray *cudaMipmappedArray_const_t;
struct cudaChannelFormatDesc { int x, y, z, w; cudaChannelFormatKind f; };
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
enum cudaSurfaceFormatMode { cudaFormatModeForced, cudaFormatModeAuto };
enum { cudaArrayDefault = 0, cudaArrayLayered = 1, cudaArraySurfaceLoadStore = 2, cudaArrayCubemap = 4, cudaArrayTextureGather = 8, cudaArrayColorAttachment = 0x20,
       cudaArraySparse = 0x40, cudaArrayDeferredMapping = 0x80 };
enum { cudaTextureType1D = 0x01, cudaTextureType2D, cudaTextureType3D, cudaTextureTypeCubemap = 0x0C, cudaTextureType1DLayered = 0xF1, cudaTextureType2DLayered,
       cudaTextureTypeCubemapLayered = 0xFC };
enum { cudaSurfaceType1D = 0x01, cudaSurfaceType2D, cudaSurfaceType3D, cudaSurfaceTypeCubemap = 0x0C, cudaSurfaceType1DLayered = 0xF1, cudaSurfaceType2DLayered,
       cudaSurfaceTypeCubemapLayered = 0xFC };

struct cudaResourceDesc {
    cudaResourceType resType;
    union {
        struct { cudaArray_t array; } array;
        struct { cudaMipmappedArray_t mipmap; } mipmap;
        struct { void *devPtr; cudaChannelFormatDesc desc; size_t sizeInBytes; } linear;
        struct { void *devPtr; cudaChannelFormatDesc desc; size_t width, height, pitchInBytes; } pitch2D;
        struct { int reserved[32]; } reserved;
    } res;
    unsigned flags;
};
struct cudaResourceViewDesc {
    cudaResourceViewFormat format;
    size_t width, height, depth;
    unsigned firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer, reserved[16];
};
struct cudaTextureDesc {
    cudaTextureAddressMode addressMode[3];
    cudaTextureFilterMode filterMode;
    cudaTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned maxAnisotropy;
    cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
    int disableTrilinearOptimization, seamlessCubemap;
};

#ifdef __cplusplus
extern "C"
#endif
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind);
#ifdef __cplusplus
template <class _T> struct minicc_channels { static cudaChannelFormatDesc get() { return {0, 0, 0, 0, cudaChannelFormatKindNone}; } };
#define MINICC_CHANNELS(_T, x, y, z, w, kind) \
    template <> struct minicc_channels<_T> { static cudaChannelFormatDesc get() { return {x, y, z, w, cudaChannelFormatKind##kind}; } };
#define MINICC_CHANNELS_OF(_E, _V, bits, kind) \
    MINICC_CHANNELS(_E, bits, 0, 0, 0, kind) MINICC_CHANNELS(_V##1, bits, 0, 0, 0, kind) MINICC_CHANNELS(_V##2, bits, bits, 0, 0, kind) \
    MINICC_CHANNELS(_V##4, bits, bits, bits, bits, kind)
MINICC_CHANNELS(char, 8, 0, 0, 0, Signed)
MINICC_CHANNELS_OF(signed char, char, 8, Signed)
MINICC_CHANNELS_OF(unsigned char, uchar, 8, Unsigned)
MINICC_CHANNELS_OF(short, short, 16, Signed)
MINICC_CHANNELS_OF(unsigned short, ushort, 16, Unsigned)
MINICC_CHANNELS_OF(int, int, 32, Signed)
MINICC_CHANNELS_OF(unsigned, uint, 32, Unsigned)
MINICC_CHANNELS_OF(float, float, 32, Float)
#undef MINICC_CHANNELS
#undef MINICC_CHANNELS_OF
template <class _T> static inline cudaChannelFormatDesc cudaCreateChannelDesc() { return minicc_channels<_T>::get(); }
static inline cudaChannelFormatDesc cudaCreateChannelDescHalf() { return {16, 0, 0, 0, cudaChannelFormatKindFloat}; }
static inline cudaChannelFormatDesc cudaCreateChannelDescHalf1() { return {16, 0, 0, 0, cudaChannelFormatKindFloat}; }
static inline cudaChannelFormatDesc cudaCreateChannelDescHalf2() { return {16, 16, 0, 0, cudaChannelFormatKindFloat}; }
static inline cudaChannelFormatDesc cudaCreateChannelDescHalf4() { return {16, 16, 16, 16, cudaChannelFormatKindFloat}; }
#endif

/* References, which CUDA 12 removed: variables of files, which the device names. */
struct textureReference {
    int normalized;
    cudaTextureFilterMode filterMode;
    cudaTextureAddressMode addressMode[3];
    cudaChannelFormatDesc channelDesc;
    int sRGB;
    unsigned maxAnisotropy;
    cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
    int disableTrilinearOptimization;
    int minicc_read, minicc_reserved[13];
};
struct surfaceReference { cudaChannelFormatDesc channelDesc; };
#ifdef __cplusplus
template <class _T, int dimensions = cudaTextureType1D, cudaTextureReadMode mode = cudaReadModeElementType> struct minicc_texture : textureReference {
    minicc_texture(int normalized = 0, cudaTextureFilterMode filter = cudaFilterModePoint, cudaTextureAddressMode address = cudaAddressModeClamp)
        : minicc_texture(normalized, filter, address, cudaCreateChannelDesc<_T>()) {}
    minicc_texture(int normalized, cudaTextureFilterMode filter, cudaTextureAddressMode address, cudaChannelFormatDesc desc)
        : textureReference{normalized, filter, {address, address, address}, desc, 0, 0, cudaFilterModePoint, 0, 0, 0, 0, mode, {}} {}
};
template <class _T, int dimensions = cudaSurfaceType1D> struct minicc_surface : surfaceReference {
    minicc_surface() : surfaceReference{cudaCreateChannelDesc<_T>()} {}
};
template <int dimensions> struct minicc_surface<void, dimensions> : surfaceReference {
    minicc_surface() : surfaceReference{} {}
};
#endif
