// A graph captured from two streams and launched many times, and one built by hand whose kernel is then given other arguments.
//   minicc run examples/programs/graphs.cu [--order=7]
// PROGRAM:
// CHECK: {{^}}0 wrong
#include "check.h"

__global__ void add(float *values, float amount, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] += amount;
}
__global__ void join(float *out, const float *a, const float *b, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = a[i] + b[i];
}

static int captured(float *a, float *b, float *out, int n) {
    cudaStream_t main, side;
    cudaEvent_t fork, joined;
    CHECK(cudaStreamCreate(&main));
    CHECK(cudaStreamCreate(&side));
    CHECK(cudaEventCreate(&fork));
    CHECK(cudaEventCreate(&joined));
    CHECK(cudaMemset(a, 0, n * sizeof(float)));
    CHECK(cudaMemset(b, 0, n * sizeof(float)));
    CHECK(cudaStreamBeginCapture(main, cudaStreamCaptureModeGlobal));
    add<<<4, 64, 0, main>>>(a, 1, n);
    CHECK(cudaEventRecord(fork, main));
    CHECK(cudaStreamWaitEvent(side, fork, 0));
    add<<<4, 64, 0, side>>>(b, 2, n);
    add<<<4, 64, 0, main>>>(a, 1, n);
    CHECK(cudaEventRecord(joined, side));
    CHECK(cudaStreamWaitEvent(main, joined, 0));
    join<<<4, 64, 0, main>>>(out, a, b, n);
    cudaGraph_t graph;
    CHECK(cudaStreamEndCapture(main, &graph));
    size_t nodes = 0;
    CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));
    cudaGraphExec_t executable;
    CHECK(cudaGraphInstantiate(&executable, graph, 0));
    for (int i = 0; i < 10; i++) CHECK(cudaGraphLaunch(executable, main));
    CHECK(cudaStreamSynchronize(main));
    float last;
    CHECK(cudaMemcpy(&last, out + n - 1, sizeof last, cudaMemcpyDeviceToHost));
    CHECK(cudaGraphExecDestroy(executable));
    CHECK(cudaGraphDestroy(graph));
    return (nodes != 4) + (last != 40);
}

static int built(float *a, int n) {
    cudaGraph_t graph;
    cudaGraphNode_t clear, work, back;
    float amount = 3, last = 0;
    void *arguments[] = {&a, &amount, &n};
    CHECK(cudaGraphCreate(&graph, 0));
    cudaMemsetParams zero = {a, 0, 0, 4, (size_t)n, 1};
    CHECK(cudaGraphAddMemsetNode(&clear, graph, nullptr, 0, &zero));
    cudaKernelNodeParams launch = {(void *)add, dim3(4), dim3(64), 0, arguments, nullptr};
    CHECK(cudaGraphAddKernelNode(&work, graph, &clear, 1, &launch));
    CHECK(cudaGraphAddMemcpyNode1D(&back, graph, &work, 1, &last, a + n - 1, sizeof last, cudaMemcpyDeviceToHost));
    cudaGraphExec_t executable;
    CHECK(cudaGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
    CHECK(cudaGraphLaunch(executable, 0));
    CHECK(cudaDeviceSynchronize());
    int wrong = last != 3;
    amount = 5;
    CHECK(cudaGraphExecKernelNodeSetParams(executable, work, &launch));
    CHECK(cudaGraphLaunch(executable, 0));
    CHECK(cudaDeviceSynchronize());
    return wrong + (last != 5);
}

int main() {
    const int n = 200;
    float *a, *b, *out;
    for (float **p : {&a, &b, &out}) CHECK(cudaMalloc(p, n * sizeof(float)));
    int wrong = captured(a, b, out, n) + built(a, n);
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
