"""What all events of KeyForge share."""

from cardwright.kernel.events import Event


class Change(Event):
    """An event of KeyForge; subclasses are slotted, with whole numbers and truth values as fields."""

    __slots__ = ()
