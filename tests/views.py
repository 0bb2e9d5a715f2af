"""Views in tests: what is asked, and whether all of a view has the shape that it says."""

from types import UnionType
from typing import Literal, NotRequired, cast, get_args, get_origin, get_type_hints, is_typeddict

from cardwright.kernel.pieces.shapes import DecisionView, Face, View


def asked(view: View) -> DecisionView:
    """The decision of a view that has one."""
    decision = view["decision"]
    assert decision is not None
    return decision


def faces(shown: object) -> list[Face]:
    """All faces of cards in a part of a view."""
    if isinstance(shown, list):
        return [face for item in shown for face in faces(item)]
    if isinstance(shown, dict):
        own = [cast("Face", shown)] if "handle" in shown else []
        return own + [face for item in shown.values() for face in faces(item)]
    return []


def faults(value: object, shape: object, path: str = "view") -> list[str]:
    """Where a value is not of its shape; what no shape names is a fault too."""
    origin, parts = get_origin(shape), get_args(shape)
    found: list[str] = []
    if is_typeddict(shape):
        found = _faults_of_record(value, shape, path)
    elif origin is NotRequired:
        found = faults(value, parts[0], path)
    elif origin is Literal:
        found = [] if value in parts else [f"{path} is {value!r}, none of {parts}"]
    elif origin is UnionType:
        found = [] if any(not faults(value, part, path) for part in parts) else [f"{path} is none of {shape}"]
    elif type(value) is not (origin or shape):
        found = [f"{path} is {value!r}, not {shape}"]
    elif isinstance(value, list):
        found = [fault for at, part in enumerate(value) for fault in faults(part, parts[0], f"{path}[{at}]")]
    elif isinstance(value, dict):
        found = [fault for name, part in value.items() for fault in faults(part, parts[1], f"{path}.{name}")]
    return found


def _faults_of_record(value: object, shape: object, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path} is no map"]
    fields = get_type_hints(shape, include_extras=True)
    found = [f"{path}.{name} is in no shape" for name in value if name not in fields]
    for name, field in fields.items():
        if name in value:
            found += faults(value[name], field, f"{path}.{name}")
        elif get_origin(field) is not NotRequired:
            found.append(f"{path}.{name} is missing")
    return found


def handles(shown: object) -> list[int]:
    """All handles of cards in a part of a view."""
    if isinstance(shown, list):
        return [handle for item in shown for handle in handles(item)]
    if isinstance(shown, dict):
        own = [shown["handle"]] if "handle" in shown else []
        return own + [handle for item in shown.values() for handle in handles(item)]
    return []
