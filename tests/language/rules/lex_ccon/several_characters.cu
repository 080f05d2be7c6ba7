// [lex.ccon] p2: a literal of several characters is an int, the first the highest; the sign is nvcc's
// HOST: no
#if 'ab' == 24930
#define X 1
#else
#define X 2
#endif
extern "C" __global__ void several_characters(int *out) {
    int *p = out;
    const int zero = out[0];
    p[0] = 'ab';
    p[1] = 'abc';
    p[2] = 'abcd';
    p[3] = X;
    p[4] = sizeof('ab');
    p[5] = '\1\2';
    p[6] = '\xff\xff';
    switch (zero) {
    case 'ab':
        p[7] = 1;
        break;
    case 0:
        p[7] = 2;
    }
    enum { FOURCC = 'RIFF' };
    p[8] = FOURCC;
    p[9] = '\377a';
    constexpr int c = 'zz';
    p[10] = c;
    p[11] = 'ab' + 1;
    p[12] = '\xff';
    p[13] = 'a\0';
    p[14] = 'a\'';
}
// LAUNCH: several_characters<<<1,1>>> out=zeros(15,i32)
// EXPECT: out == [24930, 6382179, 1633837924, 1, 4, 258, -1, 2, 1380533830, -159, 31354, 24931, -1, 24832, 24871]
