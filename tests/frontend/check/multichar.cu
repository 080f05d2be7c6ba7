// A character constant of several characters is an int, and a warning.
__global__ void tag(int *p) {
    p[0] = 'ab';  // warning@12: multi-character character constant [-Wmultichar]
    p[1] = 'a';
}
