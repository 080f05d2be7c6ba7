/* Arrays, textures, surfaces and copies of planes and boxes of CUDA's driver API: types with the layout of CUDA's headers, functions on those of the runtime. */
#pragma once

typedef cudaArray_t CUarray;
typedef cudaMipmappedArray_t CUmipmappedArray;
typedef unsigned long long CUtexObject, CUsurfObject;

enum CUresourcetype { CU_RESOURCE_TYPE_ARRAY, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, CU_RESOURCE_TYPE_LINEAR, CU_RESOURCE_TYPE_PITCH2D };
enum CUresourceViewFormat {
    CU_RES_VIEW_FORMAT_NONE, CU_RES_VIEW_FORMAT_UINT_1X8, CU_RES_VIEW_FORMAT_UINT_2X8, CU_RES_VIEW_FORMAT_UINT_4X8, CU_RES_VIEW_FORMAT_SINT_1X8,
    CU_RES_VIEW_FORMAT_SINT_2X8, CU_RES_VIEW_FORMAT_SINT_4X8, CU_RES_VIEW_FORMAT_UINT_1X16, CU_RES_VIEW_FORMAT_UINT_2X16, CU_RES_VIEW_FORMAT_UINT_4X16,
    CU_RES_VIEW_FORMAT_SINT_1X16, CU_RES_VIEW_FORMAT_SINT_2X16, CU_RES_VIEW_FORMAT_SINT_4X16, CU_RES_VIEW_FORMAT_UINT_1X32, CU_RES_VIEW_FORMAT_UINT_2X32,
    CU_RES_VIEW_FORMAT_UINT_4X32, CU_RES_VIEW_FORMAT_SINT_1X32, CU_RES_VIEW_FORMAT_SINT_2X32, CU_RES_VIEW_FORMAT_SINT_4X32, CU_RES_VIEW_FORMAT_FLOAT_1X16,
    CU_RES_VIEW_FORMAT_FLOAT_2X16, CU_RES_VIEW_FORMAT_FLOAT_4X16, CU_RES_VIEW_FORMAT_FLOAT_1X32, CU_RES_VIEW_FORMAT_FLOAT_2X32, CU_RES_VIEW_FORMAT_FLOAT_4X32
};
#define CUDA_ARRAY3D_LAYERED 0x01
#define CUDA_ARRAY3D_2DARRAY 0x01
#define CUDA_ARRAY3D_SURFACE_LDST 0x02
#define CUDA_ARRAY3D_CUBEMAP 0x04
#define CUDA_ARRAY3D_TEXTURE_GATHER 0x08
#define CU_TRSA_OVERRIDE_FORMAT 0x01
#define CU_TRSF_READ_AS_INTEGER 0x01
#define CU_TRSF_NORMALIZED_COORDINATES 0x02
#define CU_TRSF_SRGB 0x10
#define CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION 0x20
#define CU_TRSF_SEAMLESS_CUBEMAP 0x40

struct CUDA_ARRAY_DESCRIPTOR { size_t Width, Height; CUarray_format Format; unsigned NumChannels; };
struct CUDA_ARRAY3D_DESCRIPTOR { size_t Width, Height, Depth; CUarray_format Format; unsigned NumChannels, Flags; };
struct CUDA_MEMCPY2D {
    size_t srcXInBytes, srcY;
    CUmemorytype srcMemoryType;
    const void *srcHost;
    CUdeviceptr srcDevice;
    CUarray srcArray;
    size_t srcPitch, dstXInBytes, dstY;
    CUmemorytype dstMemoryType;
    void *dstHost;
    CUdeviceptr dstDevice;
    CUarray dstArray;
    size_t dstPitch, WidthInBytes, Height;
};
struct CUDA_MEMCPY3D {
    size_t srcXInBytes, srcY, srcZ, srcLOD;
    CUmemorytype srcMemoryType;
    const void *srcHost;
    CUdeviceptr srcDevice;
    CUarray srcArray;
    void *reserved0;
    size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
    CUmemorytype dstMemoryType;
    void *dstHost;
    CUdeviceptr dstDevice;
    CUarray dstArray;
    void *reserved1;
    size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
};
struct CUDA_RESOURCE_DESC {
    CUresourcetype resType;
    union {
        struct { CUarray hArray; } array;
        struct { CUmipmappedArray hMipmappedArray; } mipmap;
        struct { CUdeviceptr devPtr; CUarray_format format; unsigned numChannels; size_t sizeInBytes; } linear;
        struct { CUdeviceptr devPtr; CUarray_format format; unsigned numChannels; size_t width, height, pitchInBytes; } pitch2D;
        struct { int reserved[32]; } reserved;
    } res;
    unsigned flags;
};
struct CUDA_TEXTURE_DESC {
    CUaddress_mode addressMode[3];
    CUfilter_mode filterMode;
    unsigned flags, maxAnisotropy;
    CUfilter_mode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
    int reserved[12];
};
struct CUDA_RESOURCE_VIEW_DESC {
    CUresourceViewFormat format;
    size_t width, height, depth;
    unsigned firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer, reserved[16];
};

