struct S { int a : -1; }; // error@16: bit-field 'a' has negative width (-1)
