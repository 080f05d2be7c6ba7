// [cpp] p1: # alone does nothing; spaces may stand around # and in directives
  #  
 # define   A   7  
#	define T(x)	x
#
extern "C" __global__ void null_directive_and_spaces(int *out) { out[0] = A;
    # if  A  ==  7 // a comment
    out[1] = T( 3 );
    # else /* another
    that goes on */
    out[1] = 4;
    #endif // end
    out[2] = A+A;
}
// LAUNCH: null_directive_and_spaces<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [7, 3, 14]
