// [conv.fpprom] expr p11: float with an integer stays float, with double becomes double
extern "C" __global__ void usual_conversions_keep_float(int *out) { out[0] = sizeof(1.0f + 1) * 10 + sizeof(1.0f + 1L); out[1] = sizeof(1.0f * 1.0) + sizeof(true ? 1.0f : 1.0) * 10; float f = 16777216.0f; out[2] = (f + 1) == f; out[3] = (f + 1.0) == f; out[4] = (int)(1 / 2 * 3.0) * 10 + (int)(1 / 2.0 * 3); float q = 0.1f; out[5] = (q == 0.1) * 10 + (q == 0.1f); out[6] = (int)(7 / 2 + 7 / 2.0f); f += 1.5; out[7] = (int)(f - 16777216.0f); }
// LAUNCH: usual_conversions_keep_float<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [44, 88, 1, 0, 1, 1, 6, 2]
