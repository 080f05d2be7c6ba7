__device__ auto pick(int x) {
    if (x) return 1;
    return 2.0f; // error@5: 'auto' in return type deduced as 'float' here but deduced as 'int' in earlier return statement
}
