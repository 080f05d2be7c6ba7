"""The page that shows a compilation and a launch."""
