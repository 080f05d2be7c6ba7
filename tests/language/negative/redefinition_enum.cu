enum E { A }; // note@6: previous definition is here
enum E { B }; // error@6: redefinition of 'E'
