__device__ int f(int a); // note@16: previous declaration is here
__device__ float f(int a); // error@18: functions that differ only in their return type cannot be overloaded
