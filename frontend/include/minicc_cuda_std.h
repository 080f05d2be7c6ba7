#pragma once
/* <cuda/std/…>: the standard library under the name that it has for both sides. */
#include <stdint.h>
namespace std {}
namespace cuda {
namespace std {
using namespace ::std;
}
}
