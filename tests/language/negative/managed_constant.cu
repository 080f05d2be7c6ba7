__constant__ __managed__ int w; // error@30: '__constant__' and '__managed__' attributes are not compatible
