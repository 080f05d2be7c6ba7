// [conv.integral] p1: enumerations and bool convert to integers by value
enum A { a = -2, b = 300 }; enum B : unsigned char { c = 200 }; 
extern "C" __global__ void between_enum_and_bool(int *out) { char x = (char)b; out[0] = x; unsigned u = a; out[1] = u == 4294967294u; long l = a; out[2] = (int)l; B y = static_cast<B>(300); out[3] = y; short s = c; out[4] = s; bool t = a; out[5] = t + c; float f = b; out[6] = (int)f; double d = true; out[7] = (int)(d * 5) + (c == 200.0); }
// LAUNCH: between_enum_and_bool<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [44, 1, -2, 44, 200, 201, 300, 6]
