struct S;
struct T { S s; }; // error@14: field has incomplete type 'S'
