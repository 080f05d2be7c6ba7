// What the language here does not have is refused by its name.
__global__ void k(float *out) {
    try { out[0] = 1.0f; } catch (...) { }
}
//   minicc examples/wrong/beyond.cu -o -
