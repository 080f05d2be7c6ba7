// The assignment step of k-means on an array of structures: each point finds its nearest centre; the
// first one wins ties.
//
//   minicc run examples/kmeans.cu --kernel assign_clusters --grid 2 --block 128 n=200 k=3 'points=random(200,seed=1)' 'centres=random(3,seed=2)' --print points

struct Point {
    float position[2];
    int cluster;
};

struct Centre {
    float position[2];
};

__device__ float squared_distance(const float a[2], const float b[2]) {
    float dx = a[0] - b[0], dy = a[1] - b[1];
    return dx * dx + dy * dy;
}

__global__ void assign_clusters(int n, int k, Point *points, const Centre *centres) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int best = 0;
    float best_distance = squared_distance(points[i].position, centres[0].position);
    for (int c = 1; c < k; c++) {
        float distance = squared_distance(points[i].position, centres[c].position);
        if (distance < best_distance) {
            best = c;
            best_distance = distance;
        }
    }
    points[i].cluster = best;
}