#ifdef __cplusplus /* of the functions on arrays and textures, C has none */
/* Texels */
static inline cudaChannelFormatDesc minicc_texel(CUarray_format format, unsigned channels) {
    int f = (int)format, bits = f == CU_AD_FORMAT_HALF ? 16 : f == CU_AD_FORMAT_FLOAT ? 32 : f >= 1 && f <= 3 ? 4 << f : f >= 8 && f <= 10 ? 8 << (f - 8) : 0;
    cudaChannelFormatKind kind = f == CU_AD_FORMAT_HALF || f == CU_AD_FORMAT_FLOAT ? cudaChannelFormatKindFloat : f <= 3 ? cudaChannelFormatKindUnsigned : cudaChannelFormatKindSigned;
    return {bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0, channels > 2 ? bits : 0, kind};
}
static inline CUarray_format minicc_format(const cudaChannelFormatDesc &d) {
    if (d.f == cudaChannelFormatKindFloat) return d.x == 16 ? CU_AD_FORMAT_HALF : CU_AD_FORMAT_FLOAT;
    int step = d.x == 8 ? 0 : d.x == 16 ? 1 : 2;
    return (CUarray_format)(step + (d.f == cudaChannelFormatKindSigned ? CU_AD_FORMAT_SIGNED_INT8 : CU_AD_FORMAT_UNSIGNED_INT8));
}
/* Integers of 8 and 16 bits are read as fractions unless a flag says otherwise. */
static inline cudaTextureReadMode minicc_read_mode(const cudaChannelFormatDesc &d, unsigned flags) {
    return d.f != cudaChannelFormatKindFloat && d.x < 32 && !(flags & CU_TRSF_READ_AS_INTEGER) ? cudaReadModeNormalizedFloat : cudaReadModeElementType;
}

/* Arrays */
static inline CUresult cuArray3DCreate(CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *d) {
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    cudaChannelFormatDesc texel = minicc_texel(d->Format, d->NumChannels);
    return minicc_result(cudaMalloc3DArray(array, &texel, {d->Width, d->Height, d->Depth}, d->Flags));
}
static inline CUresult cuArrayCreate(CUarray *array, const CUDA_ARRAY_DESCRIPTOR *d) {
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    CUDA_ARRAY3D_DESCRIPTOR whole = {d->Width, d->Height, 0, d->Format, d->NumChannels, 0};
    return cuArray3DCreate(array, &whole);
}
static inline CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *d, CUarray array) {
    cudaChannelFormatDesc texel;
    cudaExtent extent;
    unsigned flags;
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    if (cudaError_t error = cudaArrayGetInfo(&texel, &extent, &flags, array)) return minicc_result(error);
    *d = {extent.width, extent.height, extent.depth, minicc_format(texel), 1u + !!texel.y + 2 * !!texel.z, flags};
    return CUDA_SUCCESS;
}
static inline CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *d, CUarray array) {
    CUDA_ARRAY3D_DESCRIPTOR whole;
    if (CUresult error = cuArray3DGetDescriptor(&whole, array)) return error;
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    *d = {whole.Width, whole.Height, whole.Format, whole.NumChannels};
    return CUDA_SUCCESS;
}
static inline CUresult cuArrayDestroy(CUarray array) { return minicc_result(cudaFreeArray(array)); }
static inline CUresult cuMipmappedArrayCreate(CUmipmappedArray *array, const CUDA_ARRAY3D_DESCRIPTOR *d, unsigned levels) {
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    cudaChannelFormatDesc texel = minicc_texel(d->Format, d->NumChannels);
    return minicc_result(cudaMallocMipmappedArray(array, &texel, {d->Width, d->Height, d->Depth}, levels, d->Flags));
}
static inline CUresult cuMipmappedArrayGetLevel(CUarray *level, CUmipmappedArray array, unsigned number) { return minicc_result(cudaGetMipmappedArrayLevel(level, array, number)); }
static inline CUresult cuMipmappedArrayDestroy(CUmipmappedArray array) { return minicc_result(cudaFreeMipmappedArray(array)); }

