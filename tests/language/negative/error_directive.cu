#error stop here
// error@-1:2: stop here
