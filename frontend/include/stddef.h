#pragma once
typedef long ptrdiff_t;
#define NULL 0
#define offsetof(type, member) ((size_t)(char *)&((type *)0)->member)
