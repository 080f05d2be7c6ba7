"""What setup.cfg cannot say: on the package index there are no files around the README, so its links to files
become plain text and its pictures go.
"""

import re
from pathlib import Path

from setuptools import setup

README = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
WITHOUT_PICTURES = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n*", "", README)

setup(
    script_name="setup.py",  # whoever runs it; it is no module of the package
    long_description=re.sub(r"\[([^]]*)\]\((?!https?:|#)[^)]*\)", r"\1", WITHOUT_PICTURES),
    long_description_content_type="text/markdown",
)
