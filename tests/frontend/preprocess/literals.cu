// Literals that are none; the caret points into the literal.
__device__ void f() {
    int a = 08; // error@14: invalid digit '8' in octal constant
    int b = 0b102; // error@17: invalid digit '2' in binary constant
    int c = 12abc; // error@15: invalid suffix 'abc' on integer constant
    int d = 10lul; // error@15: invalid suffix 'lul' on integer constant
    float e = 1.5q; // error@18: invalid suffix 'q' on floating constant
    float g = 1e; // error@16: exponent has no digits
    float h = 2.5e+; // error@18: exponent has no digits
    float i = 0x1.8; // error@15: hexadecimal floating literal requires an exponent
    unsigned long j = 18446744073709551616; // error@23: integer literal is too large to be represented in any integer type
    int k = ''; // error@13: empty character constant
    int l = u'ab'; // error@13: multi-character character constant
    int m = 'é'; // error@13: character too large for enclosing character literal type
    int n = L''; // error@13: empty character constant
    int o = '\q'; // warning@14: unknown escape sequence '\q'
    int p = '\x'; // error@14: \x used with no following hex digits
    int q = '\400'; // error@14: octal escape sequence out of range
    int r = 1 @ 2; // error@15: unexpected character '@'
    int s = 1'000 + 0b101 + 0x1F + 017 + 10ull + 'a' + '\n' + '\x41' + 0x1p3f + 1.f + .5 + 5.;
}
