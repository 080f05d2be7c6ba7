#pragma once
#define CUDA_VERSION 12000
