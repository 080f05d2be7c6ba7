// [temp.param] p4: the type of a value parameter may be an earlier parameter
template <class T, T V> struct C { static constexpr T value = V; static const int size = sizeof(value); };
template <class T, T... Vs> struct L { static const int sum = (0 + ... + Vs); static const int n = sizeof...(Vs); };
extern "C" __global__ void value_type_depends(int *out) {
    out[0] = C<unsigned char, 200>::value + C<unsigned char, 200>::size;
    out[1] = C<long, -3>::value * 10 - C<long, -3>::size;
    out[2] = L<int, 1, 2, 3>::sum * 10 + L<int, 1, 2, 3>::n;
    out[3] = L<char>::n;
}
// LAUNCH: value_type_depends<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [201, -38, 63, 0, 0, 0, 0, 0]
