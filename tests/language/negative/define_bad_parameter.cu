#define F(a, a) a
// error@-1:14: duplicate macro parameter name 'a'
