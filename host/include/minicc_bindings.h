/* What binds texture and surface references, for their own types. */
#pragma once
#define MINICC_TEXTURE template <class _T, int _D, cudaTextureReadMode _M>
MINICC_TEXTURE static inline cudaError_t cudaBindTexture(size_t *offset, const minicc_texture<_T, _D, _M> &t, const void *p, const cudaChannelFormatDesc &desc, size_t size = 4294967295u) {
    return cudaBindTexture(offset, &t, p, &desc, size);
}
MINICC_TEXTURE static inline cudaError_t cudaBindTexture(size_t *offset, const minicc_texture<_T, _D, _M> &t, const void *p, size_t size = 4294967295u) {
    return cudaBindTexture(offset, &t, p, &t.channelDesc, size);
}
MINICC_TEXTURE static inline cudaError_t cudaBindTexture2D(size_t *offset, const minicc_texture<_T, _D, _M> &t, const void *p, const cudaChannelFormatDesc &desc, size_t w, size_t h, size_t pitch) {
    return cudaBindTexture2D(offset, &t, p, &desc, w, h, pitch);
}
MINICC_TEXTURE static inline cudaError_t cudaBindTexture2D(size_t *offset, const minicc_texture<_T, _D, _M> &t, const void *p, size_t w, size_t h, size_t pitch) {
    return cudaBindTexture2D(offset, &t, p, &t.channelDesc, w, h, pitch);
}
MINICC_TEXTURE static inline cudaError_t cudaBindTextureToArray(const minicc_texture<_T, _D, _M> &t, cudaArray_const_t array, const cudaChannelFormatDesc &desc) {
    return cudaBindTextureToArray(&t, array, &desc);
}
MINICC_TEXTURE static inline cudaError_t cudaBindTextureToArray(const minicc_texture<_T, _D, _M> &t, cudaArray_const_t array) { return cudaBindTextureToArray(&t, array, nullptr); }
MINICC_TEXTURE static inline cudaError_t cudaBindTextureToMipmappedArray(const minicc_texture<_T, _D, _M> &t, cudaMipmappedArray_const_t mipmap, const cudaChannelFormatDesc &desc) {
    return cudaBindTextureToMipmappedArray(&t, mipmap, &desc);
}
MINICC_TEXTURE static inline cudaError_t cudaBindTextureToMipmappedArray(const minicc_texture<_T, _D, _M> &t, cudaMipmappedArray_const_t mipmap) {
    return cudaBindTextureToMipmappedArray(&t, mipmap, nullptr);
}
MINICC_TEXTURE static inline cudaError_t cudaUnbindTexture(const minicc_texture<_T, _D, _M> &t) { return cudaUnbindTexture(&t); }
MINICC_TEXTURE static inline cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const minicc_texture<_T, _D, _M> &t) { return cudaGetTextureAlignmentOffset(offset, &t); }
MINICC_TEXTURE static inline cudaError_t cudaGetTextureReference(const textureReference **out, const minicc_texture<_T, _D, _M> &t) { return cudaGetTextureReference(out, (const void *)&t); }
#undef MINICC_TEXTURE
template <class _T, int _D> static inline cudaError_t cudaBindSurfaceToArray(const minicc_surface<_T, _D> &s, cudaArray_const_t array, const cudaChannelFormatDesc &desc) {
    return cudaBindSurfaceToArray(&s, array, &desc);
}
template <class _T, int _D> static inline cudaError_t cudaBindSurfaceToArray(const minicc_surface<_T, _D> &s, cudaArray_const_t array) {
    return cudaBindSurfaceToArray(&s, array, nullptr);
}
template <class _T, int _D> static inline cudaError_t cudaGetSurfaceReference(const surfaceReference **out, const minicc_surface<_T, _D> &s) {
    return cudaGetSurfaceReference(out, (const void *)&s);
}
