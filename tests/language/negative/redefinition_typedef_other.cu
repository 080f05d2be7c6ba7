typedef int T; // note@13: previous definition is here
typedef float T; // error@15: typedef redefinition with different types ('float' vs 'int')
