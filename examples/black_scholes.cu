// European option prices by the Black-Scholes formula: expf, logf and sqrtf, and the polynomial for the
// normal distribution of Abramowitz and Stegun, 26.2.17.
//
//   minicc run examples/black_scholes.cu --kernel black_scholes --grid 1 --block 256 n=200 rate=0.02 volatility=0.3 'price=random(200,f32,1)' 'strike=random(200,f32,2)' 'years=ones(200,f32)' 'call=zeros(200,f32)' 'put=zeros(200,f32)' --print call

__device__ float normal_cdf(float d) {
    const float a1 = 0.31938153f, a2 = -0.356563782f, a3 = 1.781477937f;
    const float a4 = -1.821255978f, a5 = 1.330274429f;
    const float inverse_sqrt_2pi = 0.39894228f;
    float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float tail = inverse_sqrt_2pi * expf(-0.5f * d * d)
        * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))));
    return d > 0.0f ? 1.0f - tail : tail;
}

__global__ void black_scholes(int n, float rate, float volatility, const float *price, const float *strike,
                              const float *years, float *call, float *put) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float s = price[i], x = strike[i], t = years[i];
    float sqrt_t = sqrtf(t);
    float d1 = (logf(s / x) + (rate + 0.5f * volatility * volatility) * t) / (volatility * sqrt_t);
    float d2 = d1 - volatility * sqrt_t;
    float cdf1 = normal_cdf(d1), cdf2 = normal_cdf(d2);
    float discounted = x * expf(-rate * t);
    call[i] = s * cdf1 - discounted * cdf2;
    put[i] = discounted * (1.0f - cdf2) - s * (1.0f - cdf1);
}
