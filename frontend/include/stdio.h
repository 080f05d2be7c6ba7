#pragma once
/* printf is known to the compiler. */
#include <stddef.h>
#define EOF (-1)
