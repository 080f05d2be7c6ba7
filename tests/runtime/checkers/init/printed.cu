// Of a string with a precision printf reads no more than that.
#include <stdio.h>
extern "C" __global__ void first_characters(int *o)
{
    char s[3];
    s[0] = 'a';
    s[1] = 'b';
    o[0] = printf("[%.2s]%.*s[%.0s][%5.1s]\n", s, 1, s, s, s);
}
// LAUNCH: first_characters<<<1,1>>> o=zeros(1,i32)
// CHECKED: init mem
// EXPECT: o == 5

extern "C" __global__ void one_too_many(int *o)
{
    char s[3];
    s[0] = 'a';
    s[1] = 'b';
    printf("[%.3s]\n", s);
    o[0] = 1;
}
// LAUNCH: one_too_many<<<1,1>>> o=zeros(1,i32)
// UNINIT: 19
