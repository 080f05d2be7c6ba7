#pragma once

extern __constant__ float coefficients[3];
extern __device__ int calls;
extern __device__ float curve(float x);
float other_fill(float *values, int n);
