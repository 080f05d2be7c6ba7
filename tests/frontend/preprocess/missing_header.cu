#include "nowhere.h" // error@10: 'nowhere.h' file not found
__global__ void k() { undeclared_because_of_that(); }
