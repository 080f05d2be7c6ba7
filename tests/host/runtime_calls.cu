// One call of each template and overload of CUDA 13's cuda_runtime.h, as NVIDIA's header declares them.
#include <cuda_runtime.h>
__global__ void kernel(int *p, float f) { *p = (int)f; }
__device__ int symbol[4];
struct Shared { __host__ __device__ size_t operator()(int threads) const { return 4 * threads; } };
struct Object { int x; };

void calls(int *p, float *q, void *v, cudaStream_t s, cudaGraph_t g, cudaGraphExec_t x, cudaGraphNode_t n, cudaLibrary_t l, cudaKernel_t handle, cudaLaunchConfig_t *config) {
  void *args[] = {&p, &q}; int a, b; size_t size; cudaMemLocation place = {cudaMemLocationTypeDevice, 0}; int *to[] = {p}; const int *from[] = {p}; size_t sizes[] = {4}, first[] = {0};
  cudaMemcpyAttributes attributes = {}; cudaEvent_t e; cudaMemPool_t pool = 0; const cudaGraphNode_t *before = nullptr;
  cudaLaunchKernel(kernel, dim3(1), dim3(1), args); cudaLaunchKernel(kernel, 1, 1, args, 0, s); cudaLaunchCooperativeKernel(kernel, dim3(1), dim3(1), args, 0, s);
  cudaLaunchKernelEx(config, kernel, p, 1.0f); cudaLaunchKernelEx(config, handle, p, 1.0f);
  cudaEventCreate(&e, cudaEventDisableTiming);
  cudaGraphInstantiate(&x, g, nullptr, nullptr, 0); cudaGraphInstantiate(&x, g, 0); cudaGraphInstantiate(&x, g);
  cudaMallocHost(&v, 4, 0u); cudaMallocHost(&p, 4); cudaMallocHost(&p, 4, 0u); cudaHostAlloc(&p, 4, 0); cudaHostGetDevicePointer(&q, p, 0); cudaMallocManaged(&p, 4);
  cudaMallocManaged(&p, 4, cudaMemAttachHost);
  cudaMemPrefetchBatchAsync(to, sizes, 1, &place, first, 1, 0, s); cudaMemPrefetchBatchAsync(to, sizes, 1, place, 0, s);
  cudaMemDiscardAndPrefetchBatchAsync(to, sizes, 1, &place, first, 1, 0, s); cudaMemDiscardAndPrefetchBatchAsync(to, sizes, 1, place, 0, s);
  cudaStreamAttachMemAsync(s, p); cudaStreamAttachMemAsync(s, p, 4, cudaMemAttachSingle);
  cudaMalloc(&p, 4); cudaMallocPitch(&q, &size, 4, 4);
  cudaMallocAsync(&v, 4, pool, s); cudaMallocAsync(&p, 4, pool, s); cudaMallocAsync(&p, 4, s); cudaMallocFromPoolAsync(&p, 4, pool, s);
  cudaMemcpyBatchAsync(to, from, sizes, 1, &attributes, first, 1, s); cudaMemcpyBatchAsync(to, from, sizes, 1, attributes, s);
  cudaMemcpyToSymbol(symbol, p, 4); cudaMemcpyToSymbolAsync(symbol, p, 4); cudaMemcpyFromSymbol(p, symbol, 4, 0); cudaMemcpyFromSymbolAsync(p, symbol, 4, 0, cudaMemcpyDeviceToHost, s);
  cudaGraphAddMemcpyNodeToSymbol(&n, g, before, 0, symbol, p, 4, 0, cudaMemcpyDefault); cudaGraphAddMemcpyNodeFromSymbol(&n, g, before, 0, p, symbol, 4, 0, cudaMemcpyDefault);
  cudaGraphMemcpyNodeSetParamsToSymbol(n, symbol, p, 4, 0, cudaMemcpyDefault); cudaGraphMemcpyNodeSetParamsFromSymbol(n, p, symbol, 4, 0, cudaMemcpyDefault);
  cudaGraphExecMemcpyNodeSetParamsToSymbol(x, n, symbol, p, 4, 0, cudaMemcpyDefault); cudaGraphExecMemcpyNodeSetParamsFromSymbol(x, n, p, symbol, 4, 0, cudaMemcpyDefault);
  cudaGraphExecUpdateResult updated; cudaGraphExecUpdate(x, g, &n, &updated);
  cudaUserObject_t object; Object *made = new Object; cudaUserObjectCreate(&object, made, 1, cudaUserObjectNoDestructorSync); cudaUserObjectCreate(&object, made, 1, 1u);
  cudaGetSymbolAddress(&v, symbol); cudaGetSymbolSize(&size, symbol);
  cudaFuncSetCacheConfig(kernel, cudaFuncCachePreferNone); cudaFuncAttributes of; cudaFuncGetAttributes(&of, kernel); const char *name; cudaFuncGetName(&name, kernel); cudaGetKernel(&handle, kernel);
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 4);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&a, kernel, 32, 0); cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&a, kernel, 32, 0, cudaOccupancyDisableCachingOverride);
  cudaOccupancyMaxPotentialBlockSize(&a, &b, kernel); cudaOccupancyMaxPotentialBlockSize(&a, &b, kernel, 0, 64); cudaOccupancyMaxPotentialBlockSizeWithFlags(&a, &b, kernel);
  cudaOccupancyMaxPotentialBlockSizeWithFlags(&a, &b, kernel, 0, 64, cudaOccupancyDefault);
  cudaOccupancyMaxPotentialBlockSizeVariableSMem(&a, &b, kernel, Shared()); cudaOccupancyMaxPotentialBlockSizeVariableSMem(&a, &b, kernel, Shared(), 64);
  cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(&a, &b, kernel, Shared()); cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(&a, &b, kernel, Shared(), 64, cudaOccupancyDefault);
  cudaOccupancyAvailableDynamicSMemPerBlock(&size, kernel, 1, 32); cudaOccupancyMaxPotentialClusterSize(&a, kernel, config); cudaOccupancyMaxActiveClusters(&a, kernel, config);
  void (*function)(); cudaLibraryGetGlobal(&p, &size, l, "a"); cudaLibraryGetManaged(&p, &size, l, "a"); cudaLibraryGetUnifiedFunction(&function, l, "a");
  make_cudaExtent(1, 1, 1); make_cudaPos(0, 0, 0); make_cudaPitchedPtr(p, 1, 1, 1); cudaCreateChannelDesc<float4>(); cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindSigned);
}

