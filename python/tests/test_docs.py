"""Docstrings run, stubs are true, the API page is that of the stubs."""

import ast
import doctest
import importlib
import pathlib
import pkgutil

import pytest
import touchline
from walks import only_long
from touchline import _touchline

HERE = pathlib.Path(touchline.__file__).parent
STUBS = ast.parse((HERE / "_touchline.pyi").read_text())


def modules():
    names = [module.name for module in pkgutil.iter_modules([str(HERE)])]
    return [name for name in names if name not in ("_touchline", "cluster")]


@pytest.mark.parametrize("name", ["", *modules()])
def test_examples_in_docstrings_run(name):
    module = importlib.import_module(f"touchline.{name}" if name else "touchline")
    failed, _ = doctest.testmod(module)
    assert failed == 0


def test_examples_of_the_extension_run():
    runner, tried = doctest.DocTestRunner(), 0
    for name, thing in vars(_touchline).items():
        for part in [thing, *(vars(thing).values() if isinstance(thing, type) else [])]:
            text = getattr(part, "__doc__", None)
            if isinstance(text, str) and ">>>" in text:
                test = doctest.DocTestParser().get_doctest(text, {}, name, None, None)
                assert runner.run(test).failed == 0, name
                tried += 1
    assert tried >= 6


def stubbed(body):
    return {node.name: node for node in body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def test_stubs_name_what_is_there_and_nothing_else():
    there = {name for name in vars(_touchline) if not name.startswith("__")}
    assert set(stubbed(STUBS.body)) == there
    for name, node in stubbed(STUBS.body).items():
        real = getattr(_touchline, name)
        if isinstance(real, type) and not issubclass(real, Exception):
            members = {member for member in vars(real) if not member.startswith("__")}
            assert {member for member in stubbed(node.body) if not member.startswith("__")} == members, name


def test_everything_public_has_a_docstring():
    for name in touchline.__all__:
        thing = getattr(touchline, name)
        if not isinstance(thing, str):
            assert thing.__doc__, name
            for member, value in vars(thing).items() if isinstance(thing, type) else []:
                if not member.startswith("_") and (callable(value) or hasattr(value, "__get__")):
                    assert value.__doc__, f"{name}.{member}"


def test_the_api_page_is_fresh():
    import importlib.util

    source = pathlib.Path(__file__).parent.parent / "api.py"
    spec = importlib.util.spec_from_file_location("api", source)
    api = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(api)
    assert api.PAGE.read_text() == api.page(), "python python/api.py writes it anew"


@only_long
def test_the_readme_runs():
    """Every program of the README; the first one is a whole match between coaches and has other tests."""
    text = (pathlib.Path(__file__).parent.parent / "README.md").read_text()
    programs = [part.split("```")[0] for part in text.split("```python\n")[1:]]
    assert len(programs) == 4
    for program in programs[1:]:
        program = program.replace("4096", "64").replace("range(1000)", "range(20)")
        exec(program, {})
