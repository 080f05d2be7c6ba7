#endif
// error@-1:2: #endif without #if
