// [temp.pre] p4: a template declaration has one declarator
// REFUSED: a single entity
template <typename T> constexpr int first = sizeof(T), second = alignof(T);
extern "C" __global__ void bad_two_entities(int *out) { out[0] = first<int>; }
