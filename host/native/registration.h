/* Programs of nvcc that use this library: their host code registers fat binaries with the kernels' stubs and the variables' addresses, and
   launches through these functions. A fat binary becomes a unit, whose code Python reads. */
#pragma once

struct ManagedSymbol { void **host; const char *name; size_t size; };
struct FatBinary {
    const void *image;
    std::vector<UnitSymbol> symbols;
    std::vector<ManagedSymbol> managed;
    Unit *unit;
};

extern "C" {
void **__cudaRegisterFatBinary(const void *image) { return (void **)new FatBinary{image, {}, {}, nullptr}; }
void __cudaRegisterFunction(void **handle, const char *host, char *, const char *name, int, uint3 *, uint3 *, dim3 *, dim3 *, int *) {
    ((FatBinary *)handle)->symbols.push_back({host, 1, name});
}
void __cudaRegisterVar(void **handle, char *host, char *, const char *name, int, size_t size, int, int) {
    ((FatBinary *)handle)->symbols.push_back({host, size, name});
}
void __cudaRegisterManagedVar(void **handle, void **host, char *, const char *name, int, size_t size, int, int) {
    ((FatBinary *)handle)->symbols.push_back({host, sizeof *host, name});
    ((FatBinary *)handle)->managed.push_back({host, name, size});
}
void __cudaRegisterHostVar(void **, const char *, char *, size_t) {}
void __cudaRegisterFatBinaryEnd(void **handle) {
    FatBinary &binary = *(FatBinary *)handle;
    binary.unit = (Unit *)malloc(sizeof(Unit) + binary.symbols.size() * sizeof(UnitSymbol));
    *binary.unit = {0, (const char *)binary.image, 0, "", 0, binary.symbols.size()};
    for (size_t i = 0; i < binary.symbols.size(); i++) binary.unit->symbols[i] = binary.symbols[i];
    add_unit(binary.unit);
}
/* Its memory is released with the process; the destructors of a program may still call the library. */
void __cudaUnregisterFatBinary(void **) {}
char __cudaInitModule(void **handle) {
    FatBinary &binary = *(FatBinary *)handle;
    for (ManagedSymbol &one : binary.managed) *one.host = minicc_managed(binary.unit, one.name, one.size);
    binary.managed.clear();
    return 1;
}

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, cudaStream_t stream) {
    configured.push_back({grid, block, shared, stream, nullptr, 0});
    return 0;
}
cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
    if (configured.empty()) return (cudaError_t)minicc_record_error(cudaErrorMissingConfiguration);
    Launch launch = configured.back();
    configured.pop_back();
    *grid = launch.grid, *block = launch.block, *shared = launch.shared, *(cudaStream_t *)stream = launch.stream;
    return cudaSuccess;
}
cudaError_t __cudaGetKernel(cudaKernel_t *kernel, const void *function) {
    *kernel = (cudaKernel_t)function;
    return cudaSuccess;
}
cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void **arguments, size_t shared, cudaStream_t stream) {
    return cudaLaunchKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
cudaError_t __cudaLaunchKernel_ptsz(cudaKernel_t kernel, dim3 grid, dim3 block, void **arguments, size_t shared, cudaStream_t stream) {
    return cudaLaunchKernel((const void *)kernel, grid, block, arguments, shared, stream ? stream : cudaStreamPerThread);
}

/* A runtime that is linked statically asks for tables that NVIDIA does not document, and ends its initialisation without them. NVIDIA's compilers
   ask, too, and go on. */
int cuGetExportTable(const void **table, const void *) {
    Dl_info caller;
    if (table) *table = nullptr;
    if (dladdr(__builtin_return_address(0), &caller) && caller.dli_fname && !strstr(caller.dli_fname, "/libnv")) {
        static const void *reported;
        if (reported != caller.dli_fbase)
            fprintf(stderr, "minicc: error: '%s' contains a CUDA runtime that is linked statically, which works with NVIDIA's driver only: link it with 'nvcc -cudart shared', or use a build that loads libcudart\n", caller.dli_fname);
        reported = caller.dli_fbase;
    }
    return cudaErrorNotSupported;
}
}
