struct S { float a : 3; }; // error@18: bit-field 'a' has non-integral type 'float'
