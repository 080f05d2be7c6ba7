// Breadth-first search, level by level with a frontier queue; the graph comes from a file that the program writes and reads back.
//   minicc run examples/programs/bfs.cu [file of edges]
// PROGRAM:
// CHECK: {{^[0-9]+}} vertices, depth {{[0-9]+}}, equal
#include <cstring>
#include <fstream>
#include <queue>
#include <random>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

#include "check.h"

__global__ void expand(const int *starts, const int *targets, const int *frontier, int size, int level, int *levels, int *next, int *next_size) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= size) return;
    int vertex = frontier[t];
    for (int e = starts[vertex]; e < starts[vertex + 1]; e++)
        if (atomicCAS(&levels[targets[e]], -1, level) == -1) next[atomicAdd(next_size, 1)] = targets[e];
}

struct Graph {
    std::vector<int> starts, targets;
    explicit Graph(std::istream &in) {
        std::vector<std::vector<int>> edges;
        std::string line;
        for (int from, to; std::getline(in, line);) {
            if (line.empty() || line[0] == '#') continue;
            std::istringstream(line) >> from >> to;
            if (size_t(std::max(from, to)) >= edges.size()) edges.resize(std::max(from, to) + 1);
            edges[from].push_back(to);
            edges[to].push_back(from);
        }
        starts.push_back(0);
        for (auto &list : edges) {
            targets.insert(targets.end(), list.begin(), list.end());
            starts.push_back(targets.size());
        }
    }
    int size() const { return starts.size() - 1; }
};

static std::vector<int> on_host(const Graph &graph, int source) {
    std::vector<int> levels(graph.size(), -1);
    std::queue<int> waiting({source});
    levels[source] = 0;
    for (; !waiting.empty(); waiting.pop())
        for (int v = waiting.front(), e = graph.starts[v]; e < graph.starts[v + 1]; e++)
            if (levels[graph.targets[e]] < 0) levels[graph.targets[e]] = levels[v] + 1, waiting.push(graph.targets[e]);
    return levels;
}

static std::vector<int> on_device(const Graph &graph, int source) {
    int n = graph.size(), *starts, *targets, *levels, *frontier, *next, *next_size;
    for (int **p : {&levels, &frontier, &next}) CHECK(cudaMalloc(p, n * sizeof(int)));
    CHECK(cudaMalloc(&starts, (n + 1) * sizeof(int)));
    CHECK(cudaMalloc(&targets, graph.targets.size() * sizeof(int)));
    CHECK(cudaHostAlloc(&next_size, sizeof(int), cudaHostAllocMapped));
    CHECK(cudaMemcpy(starts, graph.starts.data(), (n + 1) * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(targets, graph.targets.data(), graph.targets.size() * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(levels, -1, n * sizeof(int)));
    CHECK(cudaMemset(levels + source, 0, sizeof(int)));
    CHECK(cudaMemcpy(frontier, &source, sizeof(int), cudaMemcpyHostToDevice));
    int *mapped;
    CHECK(cudaHostGetDevicePointer(&mapped, next_size, 0));
    for (int size = 1, level = 1; size; level++, size = *next_size) {
        *next_size = 0;
        expand<<<(size + 63) / 64, 64>>>(starts, targets, frontier, size, level, levels, next, mapped);
        CHECK(cudaDeviceSynchronize());
        std::swap(frontier, next);
    }
    std::vector<int> found(n);
    CHECK(cudaMemcpy(found.data(), levels, n * sizeof(int), cudaMemcpyDeviceToHost));
    return found;
}

int main(int argc, char **argv) {
    std::string name = argc > 1 ? argv[1] : "/tmp/bfs-" + std::to_string(getpid()) + ".txt";
    if (argc == 1) {
        std::mt19937 random(9);
        std::ofstream out(name);
        out << "# a ring with shortcuts, and an island\n";
        for (int i = 0; i < 1500; i++) out << i << ' ' << (i + 1) % 1500 << '\n';
        for (int i = 0; i < 60; i++) out << random() % 1500 << ' ' << random() % 1500 << '\n';
        out << "1600 1601\n";
    }
    std::ifstream in(name);
    if (!in) {
        fprintf(stderr, "cannot read '%s'\n", name.c_str());
        return 2;
    }
    Graph graph(in);
    if (argc == 1) unlink(name.c_str());
    auto expected = on_host(graph, 0), found = on_device(graph, 0);
    int depth = 0;
    for (int level : found) depth = std::max(depth, level);
    printf("%d vertices, depth %d, %s\n", graph.size(), depth, expected == found ? "equal" : "different");
    return expected != found;
}
