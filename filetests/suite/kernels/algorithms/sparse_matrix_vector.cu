// Rows of different lengths, as indices and values.
// LAUNCH: sparse_matrix_vector<<<4,64>>> row=arange(201) column=arange(200) value=random(200,f32,122) x=random(32,f32,123) y=zeros(200) n=200
// EXPECT: y == value * x[column & 31]

extern "C" __global__ void sparse_matrix_vector(const int *row, const int *column, const float *value, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = 0;
    for (int j = row[i]; j < row[i + 1]; j++) s += value[j] * x[column[j] & 31];
    y[i] = s;
}
