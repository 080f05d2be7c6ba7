// One step of a gravitational n-body simulation (softened forces, explicit Euler): bodies pass through
// shared memory tile by tile, and 1/r^3 comes from rsqrtf.
//
//   minicc run examples/nbody.cu --kernel nbody_step --grid 2 --block 64 n=100 dt=0.01 'bodies=random(100,seed=5)' 'velocities=zeros(100)' 'moved=zeros(100)' --print moved

#define TILE 64
#define SOFTENING 1e-3f

struct Body {
    float x, y, z, mass;
};

struct Velocity {
    float x, y, z;
};

__global__ void nbody_step(int n, float dt, const Body *bodies, Velocity *velocities, Body *moved) {
    __shared__ Body tile[TILE];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Body self = {0.0f, 0.0f, 0.0f, 0.0f};
    if (i < n)
        self = bodies[i];
    float ax = 0.0f, ay = 0.0f, az = 0.0f;
    for (int start = 0; start < n; start += TILE) {
        int count = min(TILE, n - start);
        if (threadIdx.x < count)
            tile[threadIdx.x] = bodies[start + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < count; j++) {
            float dx = tile[j].x - self.x;
            float dy = tile[j].y - self.y;
            float dz = tile[j].z - self.z;
            float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING);
            float pull = tile[j].mass * inverse * inverse * inverse;
            ax += dx * pull;
            ay += dy * pull;
            az += dz * pull;
        }
        __syncthreads();
    }
    if (i >= n)
        return;
    Velocity *v = &velocities[i];
    v->x += ax * dt;
    v->y += ay * dt;
    v->z += az * dt;
    self.x += v->x * dt;
    self.y += v->y * dt;
    self.z += v->z * dt;
    moved[i] = self;
}
