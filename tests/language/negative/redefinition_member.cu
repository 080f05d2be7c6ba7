struct S { int a; float a; }; // error@25: duplicate member 'a' // note@16: previous declaration is here