#ifdef LATER // CUDA 13.1 to 13.5
void later(int *p, cudaStream_t s, cudaEvent_t e, cudaGraph_t g, cudaGraphExec_t x, cudaGraphNode_t n, cudaDevResourceDesc_t desc) {
  cudaDevResource resource, other; cudaExecutionContext_t context; cudaDevSmResourceGroupParams groups[1] = {}; unsigned count; unsigned long long id; int device; size_t parameters;
  cudaMemcpyAttributes attributes = {}; cudaMemcpy3DBatchOp op = {}; cudaMemLocation place; cudaGraphNodeParams of = {cudaGraphNodeTypeKernel}; cudaGraphConditionalHandle condition; cudaGraphRecaptureCallbackData data = {};
  cudaDevResourceGenerateDesc(&desc, &resource, 1); cudaDevSmResourceSplit(&resource, 1, &other, nullptr, 0, groups); cudaDevSmResourceSplitByCount(&resource, &count, &other, nullptr, 0, 1);
  cudaDeviceGetDevResource(0, &resource, cudaDevResourceTypeSm); cudaDeviceGetExecutionCtx(&context, 0); cudaExecutionCtxDestroy(context); cudaExecutionCtxGetDevResource(context, &resource, cudaDevResourceTypeSm);
  cudaExecutionCtxGetDevice(&device, context); cudaExecutionCtxGetId(context, &id); cudaExecutionCtxRecordEvent(context, e); cudaExecutionCtxStreamCreate(&s, context, 0, 0);
  cudaExecutionCtxSynchronize(context); cudaExecutionCtxWaitEvent(context, e); cudaFuncGetParamCount((const void *)kernel, &parameters);
  cudaGraphConditionalHandleCreate_v2(&condition, g); cudaGraphConditionalHandleCreate_v2(&condition, g, context, 1, 0); cudaGraphExecGetId(x, &count); cudaGraphGetId(g, &count);
  cudaGraphNodeGetContainingGraph(n, &g); cudaGraphNodeGetLocalId(n, &count); cudaGraphNodeGetParams(n, &of); cudaGraphNodeGetToolsId(n, &id); cudaGreenCtxCreate(&context, desc, 0, 0);
  cudaLaunchHostFunc_v2(s, nullptr, p, cudaHostTaskBlocking); cudaMemGetLocationInfo(p, 4, 0, 0, &place); cudaMemcpy3DWithAttributesAsync(&op, 0, s);
  cudaMemcpyWithAttributesAsync(p, p, 4, &attributes, s); cudaStreamBeginRecaptureToGraph(s, cudaStreamCaptureModeGlobal, g, &data); cudaStreamGetDevResource(s, &resource, cudaDevResourceTypeSm);
}
#endif
int main() {}
