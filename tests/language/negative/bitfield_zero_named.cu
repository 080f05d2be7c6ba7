struct S { int a : 0; }; // error@16: named bit-field 'a' has zero width
