import os

import pytest


@pytest.fixture(params=["fuba", "champions", "fudis", "volchok"])
def game_id(request):
    return request.param


@pytest.fixture
def long():
    """Long forms run with TOUCHLINE_LONG=1."""
    return os.environ.get("TOUCHLINE_LONG") == "1"
