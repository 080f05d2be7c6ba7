// An open parenthesis is no host code.
// RUN: not minicc %s -o /dev/null 2>&1 | FileCheck %s
// CHECK: unclosed.cu:{{[0-9]+}}:{{[0-9]+}}: error: expected ')'
// CHECK: unclosed.cu:5:2: note: to match this '('
x(