/* Copies */
static inline CUresult minicc_box(const CUDA_MEMCPY3D *c, cudaMemcpy3DParms &p) {
    if (!c || c->srcLOD || c->dstLOD) return CUDA_ERROR_INVALID_VALUE;
    bool from_array = c->srcMemoryType == CU_MEMORYTYPE_ARRAY, to_array = c->dstMemoryType == CU_MEMORYTYPE_ARRAY;
    size_t texel = 1;
    if (from_array || to_array) {
        cudaChannelFormatDesc d;
        if (cudaError_t error = cudaGetChannelDesc(&d, from_array ? c->srcArray : c->dstArray)) return minicc_result(error);
        texel = (d.x + d.y + d.z + d.w) / 8;
    }
    if (c->WidthInBytes % texel || (from_array && c->srcXInBytes % texel) || (to_array && c->dstXInBytes % texel)) return CUDA_ERROR_INVALID_VALUE;
    size_t from_pitch = c->srcPitch ? c->srcPitch : c->WidthInBytes, to_pitch = c->dstPitch ? c->dstPitch : c->WidthInBytes;
    p.extent = {c->WidthInBytes / texel, c->Height, c->Depth};
    if (from_array) p.srcArray = c->srcArray;
    else p.srcPtr = {c->srcMemoryType == CU_MEMORYTYPE_HOST ? (void *)c->srcHost : (void *)c->srcDevice, from_pitch, c->WidthInBytes, c->srcHeight ? c->srcHeight : c->Height};
    if (to_array) p.dstArray = c->dstArray;
    else p.dstPtr = {c->dstMemoryType == CU_MEMORYTYPE_HOST ? c->dstHost : (void *)c->dstDevice, to_pitch, c->WidthInBytes, c->dstHeight ? c->dstHeight : c->Height};
    p.srcPos = {from_array ? c->srcXInBytes / texel : c->srcXInBytes, c->srcY, c->srcZ};
    p.dstPos = {to_array ? c->dstXInBytes / texel : c->dstXInBytes, c->dstY, c->dstZ};
    bool unified = c->srcMemoryType == CU_MEMORYTYPE_UNIFIED || c->dstMemoryType == CU_MEMORYTYPE_UNIFIED;
    bool from_host = c->srcMemoryType == CU_MEMORYTYPE_HOST, to_host = c->dstMemoryType == CU_MEMORYTYPE_HOST;
    p.kind = unified ? cudaMemcpyDefault : from_host ? (to_host ? cudaMemcpyHostToHost : cudaMemcpyHostToDevice) : to_host ? cudaMemcpyDeviceToHost : cudaMemcpyDeviceToDevice;
    return CUDA_SUCCESS;
}
static inline CUDA_MEMCPY3D minicc_plane(const CUDA_MEMCPY2D &c) {
    return {c.srcXInBytes, c.srcY, 0, 0, c.srcMemoryType, c.srcHost, c.srcDevice, c.srcArray, nullptr, c.srcPitch, 0,
            c.dstXInBytes, c.dstY, 0, 0, c.dstMemoryType, c.dstHost, c.dstDevice, c.dstArray, nullptr, c.dstPitch, 0, c.WidthInBytes, c.Height, 1};
}
static inline CUresult cuMemcpy3D(const CUDA_MEMCPY3D *c) {
    cudaMemcpy3DParms p = {};
    CUresult error = minicc_box(c, p);
    return error ? error : minicc_result(cudaMemcpy3D(&p));
}
static inline CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *c, CUstream stream) {
    cudaMemcpy3DParms p = {};
    CUresult error = minicc_box(c, p);
    return error ? error : minicc_result(cudaMemcpy3DAsync(&p, stream));
}
static inline CUresult cuMemcpy2D(const CUDA_MEMCPY2D *c) {
    if (!c) return CUDA_ERROR_INVALID_VALUE;
    CUDA_MEMCPY3D box = minicc_plane(*c);
    return cuMemcpy3D(&box);
}
static inline CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *c) { return cuMemcpy2D(c); }
static inline CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *c, CUstream stream) {
    if (!c) return CUDA_ERROR_INVALID_VALUE;
    CUDA_MEMCPY3D box = minicc_plane(*c);
    return cuMemcpy3DAsync(&box, stream);
}
static inline CUresult cuMemcpyHtoA(CUarray to, size_t at, const void *from, size_t size) { return minicc_result(cudaMemcpyToArray(to, at, 0, from, size, cudaMemcpyHostToDevice)); }
static inline CUresult cuMemcpyDtoA(CUarray to, size_t at, CUdeviceptr from, size_t size) { return minicc_result(cudaMemcpyToArray(to, at, 0, (void *)from, size, cudaMemcpyDeviceToDevice)); }
static inline CUresult cuMemcpyAtoH(void *to, CUarray from, size_t at, size_t size) { return minicc_result(cudaMemcpyFromArray(to, from, at, 0, size, cudaMemcpyDeviceToHost)); }
static inline CUresult cuMemcpyAtoD(CUdeviceptr to, CUarray from, size_t at, size_t size) { return minicc_result(cudaMemcpyFromArray((void *)to, from, at, 0, size, cudaMemcpyDeviceToDevice)); }
static inline CUresult cuMemcpyAtoA(CUarray to, size_t at, CUarray from, size_t place, size_t size) { return minicc_result(cudaMemcpyArrayToArray(to, at, 0, from, place, 0, size)); }
static inline CUresult cuMemcpyHtoAAsync(CUarray to, size_t at, const void *from, size_t size, CUstream stream) {
    return minicc_result(cudaMemcpyToArrayAsync(to, at, 0, from, size, cudaMemcpyHostToDevice, stream));
}
static inline CUresult cuMemcpyAtoHAsync(void *to, CUarray from, size_t at, size_t size, CUstream stream) {
    return minicc_result(cudaMemcpyFromArrayAsync(to, from, at, 0, size, cudaMemcpyDeviceToHost, stream));
}

