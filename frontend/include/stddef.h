#pragma once

/* size_t and NULL are known in every program, as they are to nvcc. */
#define offsetof(type, member) ((size_t)(char *)&((type *)0)->member)
#define __builtin_offsetof(type, member) ((size_t)(char *)&((type *)0)->member)
