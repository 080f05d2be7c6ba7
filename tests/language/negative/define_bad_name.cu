#define 3 4
// error@-1:9: macro name must be an identifier
