import os

import comptoir


def pytest_report_header() -> str:
    expected = os.environ.get("COMPTOIR_ENGINE", comptoir.engine())
    assert comptoir.engine() == expected, f"these tests are to run on the {expected} engine, not on the {comptoir.engine()} one"
    return f"engine: {comptoir.engine()} ({comptoir.__file__})"
