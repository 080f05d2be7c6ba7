// LAUNCH: kernel_references<<<1,4>>> sum=array([3],i32) by=array([4],i32)
// EXPECT: sum == array([19])
extern "C" __global__ void kernel_references(int &sum, const int &by) { atomicAdd(&sum, by); }
