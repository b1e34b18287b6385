"""Writes docs/python-api.md from the stubs and docstrings: python python/api.py. A test fails when it is stale."""

import ast
import pathlib

HERE = pathlib.Path(__file__).parent
PAGE = HERE.parent / "docs" / "python-api.md"
HEAD = "# Python API\n\nMade by `python/api.py` from the stubs and docstrings of the package; what may be called, and what comes back.\n"
MODULES = ["arrays", "simulation", "records", "picture", "pettingzoo", "gymnasium", "openspiel", "cluster"]


def signature(node):
    arguments = ast.unparse(node.args)
    for own in ("self, ", "self", "cls, ", "cls"):
        if arguments == own or arguments.startswith(own) and own.endswith(" "):
            arguments = arguments[len(own) :]
            break
    returns = f" → {ast.unparse(node.returns)}" if node.returns else ""
    return f"({arguments}){returns}"


def text(node):
    return (ast.get_docstring(node) or "").split("\n\n    >>>")[0].split("\n>>>")[0].strip()


def is_property(node):
    return any(isinstance(d, ast.Name) and d.id == "property" for d in node.decorator_list)


def write(body, out, private=False):
    for node in body:
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or node.name.startswith("_"):
            continue
        if isinstance(node, ast.FunctionDef):
            out.append(f"- `{node.name}{signature(node)}`: {' '.join(text(node).split())}")
            continue
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        out += ["", f"### {node.name}{f' ({bases})' if bases else ''}", "", text(node), ""]
        for member in node.body:
            if isinstance(member, ast.AnnAssign):
                out.append(f"- `{ast.unparse(member)}`")
            if not isinstance(member, ast.FunctionDef):
                continue
            if member.name in ("__new__", "__init__"):
                out.append(f"- `{node.name}{signature(member)}`")
            elif not member.name.startswith("_"):
                call = "" if is_property(member) else signature(member)
                if is_property(member) and member.returns:
                    call = f": {ast.unparse(member.returns)}"
                words = " ".join(text(member).split())
                out.append(f"- `{member.name}{call}`" + (f": {words}" if words else ""))
        out.append("")


def page():
    out = [HEAD, "## touchline", ""]
    package = ast.parse((HERE / "touchline" / "__init__.py").read_text())
    stubs = ast.parse((HERE / "touchline" / "_touchline.pyi").read_text())
    write(package.body, out)
    public = ast.literal_eval(next(n.value for n in package.body if isinstance(n, ast.Assign) and n.targets[0].id == "__all__"))
    named = [n for n in stubs.body if getattr(n, "name", "") in public and n.name not in ("simulate", "laboratory")]
    write([n for n in named if isinstance(n, ast.FunctionDef)], out)
    write([n for n in named if isinstance(n, ast.ClassDef)], out)
    for name in MODULES:
        tree = ast.parse((HERE / "touchline" / f"{name}.py").read_text())
        out += ["", f"## touchline.{name}", "", ast.get_docstring(tree), ""]
        write(tree.body, out)
    lines = "\n".join(out).split("\n")
    kept = [line for i, line in enumerate(lines) if line or (i and lines[i - 1])]
    return "\n".join(kept).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
