// [basic.lookup.unqual] p1: a for statement's names live in the statement; its body is a block inside
extern "C" __global__ void for_init_and_body(int *out) {
    int i = 100;
    int sum = 0;
    for (int i = 0; i < 3; i++) { int j = i; { int i = 50; sum += i; } sum += j; }
    out[0] = sum;
    out[1] = i;
    for (int i = i = 2; i < 4; ++i) out[2] += i;
    out[3] = i;
}
// LAUNCH: for_init_and_body<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [153, 100, 5, 100]
