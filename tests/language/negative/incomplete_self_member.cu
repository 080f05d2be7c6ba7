struct S { S s; }; // error@14: field has incomplete type 'S'
