"""Labs that replace stages of this compiler, and what checks, grades and ranks them."""
