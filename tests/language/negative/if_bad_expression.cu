#if 1 +
#endif
// error@-2:8: expected value in expression
