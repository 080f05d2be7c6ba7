// Two streams with copies from pinned memory, an event that one waits for, and a function of the host at the end.
//   minicc run examples/programs/streams.cu
// PROGRAM:
// CHECK: {{^}}2 streams done, 0 values wrong
#include <algorithm>

#include "check.h"

__global__ void scale(float *values, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] *= factor;
}

static void finished(void *count) { ++*(int *)count; }

int main() {
    const int n = 512;
    float *host, *device;
    int done = 0, wrong = 0;
    CHECK(cudaMallocHost(&host, 2 * n * sizeof(float)));
    CHECK(cudaMalloc(&device, 2 * n * sizeof(float)));
    std::fill(host, host + 2 * n, 1.0f);
    cudaStream_t streams[2];
    cudaEvent_t first;
    CHECK(cudaEventCreateWithFlags(&first, cudaEventDisableTiming));
    for (cudaStream_t &stream : streams) CHECK(cudaStreamCreate(&stream));
    for (int s = 0; s < 2; s++) {
        float *part = device + s * n;
        CHECK(cudaMemcpyAsync(part, host + s * n, n * sizeof(float), cudaMemcpyHostToDevice, streams[s]));
        if (s == 1) CHECK(cudaStreamWaitEvent(streams[1], first, 0));
        scale<<<(n + 127) / 128, 128, 0, streams[s]>>>(part, s + 2.0f, n);
        if (s == 0) CHECK(cudaEventRecord(first, streams[0]));
        CHECK(cudaMemcpyAsync(host + s * n, part, n * sizeof(float), cudaMemcpyDeviceToHost, streams[s]));
        CHECK(cudaLaunchHostFunc(streams[s], finished, &done));
    }
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 2 * n; i++) wrong += host[i] != (i < n ? 2.0f : 3.0f);
    for (cudaStream_t &stream : streams) CHECK(cudaStreamDestroy(stream));
    CHECK(cudaEventDestroy(first));
    CHECK(cudaFreeHost(host));
    printf("%d streams done, %d values wrong\n", done, wrong);
    return wrong != 0 || done != 2;
}
