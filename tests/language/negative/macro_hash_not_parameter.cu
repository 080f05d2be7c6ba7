#define F(a) #b
// error@-1:14: '#' is not followed by a macro parameter
