// [temp.expl.spec] p12: an explicit specialisation serves where its template does, here on the device
template <class T> __device__ int pick(T) { return 1; }
template <> int pick(double) { return 2; }
template <> __device__ int pick(char) { return 3; }
extern "C" __global__ void of_device_template(int *out) {
    out[0] = pick(1);
    out[1] = pick(1.0);
    out[2] = pick('c');
}
// LAUNCH: of_device_template<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 3, 0]
