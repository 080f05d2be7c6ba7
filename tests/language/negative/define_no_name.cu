#define
// error@-1:8: macro name missing
