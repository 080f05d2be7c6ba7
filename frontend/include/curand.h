#pragma once
/* What host code calls; device code has curand_kernel.h. */
