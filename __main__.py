"""`python -m minicc`: the same as the `minicc` command."""

import sys

from .driver.command import main

if __name__ == "__main__":
    sys.exit(main())
