"""What setup.cfg cannot say: on the package index, where there is no repository around it, the links of the README are absolute."""

import re
from configparser import ConfigParser
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
METADATA = ConfigParser()
METADATA.read(ROOT / "setup.cfg")
(SOURCE,) = re.findall(r"^Source = (.*)$", METADATA["metadata"]["project_urls"], re.MULTILINE)
README = (ROOT / "README.md").read_text(encoding="utf-8")


def absolute(link: re.Match[str]) -> str:
    return f"{link[1]}[{link[2]}]({SOURCE}/{'raw' if link[1] else 'blob'}/main/"


setup(
    script_name="setup.py",  # whoever runs it; it is no module of the package
    long_description=re.sub(r"(!?)\[([^]]*)\]\((?!https?:|#)", absolute, README),
    long_description_content_type="text/markdown",
)
