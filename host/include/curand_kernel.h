/* The states of cuRAND's generators; what works on them is device code. */
#pragma once
#include <curand.h>
#include "../../frontend/include/minicc_curand_states.h"
