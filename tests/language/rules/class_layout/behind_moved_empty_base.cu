// [class.mem] p19 (ABI: an empty base that had to move belongs to its class where others derive from that)
struct Empty {};
struct Other {};
struct Again : Empty {};
struct Two : Empty, Again { Other last; };
struct Three : Other, Empty, Two { char one; char two; };
struct Four : Two { short one; };
extern "C" __global__ void behind_moved_empty_base(int *out) {
    Three t;
    Four f;
    out[0] = sizeof(Two);
    out[1] = int(reinterpret_cast<char *>(static_cast<Two *>(&t)) - reinterpret_cast<char *>(&t));
    out[2] = int(&t.one - reinterpret_cast<char *>(&t));
    out[3] = int(&t.two - reinterpret_cast<char *>(&t));
    out[4] = sizeof(Three);
    out[5] = int(reinterpret_cast<char *>(&f.one) - reinterpret_cast<char *>(&f));
    out[6] = sizeof(Four);
}
// LAUNCH: behind_moved_empty_base<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [2, 1, 3, 4, 5, 2, 4]
