// Atomic objects that host and device share, an order that makes a message visible, and a list that threads push to without locks.
//   minicc run examples/programs/atomics.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cuda/atomic>
#include <new>

#include "check.h"

struct Node {
    int value, next;
};
struct List {
    cuda::atomic<int, cuda::thread_scope_device> head, count;
    Node nodes[1024];
};

__global__ void push(List *list, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int mine = list->count.fetch_add(1, cuda::memory_order_relaxed);
    list->nodes[mine].value = i;
    int head = list->head.load(cuda::memory_order_relaxed);
    do list->nodes[mine].next = head;
    while (!list->head.compare_exchange_weak(head, mine, cuda::memory_order_release, cuda::memory_order_relaxed));
}

// The first block writes, the second one waits until it may read.
__global__ void message(int *data, cuda::atomic<bool, cuda::thread_scope_device> *ready, int *seen) {
    if (blockIdx.x == 0) {
        for (int i = threadIdx.x; i < 100; i += blockDim.x) data[i] = i * i;
        __syncthreads();
        if (threadIdx.x == 0) ready->store(true, cuda::memory_order_release);
    } else {
        if (threadIdx.x == 0) ready->wait(false, cuda::memory_order_acquire);
        __syncthreads();
        for (int i = threadIdx.x; i < 100; i += blockDim.x) cuda::atomic_ref<int, cuda::thread_scope_device>(*seen).fetch_add(data[i]);
    }
}

int main() {
    const int n = 600;
    List *list;
    CHECK(cudaMallocManaged(&list, sizeof(List)));
    new (list) List{{-1}, {0}};
    push<<<5, 128>>>(list, n);
    CHECK(cudaDeviceSynchronize());
    int length = 0, wrong = list->count != n;
    long long sum = 0;
    for (int i = list->head; i >= 0; i = list->nodes[i].next) sum += list->nodes[i].value, length++;
    wrong += length != n || sum != (long long)n * (n - 1) / 2;

    int *data, *seen;
    cuda::atomic<bool, cuda::thread_scope_device> *ready;
    CHECK(cudaMallocManaged(&data, 100 * sizeof(int)));
    CHECK(cudaMallocManaged(&seen, sizeof(int)));
    CHECK(cudaMallocManaged(&ready, sizeof *ready));
    ready->store(false);
    message<<<2, 32>>>(data, ready, seen);
    CHECK(cudaDeviceSynchronize());
    wrong += *seen != 99 * 100 * 199 / 6 || !ready->load();
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
