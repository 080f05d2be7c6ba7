_global_ void k(int *out) { out[0] = 1; } // error@1: unknown type name '_global_'; did you mean '__global__'?
