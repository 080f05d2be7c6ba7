"""The engine interface, and what all engines share.

Reading order: `device_launch_queue`, `config`, `padding`, `printing`, `executable`, `observers`, `program`.
"""
