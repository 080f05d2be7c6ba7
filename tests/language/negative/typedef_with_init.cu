typedef int T = 3; // error@13: illegal initializer (only variables can be initialized), 'T' is a typedef
