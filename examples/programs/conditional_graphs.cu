// A graph with conditional nodes: Newton's iterations until they change little (WHILE), the other branch of a choice (IF), one of three ways (SWITCH).
//   minicc run examples/programs/conditional_graphs.cu
// PROGRAM:
// CHECK: {{^}}root of 2: 1.414214 after 5 steps
// CHECK-NEXT: {{^}}0 wrong
#include "check.h"
#include <cmath>

struct State {
    double x;
    int steps, ways;
};

__global__ void step(State *s, double a, cudaGraphConditionalHandle more) {
    double next = (s->x + a / s->x) / 2;
    cudaGraphSetConditional(more, fabs(next - s->x) > 1e-9);
    s->x = next;
    s->steps++;
}
__global__ void choose(State *s, cudaGraphConditionalHandle which, int way) { cudaGraphSetConditional(which, way); }
__global__ void went(State *s, int way) { s->ways = s->ways * 10 + way; }

static cudaGraph_t *conditional(cudaGraph_t graph, cudaGraphNode_t *node, cudaGraphNode_t before, cudaGraphConditionalHandle handle, cudaGraphConditionalNodeType type,
                                unsigned bodies) {
    cudaGraphNodeParams params = {};
    params.type = cudaGraphNodeTypeConditional;
    params.conditional.handle = handle;
    params.conditional.type = type;
    params.conditional.size = bodies;
    CHECK(cudaGraphAddNode(node, graph, before ? &before : nullptr, nullptr, before ? 1 : 0, &params));
    return params.conditional.phGraph_out;
}

template <class... Args> static cudaGraphNode_t kernel(cudaGraph_t graph, cudaGraphNode_t before, void (*function)(Args...), Args... args) {
    void *arguments[] = {&args...};
    cudaKernelNodeParams params = {};
    params.func = (void *)function;
    params.gridDim = params.blockDim = dim3(1);
    params.kernelParams = arguments;
    cudaGraphNode_t node;
    CHECK(cudaGraphAddKernelNode(&node, graph, before ? &before : nullptr, before ? 1 : 0, &params));
    return node;
}

int main() {
    State *s;
    CHECK(cudaMallocManaged(&s, sizeof(State)));
    cudaGraph_t graph;
    CHECK(cudaGraphCreate(&graph, 0));
    cudaGraphConditionalHandle more, other, which;
    CHECK(cudaGraphConditionalHandleCreate(&more, graph, 1, cudaGraphCondAssignDefault));
    CHECK(cudaGraphConditionalHandleCreate(&other, graph));
    CHECK(cudaGraphConditionalHandleCreate(&which, graph));

    cudaGraphNode_t loop, chosen, branch, way;
    kernel(*conditional(graph, &loop, nullptr, more, cudaGraphCondTypeWhile, 1), nullptr, step, s, 2.0, more);
    chosen = kernel(graph, loop, choose, s, other, 0);
    cudaGraph_t *sides = conditional(graph, &branch, chosen, other, cudaGraphCondTypeIf, 2);
    kernel(sides[0], nullptr, went, s, 1);
    kernel(sides[1], nullptr, went, s, 2);
    chosen = kernel(graph, branch, choose, s, which, 2);
    cudaGraph_t *ways = conditional(graph, &way, chosen, which, cudaGraphCondTypeSwitch, 3);
    for (int i = 0; i < 3; i++) {
        cudaStream_t stream;
        CHECK(cudaStreamCreate(&stream));
        CHECK(cudaStreamBeginCaptureToGraph(stream, ways[i], nullptr, nullptr, 0, cudaStreamCaptureModeGlobal));
        went<<<1, 1, 0, stream>>>(s, i + 3);
        CHECK(cudaStreamEndCapture(stream, nullptr));
        CHECK(cudaStreamDestroy(stream));
    }

    cudaGraphExec_t executable;
    CHECK(cudaGraphInstantiate(&executable, graph, 0));
    int wrong = 0;
    for (int round = 0; round < 2; round++) {
        *s = {1.0, 0, 0};
        CHECK(cudaGraphLaunch(executable, 0));
        CHECK(cudaDeviceSynchronize());
        if (!round) printf("root of 2: %f after %d steps\n", s->x, s->steps);
        wrong += s->steps != 5 || s->ways != 25 || fabs(s->x - sqrt(2.0)) > 1e-12;
    }
    printf("%d wrong\n", wrong);
    CHECK(cudaGraphExecDestroy(executable));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaFree(s));
    return wrong;
}
