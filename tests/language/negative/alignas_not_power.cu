struct alignas(3) S { int a; }; // error@16: requested alignment is not a power of 2