/* Objects */
static inline CUresult minicc_resource(const CUDA_RESOURCE_DESC *d, cudaResourceDesc &r, cudaChannelFormatDesc &texel) {
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    r.resType = (cudaResourceType)d->resType;
    switch (d->resType) {
    case CU_RESOURCE_TYPE_ARRAY: r.res.array.array = d->res.array.hArray; return minicc_result(cudaGetChannelDesc(&texel, r.res.array.array));
    case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: {
        r.res.mipmap.mipmap = d->res.mipmap.hMipmappedArray;
        cudaArray_t level;
        if (cudaError_t error = cudaGetMipmappedArrayLevel(&level, r.res.mipmap.mipmap, 0)) return minicc_result(error);
        return minicc_result(cudaGetChannelDesc(&texel, level));
    }
    case CU_RESOURCE_TYPE_LINEAR:
        texel = minicc_texel(d->res.linear.format, d->res.linear.numChannels);
        r.res.linear = {(void *)d->res.linear.devPtr, texel, d->res.linear.sizeInBytes};
        return CUDA_SUCCESS;
    case CU_RESOURCE_TYPE_PITCH2D:
        texel = minicc_texel(d->res.pitch2D.format, d->res.pitch2D.numChannels);
        r.res.pitch2D = {(void *)d->res.pitch2D.devPtr, texel, d->res.pitch2D.width, d->res.pitch2D.height, d->res.pitch2D.pitchInBytes};
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_INVALID_VALUE;
}
static inline CUresult cuTexObjectCreate(CUtexObject *object, const CUDA_RESOURCE_DESC *resource, const CUDA_TEXTURE_DESC *d, const CUDA_RESOURCE_VIEW_DESC *view) {
    cudaResourceDesc r = {};
    cudaChannelFormatDesc texel = {};
    if (CUresult error = minicc_resource(resource, r, texel)) return error;
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    cudaTextureDesc t = {};
    for (int i = 0; i < 3; i++) t.addressMode[i] = (cudaTextureAddressMode)d->addressMode[i];
    for (int i = 0; i < 4; i++) t.borderColor[i] = d->borderColor[i];
    t.filterMode = (cudaTextureFilterMode)d->filterMode;
    t.readMode = minicc_read_mode(texel, d->flags);
    t.sRGB = !!(d->flags & CU_TRSF_SRGB);
    t.normalizedCoords = !!(d->flags & CU_TRSF_NORMALIZED_COORDINATES);
    t.maxAnisotropy = d->maxAnisotropy;
    t.mipmapFilterMode = (cudaTextureFilterMode)d->mipmapFilterMode;
    t.mipmapLevelBias = d->mipmapLevelBias;
    t.minMipmapLevelClamp = d->minMipmapLevelClamp;
    t.maxMipmapLevelClamp = d->maxMipmapLevelClamp;
    t.disableTrilinearOptimization = !!(d->flags & CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION);
    t.seamlessCubemap = !!(d->flags & CU_TRSF_SEAMLESS_CUBEMAP);
    cudaResourceViewDesc v = {};
    if (view)
        v = {(cudaResourceViewFormat)view->format, view->width, view->height, view->depth, view->firstMipmapLevel, view->lastMipmapLevel, view->firstLayer, view->lastLayer, {}};
    return minicc_result(cudaCreateTextureObject(object, &r, &t, view ? &v : nullptr));
}
static inline CUresult cuTexObjectDestroy(CUtexObject object) { return minicc_result(cudaDestroyTextureObject(object)); }
static inline CUresult cuSurfObjectCreate(CUsurfObject *object, const CUDA_RESOURCE_DESC *resource) {
    cudaResourceDesc r = {};
    cudaChannelFormatDesc texel = {};
    CUresult error = minicc_resource(resource, r, texel);
    return error ? error : minicc_result(cudaCreateSurfaceObject(object, &r));
}
static inline CUresult cuSurfObjectDestroy(CUsurfObject object) { return minicc_result(cudaDestroySurfaceObject(object)); }

/* References of modules, which are bound anew when anything of them is set. */
struct CUtexref_st {
    textureReference reference;
    unsigned flags;
    CUarray array;
    CUmipmappedArray mipmap;
    CUdeviceptr pointer;
    size_t size, width, height, pitch;
};
typedef CUtexref_st *CUtexref;
struct CUsurfref_st { surfaceReference reference; };
typedef CUsurfref_st *CUsurfref;

static inline CUresult minicc_bind(CUtexref t) {
    textureReference &r = t->reference;
    cudaChannelFormatDesc texel = r.channelDesc;
    cudaArray_t array = t->array;
    if (t->mipmap)
        if (cudaError_t error = cudaGetMipmappedArrayLevel(&array, t->mipmap, 0)) return minicc_result(error);
    if (array)
        if (cudaError_t error = cudaGetChannelDesc(&texel, array)) return minicc_result(error);
    r.minicc_read = minicc_read_mode(texel, t->flags);
    r.normalized = !!(t->flags & CU_TRSF_NORMALIZED_COORDINATES);
    r.sRGB = !!(t->flags & CU_TRSF_SRGB);
    size_t offset;
    cudaError_t error = t->mipmap    ? cudaBindTextureToMipmappedArray(&r, t->mipmap, &texel)
                        : t->array   ? cudaBindTextureToArray(&r, t->array, &texel)
                        : t->height  ? cudaBindTexture2D(&offset, &r, (void *)t->pointer, &texel, t->width, t->height, t->pitch)
                        : t->pointer ? cudaBindTexture(&offset, &r, (void *)t->pointer, &texel, t->size)
                                     : cudaSuccess;
    return minicc_result(error);
}
static inline CUresult cuModuleGetTexRef(CUtexref *reference, CUmodule module, const char *name) {
    CUtexref made = new CUtexref_st{};
    made->reference.channelDesc = minicc_texel(CU_AD_FORMAT_FLOAT, 1);
    for (auto &mode : made->reference.addressMode) mode = cudaAddressModeClamp;
    CUresult error = minicc_module_reference(module, name, &made->reference);
    if (error) delete made;
    else *reference = made;
    return error;
}
static inline CUresult cuTexRefSetArray(CUtexref t, CUarray array, unsigned) { return t->array = array, t->mipmap = nullptr, t->pointer = t->height = 0, minicc_bind(t); }
static inline CUresult cuTexRefSetMipmappedArray(CUtexref t, CUmipmappedArray array, unsigned) { return t->mipmap = array, t->array = nullptr, t->pointer = t->height = 0, minicc_bind(t); }
static inline CUresult cuTexRefSetAddress(size_t *offset, CUtexref t, CUdeviceptr pointer, size_t size) {
    if (offset) *offset = pointer % 256;
    return t->array = nullptr, t->mipmap = nullptr, t->pointer = pointer, t->size = size, t->height = 0, minicc_bind(t);
}
static inline CUresult cuTexRefSetAddress2D(CUtexref t, const CUDA_ARRAY_DESCRIPTOR *d, CUdeviceptr pointer, size_t pitch) {
    if (!d) return CUDA_ERROR_INVALID_VALUE;
    t->reference.channelDesc = minicc_texel(d->Format, d->NumChannels);
    return t->array = nullptr, t->mipmap = nullptr, t->pointer = pointer, t->width = d->Width, t->height = d->Height, t->pitch = pitch, minicc_bind(t);
}
static inline CUresult cuTexRefSetFormat(CUtexref t, CUarray_format format, int channels) { return t->reference.channelDesc = minicc_texel(format, channels), minicc_bind(t); }
static inline CUresult cuTexRefSetAddressMode(CUtexref t, int dimension, CUaddress_mode mode) {
    if (dimension < 0 || dimension > 2) return CUDA_ERROR_INVALID_VALUE;
    return t->reference.addressMode[dimension] = (cudaTextureAddressMode)mode, minicc_bind(t);
}
static inline CUresult cuTexRefSetFilterMode(CUtexref t, CUfilter_mode mode) { return t->reference.filterMode = (cudaTextureFilterMode)mode, minicc_bind(t); }
static inline CUresult cuTexRefSetMipmapFilterMode(CUtexref t, CUfilter_mode mode) { return t->reference.mipmapFilterMode = (cudaTextureFilterMode)mode, minicc_bind(t); }
static inline CUresult cuTexRefSetMaxAnisotropy(CUtexref t, unsigned most) { return t->reference.maxAnisotropy = most, CUDA_SUCCESS; }
static inline CUresult cuTexRefSetFlags(CUtexref t, unsigned flags) { return t->flags = flags, minicc_bind(t); }
static inline CUresult cuTexRefGetArray(CUarray *array, CUtexref t) { return t->array ? (*array = t->array, CUDA_SUCCESS) : CUDA_ERROR_INVALID_VALUE; }
static inline CUresult cuTexRefGetFlags(unsigned *flags, CUtexref t) { return *flags = t->flags, CUDA_SUCCESS; }
static inline CUresult cuModuleGetSurfRef(CUsurfref *reference, CUmodule module, const char *name) {
    CUsurfref made = new CUsurfref_st{};
    CUresult error = minicc_module_reference(module, name, &made->reference);
    if (error) delete made;
    else *reference = made;
    return error;
}
static inline CUresult cuSurfRefSetArray(CUsurfref s, CUarray array, unsigned) {
    cudaChannelFormatDesc texel;
    if (cudaError_t error = cudaGetChannelDesc(&texel, array)) return minicc_result(error);
    return minicc_result(cudaBindSurfaceToArray(&s->reference, array, &texel));
}
#endif
