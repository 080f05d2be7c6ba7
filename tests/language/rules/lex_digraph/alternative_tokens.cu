// [lex.digraph] p2: digraphs and alternative spellings are the same tokens
%:define STR(x) %:x
%:define CAT(a, b) a %:%: b
extern "C" __global__ void alternative_tokens(int *out) <% int CAT(v, 1) = 6; out<:0:> = v1; out[1] = sizeof(STR(abc)); out[2] = compl 0 + (1 or 0) * 10; v1 and_eq 2; out[3] = v1; v1 or_eq 9; out[4] = v1; v1 xor_eq 3; out[5] = v1; out[6] = (v1 not_eq 8) * 10 + not v1; %>
// LAUNCH: alternative_tokens<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [6, 4, 9, 2, 11, 8, 0]
