// An address that nobody gave out.
struct List { int value; List *next; };
__global__ void k(List *list, int *out) {
    for (List *at = list; at->value >= 0; at = at->next)
        out[0] += at->value;
}
//   minicc run examples/wrong/null.cu --grid 1 --block 1 'list=zeros(1)' 'out=zeros(1,i32)'
