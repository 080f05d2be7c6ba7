// The driver API alone: two pieces of PTX are linked while the program runs; a kernel of them reads a texture object, a texture reference and a surface of arrays.
//   minicc run examples/programs/driver_textures.cu
// PROGRAM:
// CHECK: {{^}}0 of 64 values are wrong
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda.h>

#define CHECK(call)                                                            \
    do {                                                                       \
        CUresult status = (call);                                              \
        if (status != CUDA_SUCCESS) {                                          \
            const char *name = nullptr;                                        \
            cuGetErrorName(status, &name);                                     \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, name);          \
            exit(1);                                                           \
        }                                                                      \
    } while (0)

static const char *twice = R"(.version 7.0
.target sm_70
.address_size 64
.visible .func (.param .f32 r) twice(.param .f32 x) {
    .reg .f32 %f;
    ld.param.f32 %f, [x];
    add.f32 %f, %f, %f;
    st.param.f32 [r], %f;
    ret;
}
)";
static const char *kernel = R"(.version 7.0
.target sm_70
.address_size 64
.extern .func (.param .f32 r) twice(.param .f32 x);
.global .texref half;
.visible .entry sample(.param .u64 out, .param .u64 object, .param .u64 surface) {
    .reg .b64 %out, %object, %surface, %place;
    .reg .b32 %x, %y, %n, %i;
    .reg .f32 %u, %v, %a, %b, %c, %none;
    ld.param.u64 %out, [out];
    ld.param.u64 %object, [object];
    ld.param.u64 %surface, [surface];
    mov.u32 %x, %tid.x;
    mov.u32 %y, %tid.y;
    mov.u32 %n, %ntid.x;
    mad.lo.u32 %i, %y, %n, %x;
    cvt.rn.f32.u32 %u, %x;
    cvt.rn.f32.u32 %v, %y;
    tex.2d.v4.f32.f32 {%a, %none, %none, %none}, [%object, {%u, %v}];
    tex.2d.v4.f32.f32 {%b, %none, %none, %none}, [half, {%u, %v}];
    mul.lo.u32 %x, %x, 4;
    suld.b.2d.b32.trap {%n}, [%surface, {%x, %y}];
    mov.b32 %c, %n;
    {
        .param .f32 p;
        .param .f32 r;
        st.param.f32 [p], %a;
        call.uni (r), twice, (p);
        ld.param.f32 %a, [r];
    }
    add.f32 %a, %a, %b;
    add.f32 %a, %a, %c;
    mul.wide.u32 %place, %i, 4;
    add.s64 %place, %place, %out;
    st.global.f32 [%place], %a;
    ret;
}
)";

static CUarray image(const float *values, unsigned flags) {
    CUDA_ARRAY3D_DESCRIPTOR shape = {8, 8, 0, CU_AD_FORMAT_FLOAT, 1, flags};
    CUarray array;
    CHECK(cuArray3DCreate(&array, &shape));
    CUDA_MEMCPY2D copy = {};
    copy.srcMemoryType = CU_MEMORYTYPE_HOST;
    copy.srcHost = values;
    copy.srcPitch = copy.WidthInBytes = 8 * sizeof(float);
    copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    copy.dstArray = array;
    copy.Height = 8;
    CHECK(cuMemcpy2D(&copy));
    return array;
}

int main() {
    CUdevice device;
    CUcontext context;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));

    CUlinkState linker;
    void *made;
    size_t size;
    CHECK(cuLinkCreate(0, nullptr, nullptr, &linker));
    CHECK(cuLinkAddData(linker, CU_JIT_INPUT_PTX, (void *)kernel, strlen(kernel) + 1, "kernel.ptx", 0, nullptr, nullptr));
    CHECK(cuLinkAddData(linker, CU_JIT_INPUT_PTX, (void *)twice, strlen(twice) + 1, "twice.ptx", 0, nullptr, nullptr));
    CHECK(cuLinkComplete(linker, &made, &size));
    CUmodule module;
    CUfunction function;
    CHECK(cuModuleLoadData(&module, made));
    CHECK(cuLinkDestroy(linker));
    CHECK(cuModuleGetFunction(&function, module, "sample"));

    float values[64], halves[64], others[64], out[64];
    for (int i = 0; i < 64; i++) values[i] = i, halves[i] = i / 2.0f, others[i] = 100 * i;
    CUarray first = image(values, 0), second = image(halves, 0), third = image(others, CUDA_ARRAY3D_SURFACE_LDST);

    CUDA_RESOURCE_DESC resource = {};
    resource.resType = CU_RESOURCE_TYPE_ARRAY;
    resource.res.array.hArray = first;
    CUDA_TEXTURE_DESC how = {};
    how.addressMode[0] = how.addressMode[1] = CU_TR_ADDRESS_MODE_CLAMP;
    CUtexObject object;
    CHECK(cuTexObjectCreate(&object, &resource, &how, nullptr));
    resource.res.array.hArray = third;
    CUsurfObject surface;
    CHECK(cuSurfObjectCreate(&surface, &resource));
    CUtexref half;
    CHECK(cuModuleGetTexRef(&half, module, "half"));
    CHECK(cuTexRefSetArray(half, second, CU_TRSA_OVERRIDE_FORMAT));
    CHECK(cuTexRefSetFilterMode(half, CU_TR_FILTER_MODE_POINT));

    CUdeviceptr result;
    CHECK(cuMemAlloc(&result, sizeof out));
    void *arguments[] = {&result, &object, &surface};
    CHECK(cuLaunchKernel(function, 1, 1, 1, 8, 8, 1, 0, nullptr, arguments, nullptr));
    CHECK(cuMemcpyDtoH(out, result, sizeof out));
    int wrong = 0;
    for (int i = 0; i < 64; i++) wrong += out[i] != 2 * values[i] + halves[i] + others[i];
    printf("%d of 64 values are wrong\n", wrong);

    CHECK(cuTexObjectDestroy(object));
    CHECK(cuSurfObjectDestroy(surface));
    for (CUarray array : {first, second, third}) CHECK(cuArrayDestroy(array));
    CHECK(cuMemFree(result));
    CHECK(cuModuleUnload(module));
    return wrong;
}
