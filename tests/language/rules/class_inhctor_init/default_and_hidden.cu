// [over.match.best] p1, [class.inhctor.init] p1: a base's default constructor serves where the class declares others only; its own of the same parameters win
struct H { int how; __device__ H() : how(1) {} __device__ H(int) : how(2) {} __device__ H(int, double) : how(3) {} __device__ H(char, int = 3) : how(4) {} };
struct J : H { using H::H; int more = 5; __device__ J(int) { how += 10; } __device__ J(char, double) { how += 20; } };
extern "C" __global__ void default_and_hidden(int *out) {
    J none, one(1), two(1, 2.0), letter('a'), pair('a', 1), both('a', 1.0);
    J list{-1};
    out[0] = none.how * 10 + none.more;
    out[1] = one.how * 10 + one.more;
    out[2] = two.how;
    out[3] = letter.how;
    out[4] = pair.how;
    out[5] = both.how;
    out[6] = list.how;
}
// LAUNCH: default_and_hidden<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [15, 115, 3, 4, 4, 21, 11, 0]
