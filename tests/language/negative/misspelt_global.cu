static __gloabl__ void k(int *out) { out[0] = 1; } // error@8: unknown type name '__gloabl__'; did you mean '__global__'?
