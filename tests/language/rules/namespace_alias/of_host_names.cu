// [namespace.alias] p1: a namespace that holds nothing for the device has aliases, too, and is named by using directives and declarations
namespace Settings { int level; namespace Inner { int depth; } }
namespace More { int count; void grow(); }
namespace S = Settings;
namespace I = Settings::Inner;
using namespace More;
using More::count;
using More::grow;
extern "C" __global__ void of_host_names(int *out) { out[0] = 1; }
// LAUNCH: of_host_names<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [1]
