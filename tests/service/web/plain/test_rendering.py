import pytest

from cardwright.service.web.plain.rendering import page


def test_templates_escape_what_is_in_them() -> None:
    answer = page("trouble.html", 400, sentence="<b>&'\"")
    assert b"&lt;b&gt;&amp;&#39;&#34;" in answer.body
    with pytest.raises(Exception, match="undefined"):
        page("trouble.html")
