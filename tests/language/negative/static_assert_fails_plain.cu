static_assert(1 == 2); // error@15: static assertion failed
