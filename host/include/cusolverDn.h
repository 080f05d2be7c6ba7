/* cuSOLVER for dense matrices; the functions are made from the tables in host/libraries. */
#pragma once
#include <cusolver_common.h>

typedef struct cusolverDnContext *cusolverDnHandle_t;
typedef struct cusolverDnParams *cusolverDnParams_t;
typedef struct syevjInfo *syevjInfo_t;
typedef struct gesvdjInfo *gesvdjInfo_t;
enum cusolverDnFunction_t { CUSOLVERDN_GETRF, CUSOLVERDN_POTRF, CUSOLVERDN_SYEVBATCHED, CUSOLVERDN_GEQRF, CUSOLVERDN_SYEVD, CUSOLVERDN_GESVD, CUSOLVERDN_GEEV };

#include "minicc_cusolver.h"
