"""The board as SVG."""

from html import escape

_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" role="img">'
    '<title>{title}</title><rect width="100%" height="100%" fill="#14532d"/>'
    '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" fill="#f8fafc" xml:space="preserve">'
)


def svg(position, viewer="everything", lang="en"):
    """The board as an SVG picture that a notebook shows.

    >>> import touchline
    >>> from touchline.picture import svg
    >>> svg(touchline.Game("volchok").start()).startswith("<svg")
    True
    """
    lines = position.draw(viewer, lang).rstrip("\n").split("\n")
    width = 20 + 9.1 * max(map(len, lines))
    height = 20 + 20 * len(lines)
    title = escape(repr(position).strip("<>"))
    body = "".join(f'<text x="10" y="{26 + 20 * i}">{escape(line)}</text>' for i, line in enumerate(lines))
    return _HEAD.format(w=round(width), h=height, title=title) + body + "</g></svg>"
