/* Copies in batches, and between the device and itself (CUDA Runtime API, "Memory Management"). */
#pragma once

cudaError_t cudaMemcpyBatchAsync(void *const *to, const void *const *from, const size_t *sizes, size_t count, cudaMemcpyAttributes *attributes, size_t *first, size_t attributes_count, cudaStream_t stream) {
    if (!to || !from || !sizes || !count || !attributes || !first || !attributes_count || attributes_count > count || first[0]) return (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
    for (size_t i = 0; i < count; i++)
        if (cudaError_t error = cudaMemcpyAsync(to[i], from[i], sizes[i], cudaMemcpyDefault, stream)) return error;
    return cudaSuccess;
}
cudaError_t cudaMemcpyWithAttributesAsync(void *to, const void *from, size_t size, cudaMemcpyAttributes *attributes, cudaStream_t stream) {
    return attributes ? cudaMemcpyAsync(to, from, size, cudaMemcpyDefault, stream) : (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
}

/* Converts an operand of a batch's copy to that of a box; a row length of zero stands for the box's width. */
static void place_operand(const cudaMemcpy3DOperand &operand, cudaExtent extent, cudaArray_t &array, cudaPos &at, cudaPitchedPtr &memory) {
    if (operand.type == cudaMemcpyOperandTypeArray) {
        const cudaOffset3D &offset = operand.op.array.offset;
        array = operand.op.array.array;
        at = {offset.x, offset.y, offset.z};
        return;
    }
    const auto &pointer = operand.op.ptr;
    size_t row = pointer.rowLength ? pointer.rowLength : extent.width;
    memory = {pointer.ptr, row, row, pointer.layerHeight ? pointer.layerHeight : extent.height};
}
/* Returns the unit of row lengths: the texel of an array operand, or one byte. */
static size_t element_of(const cudaMemcpy3DBatchOp &op) {
    for (const cudaMemcpy3DOperand *one : {&op.src, &op.dst})
        if (one->type == cudaMemcpyOperandTypeArray)
            if (const Array *found = array_of(one->op.array.array)) return found->texel;
    return 1;
}
cudaError_t cudaMemcpy3DBatchAsync(size_t count, cudaMemcpy3DBatchOp *operations, unsigned long long flags, cudaStream_t stream) {
    if (!count || !operations || flags) return (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
    for (size_t i = 0; i < count; i++) {
        const cudaMemcpy3DBatchOp &op = operations[i];
        cudaMemcpy3DParms p = {};
        p.extent = op.extent;
        p.kind = cudaMemcpyDefault;
        place_operand(op.src, op.extent, p.srcArray, p.srcPos, p.srcPtr);
        place_operand(op.dst, op.extent, p.dstArray, p.dstPos, p.dstPtr);
        p.srcPtr.pitch *= element_of(op);
        p.dstPtr.pitch *= element_of(op);
        if (cudaError_t error = cudaMemcpy3DAsync(&p, stream)) return error;
    }
    return cudaSuccess;
}
cudaError_t cudaMemcpy3DWithAttributesAsync(cudaMemcpy3DBatchOp *operation, unsigned long long flags, cudaStream_t stream) {
    return cudaMemcpy3DBatchAsync(1, operation, flags, stream);
}

static cudaMemcpy3DParms same_device(const cudaMemcpy3DPeerParms &p) {
    return {p.srcArray, p.srcPos, p.srcPtr, p.dstArray, p.dstPos, p.dstPtr, p.extent, cudaMemcpyDefault};
}
static cudaError_t check_peer(const cudaMemcpy3DPeerParms *p) { return !p ? cudaErrorInvalidValue : p->srcDevice || p->dstDevice ? cudaErrorInvalidDevice : cudaSuccess; }
cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream) {
    if (cudaError_t error = check_peer(p)) return (cudaError_t)minicc_record_error(error);
    cudaMemcpy3DParms copy = same_device(*p);
    return cudaMemcpy3DAsync(&copy, stream);
}
cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p) {
    if (cudaError_t error = check_peer(p)) return (cudaError_t)minicc_record_error(error);
    cudaMemcpy3DParms copy = same_device(*p);
    return cudaMemcpy3D(&copy);
}
