#if 1 / 0
#endif
// error@-2:7: division by zero in preprocessor expression
