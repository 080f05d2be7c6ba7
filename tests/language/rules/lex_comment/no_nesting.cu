// [lex.comment] p1: comments do not nest, and are not looked for in literals
extern "C" __global__ void no_nesting(int *out) { out[0] = 1; /* // */ out[1] = 2; // /* 
    out[2] = 3; const char *s = "/* no */"; out[3] = s[0]; /**/ out[4] = 4; /*/ out[4] = 5; /*/ out[5] = '/'; //* still a comment */ out[5] = 1;
}
// LAUNCH: no_nesting<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 2, 3, 47, 4, 47]
