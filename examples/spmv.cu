// y = A * x with A in compressed sparse rows: row r holds values[offsets[r] .. offsets[r + 1] - 1]. The
// inner loop's length depends on the data.
//
//   minicc run examples/spmv.cu --kernel spmv_csr --grid 1 --block 32 rows=4 'offsets=[0,2,3,3,5]' 'columns=[0,1,2,0,3]' 'values=[1.0,2.0,3.0,4.0,5.0]' 'x=ones(4,f32)' 'y=zeros(4,f32)' --print y

__global__ void spmv_csr(int rows, const int *offsets, const int *columns, const float *values,
                         const float *x, float *y) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        float sum = 0.0f;
        for (int i = offsets[row]; i < offsets[row + 1]; i++)
            sum += values[i] * x[columns[i]];
        y[row] = sum;
    }
}
