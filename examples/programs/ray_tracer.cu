// A ray tracer: classes for vectors and rays on both sides, spheres in constant memory, reflections in a loop, a picture as a PPM file.
//   minicc run examples/programs/ray_tracer.cu [file.ppm]
// PROGRAM:
// CHECK: {{^}}0 of 3072 pixels differ
#include <cmath>
#include <fstream>
#include <vector>

#include "check.h"

struct Vector {
    float x, y, z;
    __host__ __device__ Vector operator+(Vector o) const { return {x + o.x, y + o.y, z + o.z}; }
    __host__ __device__ Vector operator-(Vector o) const { return {x - o.x, y - o.y, z - o.z}; }
    __host__ __device__ friend Vector operator*(float s, Vector v) { return {s * v.x, s * v.y, s * v.z}; }
    __host__ __device__ float dot(Vector o) const { return x * o.x + y * o.y + z * o.z; }
    __host__ __device__ Vector unit() const { return 1 / sqrtf(dot(*this)) * *this; }
};
struct Ray {
    Vector origin, direction;
    __host__ __device__ Vector at(float t) const { return origin + t * direction; }
};
struct Sphere {
    Vector centre;
    float radius, mirror;
    Vector colour;
    // How far along the ray it is met; infinity where it is not.
    __host__ __device__ float meets(const Ray &ray) const {
        Vector away = ray.origin - centre;
        float b = away.dot(ray.direction), c = away.dot(away) - radius * radius, inside = b * b - c;
        if (inside < 0) return INFINITY;
        float t = -b - sqrtf(inside);
        return t > 1e-3f ? t : INFINITY;
    }
};

constexpr int SPHERES = 4, WIDTH = 64, HEIGHT = 48;
static const Sphere scene[SPHERES] = {
    {{0, -100.5f, -3}, 100, 0.1f, {0.4f, 0.5f, 0.4f}}, {{0, 0, -3}, 0.7f, 0.3f, {0.9f, 0.2f, 0.2f}},
    {{1.2f, -0.1f, -2.5f}, 0.4f, 0.6f, {0.2f, 0.3f, 0.9f}}, {{-1.1f, 0.2f, -2.2f}, 0.5f, 0, {0.9f, 0.8f, 0.1f}}};
__constant__ Sphere spheres[SPHERES];

__host__ __device__ Vector trace(const Sphere *all, Ray ray) {
    Vector light = Vector{1, 2, 1}.unit(), colour = {0, 0, 0};
    float strength = 1;
    for (int bounce = 0; bounce < 3 && strength > 0.02f; bounce++) {
        float nearest = INFINITY;
        int hit = -1;
        for (int s = 0; s < SPHERES; s++) {
            float t = all[s].meets(ray);
            if (t < nearest) nearest = t, hit = s;
        }
        if (hit < 0) {
            float up = 0.5f * (ray.direction.y + 1);
            return colour + strength * ((1 - up) * Vector{1, 1, 1} + up * Vector{0.5f, 0.7f, 1});
        }
        Vector point = ray.at(nearest), normal = (1 / all[hit].radius) * (point - all[hit].centre);
        float shade = fmaxf(normal.dot(light), 0);
        for (int s = 0; s < SPHERES; s++)
            if (all[s].meets({point, light}) < INFINITY) shade = 0;
        colour = colour + strength * (1 - all[hit].mirror) * (0.2f + 0.8f * shade) * all[hit].colour;
        strength *= all[hit].mirror;
        ray = {point, ray.direction - 2 * ray.direction.dot(normal) * normal};
    }
    return colour;
}

__host__ __device__ Vector pixel(const Sphere *all, int x, int y) {
    Vector direction = {(2.0f * x - WIDTH) / HEIGHT, (HEIGHT - 2.0f * y) / HEIGHT, -1.5f};
    return trace(all, {{0, 0, 0}, direction.unit()});
}

__global__ void render(Vector *picture) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < WIDTH && y < HEIGHT) picture[y * WIDTH + x] = pixel(spheres, x, y);
}

int main(int argc, char **argv) {
    Vector *picture;
    CHECK(cudaMallocManaged(&picture, WIDTH * HEIGHT * sizeof(Vector)));
    CHECK(cudaMemcpyToSymbol(spheres, scene, sizeof scene));
    render<<<dim3(WIDTH / 16, HEIGHT / 8), dim3(16, 8)>>>(picture);
    CHECK(cudaDeviceSynchronize());
    int wrong = 0;
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            Vector difference = pixel(scene, x, y) - picture[y * WIDTH + x];
            wrong += !(difference.dot(difference) < 1e-4f);  // both round, and an edge may fall on either side
        }
    if (argc > 1) {
        std::ofstream out(argv[1], std::ios::binary);
        out << "P6\n" << WIDTH << ' ' << HEIGHT << "\n255\n";
        for (int i = 0; i < WIDTH * HEIGHT; i++)
            for (float v : {picture[i].x, picture[i].y, picture[i].z}) out.put(char(255 * sqrtf(fminf(v, 1))));
    }
    printf("%d of %d pixels differ\n", wrong, WIDTH * HEIGHT);
    return wrong > 10;
}
