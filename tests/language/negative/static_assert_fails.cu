static_assert(sizeof(int) == 8, "int is small"); // error@15: static assertion failed: int is small
