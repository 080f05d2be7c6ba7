/* Copies to and from CUDA arrays (CUDA Runtime API, "Memory Management"). Rows of an array lie without padding; widths and offsets are in bytes. */
#pragma once

/* An array (host/api/images.py): the device address of its texels, bytes of a texel, and its extent, at least 1 in each dimension. */
struct Array { uintptr_t texels; size_t texel, width, height, depth; };
static std::map<uintptr_t, Array> *arrays;

extern "C" void minicc_array(uintptr_t handle, const Array *array) {
    Lock lock(*guard);
    if (!arrays) arrays = new std::map<uintptr_t, Array>;
    if (array) (*arrays)[handle] = *array;
    else arrays->erase(handle);
}

static const Array *array_of(cudaArray_const_t handle) {
    Lock lock(*guard);
    if (!arrays) return nullptr;
    auto found = arrays->find((uintptr_t)handle);
    return found == arrays->end() ? nullptr : &found->second;
}

/* An operand of a copy: a position in an array, or memory. */
struct End {
    char *start;
    size_t pitch, slice;
    int error;
};
static End in_memory(const void *start, size_t pitch, size_t slice = 0) { return {(char *)start, pitch, slice, 0}; }
static End in_box(const cudaPitchedPtr &memory, const cudaPos &at) {
    size_t slice = memory.pitch * memory.ysize;
    if (!memory.ptr) return {nullptr, 0, 0, cudaErrorInvalidValue};
    return in_memory((char *)memory.ptr + at.z * slice + at.y * memory.pitch + at.x, memory.pitch, slice);
}
static End in_array(cudaArray_const_t handle, size_t x, size_t y, size_t z, cudaExtent extent) {
    const Array *a = array_of(handle);
    if (!a) return {nullptr, 0, 0, cudaErrorInvalidResourceHandle};
    size_t row = a->width * a->texel;
    auto exceeds = [](size_t start, size_t count, size_t limit) { return start > limit || count > limit - start; };
    if (exceeds(x, extent.width, row) || exceeds(y, extent.height, a->height) || exceeds(z, extent.depth, a->depth)) return {nullptr, 0, 0, cudaErrorInvalidValue};
    return {(char *)a->texels + (z * a->height + y) * row + x, row, row * a->height, 0};
}
/* `count` bytes from a position, across the ends of rows. */
static End along_array(cudaArray_const_t handle, size_t x, size_t y, size_t count) {
    End end = in_array(handle, x, y, 0, {0, 0, 0});
    const Array *a = array_of(handle);
    size_t total = end.error ? 0 : a->width * a->height * a->texel, first = y * end.pitch + x;
    if (!end.error && (first > total || count > total - first)) end.error = cudaErrorInvalidValue;
    return end;
}

static int copy_ends(End to, End from, cudaExtent extent, cudaMemcpyKind kind) {
    if (to.error || from.error) return to.error ? to.error : from.error;
    if (!extent.width || !extent.height) return 0;
    for (size_t z = 0; z < extent.depth; z++)
        if (int error = copy(to.start + z * to.slice, to.pitch, from.start + z * from.slice, from.pitch, extent.width, extent.height, kind)) return error;
    return 0;
}

/* With an array operand, extents and positions in the array count its elements. */
static int copy_arrays(const cudaMemcpy3DParms &p) {
    const Array *one = array_of(p.srcArray ? p.srcArray : p.dstArray);
    if (!one || (p.srcArray && p.srcPtr.ptr) || (p.dstArray && p.dstPtr.ptr)) return cudaErrorInvalidValue;
    size_t texel = one->texel;
    cudaExtent e = {p.extent.width * texel, p.extent.height, p.extent.depth};
    auto end = [&](cudaArray_t array, cudaPos at, const cudaPitchedPtr &memory) {
        if (array) return in_array(array, at.x * texel, at.y, at.z, e);
        return in_box(memory, at);
    };
    return copy_ends(end(p.dstArray, p.dstPos, p.dstPtr), end(p.srcArray, p.srcPos, p.srcPtr), e, p.kind);
}

extern "C" {
cudaError_t cudaMemcpy2DToArray(cudaArray_t to, size_t x, size_t y, const void *from, size_t pitch, size_t width, size_t height, cudaMemcpyKind kind) {
    cudaExtent e = {width, height, 1};
    return run_now([=] { return copy_ends(in_array(to, x, y, 0, e), in_memory(from, pitch), e, kind); });
}
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t to, size_t x, size_t y, const void *from, size_t pitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    cudaExtent e = {width, height, 1};
    return enqueue(stream, [=] { return copy_ends(in_array(to, x, y, 0, e), in_memory(from, pitch), e, kind); });
}
cudaError_t cudaMemcpy2DFromArray(void *to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width, size_t height, cudaMemcpyKind kind) {
    cudaExtent e = {width, height, 1};
    return run_now([=] { return copy_ends(in_memory(to, pitch), in_array(from, x, y, 0, e), e, kind); });
}
cudaError_t cudaMemcpy2DFromArrayAsync(void *to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    cudaExtent e = {width, height, 1};
    return enqueue(stream, [=] { return copy_ends(in_memory(to, pitch), in_array(from, x, y, 0, e), e, kind); });
}
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t to, size_t x, size_t y, cudaArray_const_t from, size_t from_x, size_t from_y, size_t width, size_t height, cudaMemcpyKind kind) {
    cudaExtent e = {width, height, 1};
    return enqueue(nullptr, [=] { return copy_ends(in_array(to, x, y, 0, e), in_array(from, from_x, from_y, 0, e), e, kind); });
}
cudaError_t cudaMemcpyToArray(cudaArray_t to, size_t x, size_t y, const void *from, size_t count, cudaMemcpyKind kind) {
    return run_now([=] { return copy_ends(along_array(to, x, y, count), in_memory(from, count), {count, 1, 1}, kind); });
}
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t to, size_t x, size_t y, const void *from, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
    return enqueue(stream, [=] { return copy_ends(along_array(to, x, y, count), in_memory(from, count), {count, 1, 1}, kind); });
}
cudaError_t cudaMemcpyFromArray(void *to, cudaArray_const_t from, size_t x, size_t y, size_t count, cudaMemcpyKind kind) {
    return run_now([=] { return copy_ends(in_memory(to, count), along_array(from, x, y, count), {count, 1, 1}, kind); });
}
cudaError_t cudaMemcpyFromArrayAsync(void *to, cudaArray_const_t from, size_t x, size_t y, size_t count, cudaMemcpyKind kind, cudaStream_t stream) {
    return enqueue(stream, [=] { return copy_ends(in_memory(to, count), along_array(from, x, y, count), {count, 1, 1}, kind); });
}
cudaError_t cudaMemcpyArrayToArray(cudaArray_t to, size_t x, size_t y, cudaArray_const_t from, size_t from_x, size_t from_y, size_t count, cudaMemcpyKind kind) {
    return enqueue(nullptr, [=] { return copy_ends(along_array(to, x, y, count), along_array(from, from_x, from_y, count), {count, 1, 1}, kind); });
}
}
