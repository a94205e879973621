"""Output through a pipe that is not read to its end, as by `head`: it ends a program without a word."""

import contextlib, os, sys


@contextlib.contextmanager
def piped():
    """Ends the program when nothing reads its output any more; what it has begun is cleaned up first."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter would write the rest, and complain about it, when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
