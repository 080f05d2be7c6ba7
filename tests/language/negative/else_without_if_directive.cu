#else
// error@-1:2: #else without #if
