// [lex.string] p13: neighbours with different prefixes
// REFUSED: nvcc joins no u and U
extern "C" __global__ void bad_prefixes_mixed(int *out) { out[0] = sizeof(u"a" U"b"); }
