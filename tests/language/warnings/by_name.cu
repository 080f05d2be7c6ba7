// OPTIONS: -Wshadow -Wunreachable-code
__device__ int shadows(int n) { // note@28: previous declaration is here
    int a = n; // note@9: previous declaration is here
    {
        int a = 2; // warning@13: declaration shadows a local variable [-Wshadow]
        n += a;
    }
    for (int n = 0; n < 3; n++) a += n; // warning@14: declaration shadows a local variable [-Wshadow]
    { int other = a; a += other; }
    { int other = a; a += other; }
    return a + n;
}
__device__ int unreachable(int n) {
    while (n) {
        if (n == 3) {
            break;
            n = 4; // warning@13: code will never be executed [-Wunreachable-code]
        }
        n--;
    }
    return n;
    n++; // warning@5: code will never be executed [-Wunreachable-code]
    n--;
}
__device__ int labelled(int n) {
    goto end;
end:
    switch (n) {
    case 1:
        return 1;
    case 2:
        return 2;
    }
    return n;
}
