// String literals: in static storage, tables, arguments. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
__device__ int len(const char*s){int n=0;while(s[n])n++;return n;} 
__device__ const char*msg="hello"; 
__constant__ char cm[]="abc"; 
struct N { const char *name; int v; };
__device__ N names[2] = { { "one", 1 }, { "three", 3 } };
__constant__ const char *const words[] = { "a", "bc", "def" };
// LAUNCH: k<<<1,1>>> x=zeros(6,i32)
// EXPECT: x == array([108, 121, 51, 3, 111, 1])
__global__ void k(int*x){const char*s="abc\n" "d"; x[0]=len(s)+len(msg)+cm[1]; char b[]="xyz"; x[1]=b[1]; x[2]=len(names[1].name)*10+names[0].v; x[3]=len(words[2]); static const char *t = "static"; x[4]=len(t)+"lit"[1]; x[5] = len(__func__); }
