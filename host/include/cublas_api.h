/* cuBLAS under the names with _v2, which are the same functions. */
#pragma once
#include <cublas_v2.h>
