// The game of life: a glider on a torus comes back where it began; the board is a class with two buffers, drawn on request.
//   minicc run examples/programs/life.cu [generations]
// PROGRAM:
// CHECK: {{^}}back again
#include <memory>
#include <string>
#include <vector>

#include "check.h"

__global__ void step(const unsigned char *from, unsigned char *to, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int alive = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx || dy) alive += from[(y + dy + height) % height * width + (x + dx + width) % width];
    to[y * width + x] = alive == 3 || (alive == 2 && from[y * width + x]);
}

class Board {
    struct Free {
        void operator()(unsigned char *p) const { cudaFree(p); }
    };
    using Buffer = std::unique_ptr<unsigned char[], Free>;
    int width, height;
    Buffer now, next;

    Buffer made() const {
        unsigned char *p;
        CHECK(cudaMalloc(&p, width * height));
        CHECK(cudaMemset(p, 0, width * height));
        return Buffer(p);
    }

public:
    Board(int width, int height) : width(width), height(height), now(made()), next(made()) {}
    void set(int x, int y) { CHECK(cudaMemset(&now[y * width + x], 1, 1)); }
    void advance() {
        dim3 block(32, 8), grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
        step<<<grid, block>>>(now.get(), next.get(), width, height);
        CHECK(cudaGetLastError());
        now.swap(next);
    }
    std::string drawn() const {
        std::vector<unsigned char> cells(width * height);
        CHECK(cudaMemcpy(cells.data(), now.get(), cells.size(), cudaMemcpyDeviceToHost));
        std::string text;
        for (int i = 0; i < width * height; i++) {
            text += cells[i] ? '#' : '.';
            if (i % width == width - 1) text += '\n';
        }
        return text;
    }
};

int main(int argc, char **argv) {
    const int width = 40, height = 20;
    Board board(width, height);
    for (auto [x, y] : {std::pair(1, 0), {2, 1}, {0, 2}, {1, 2}, {2, 2}}) board.set(x + 10, y + 10);
    std::string begin = board.drawn();
    int generations = argc > 1 ? atoi(argv[1]) : 4 * width;  // one cell along both axes in four generations
    for (int i = 0; i < generations; i++) board.advance();
    if (argc > 1) fputs(board.drawn().c_str(), stdout);
    bool same = board.drawn() == begin;
    puts(same ? "back again" : "elsewhere");
    return argc > 1 ? 0 : !same;
}
