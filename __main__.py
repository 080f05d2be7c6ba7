"""`python -m minicc`: the same as the `minicc` command."""

from .driver.command import process

if __name__ == "__main__":
    process()
