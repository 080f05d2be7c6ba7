// A note about a call shows its arguments, not the variables of its body.
constexpr int steps(int n) {
    int count = 0;
    while (n != 1)
        n = n / (n - n), count++;  // note: division by zero
    return count;
}
static_assert(steps(6) == 8, "");  // error: static assertion expression is not an integral constant expression
// note@-1: in call to 'steps(6)'

