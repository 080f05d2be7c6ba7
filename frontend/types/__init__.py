"""What programs are made of: types, names, layout, built-ins."""
