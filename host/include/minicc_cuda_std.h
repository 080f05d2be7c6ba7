/* <cuda/std/…>: the standard library under the name that it has for both sides. */
#pragma once
#include <algorithm>
#include <array>
#include <cassert>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <new>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <utility>
namespace cuda {
namespace std {
using namespace ::std;
}
}
