"""The seam between those who launch and those who execute: what an engine is, and what all engines share.

Reading order: `device_launch_queue`, `config`, `padding`, `printing`, `executable`, `observers`, `program`.
"""
