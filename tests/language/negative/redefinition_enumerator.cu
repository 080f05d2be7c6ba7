enum E { A, A }; // error@13: redefinition of enumerator 'A' // note@10: previous definition is here
