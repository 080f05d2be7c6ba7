// [stmt.select] p2: a substatement is a block: what it declares, and what the head of an else-if declares, ends with it, and only where it began
struct T { int *p; int id; __device__ T(int *q, int i) : p(q), id(i) { *p = *p * 10 + id; } __device__ ~T() { *p = *p * 10 + id + 4; } __device__ operator bool() const { return id & 1; } };
extern "C" __global__ void substatement_is_a_block(int *out) {
    for (int i = 0; i < 4; i++) {
        int log = 0;
        if (i & 1) T t(&log, 1);
        else T t(&log, 2);
        if (i & 2) T t(&log, 3);
        out[i] = log;
        log = 0;
        if (i == 0) log = 9;
        else if (T t(&log, i); t) log = log * 10 + 9;
        else if (T u{&log, 2}) log = log * 10 + 8;
        out[4 + i] = log;
        log = 0;
        for (int j = 0; j < i; j++) T t(&log, 1);
        out[8 + i] = log;
    }
}
// LAUNCH: substatement_is_a_block<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [26, 15, 2637, 1537, 9, 195, 2266, 397, 0, 15, 1515, 151515]
