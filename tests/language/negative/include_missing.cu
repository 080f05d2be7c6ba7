#include "nowhere_to_be_found.h"
// error@-1:10: 'nowhere_to_be_found.h' file not found
