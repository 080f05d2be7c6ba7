// An array of structures with holes between members.
// LAUNCH: structures<<<4,64>>> p=random(200,seed=72) out=zeros(200) n=200
// EXPECT: out ~= p['mass'] * p['tag'] + p['id'] + where(p['alive'], 0.5, 0) rtol=1e-6

struct Particle { char tag; double mass; short id; bool alive; float v; };
extern "C" __global__ void structures(const Particle *p, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = p[i].mass * p[i].tag + (float)p[i].id + (p[i].alive ? 0.5f : 0.0f);
}
