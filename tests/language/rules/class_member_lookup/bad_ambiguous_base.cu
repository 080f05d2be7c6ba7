// [class.member.lookup] p5 of class.derived: conversion to a base that is there twice
// REFUSED: ambiguous conversion
struct A { int n = 1; };
struct B : A { };
struct C : A { };
struct D : B, C { };
extern "C" __global__ void bad_ambiguous_base(int *out) { D d; A &a = d; out[0] = a.n; }
