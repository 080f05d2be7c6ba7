#unknown
// error@-1:2: invalid preprocessing directive
