__device__ int f()[3]; // error@17: function cannot return array type 'int[3]'
