#pragma once
/* Vector types, index variables and device functions are known to the compiler; the host API is not part of device code. */
#define CUDART_VERSION 13000
