"""The engine class: what it answers, what it raises, and that nothing is left running."""

import pytest

from cyberdeck_env import Engine, EngineError
from cyberdeck_env import engine as module


def test_a_match_over_the_protocol():
    with Engine() as engine:
        assert [game["id"] for game in engine.ask("games")["games"]][:2] == ["terminal-dispute", "access-denied"]
        match = engine.ask("new", game="terminal-dispute", seed=7)["match"]
        actors, view = engine.ask_all([{"do": "actors", "match": match}, {"do": "view", "match": match, "seat": 0}])
        assert actors["actors"] == [0] and view["view"]["phase"] == "Roll"


def test_errors_are_raised_with_kind_and_rule():
    with Engine() as engine:
        match = engine.ask("new", game="terminal-dispute", setup={"seats": 1}, seed=7)["match"]
        with pytest.raises(EngineError) as refused:
            engine.ask("apply", match=match, seat=0, action={"Write": {"value": 6, "cell": 1}})
        assert refused.value.kind == "refused" and refused.value.rule.startswith("TD-")
        with pytest.raises(EngineError, match="no open match"):
            engine.ask("actors", match="m99")


def test_an_engine_that_has_ended_is_told():
    engine = Engine()
    engine.close()
    assert engine._process.returncode == 0
    with pytest.raises(ConnectionError, match="The engine has ended"):
        engine.ask("games")


def test_wrong_content_is_told_in_the_programs_own_words():
    engine = Engine(arguments=["--content", "no/such/folder"])
    with pytest.raises(ConnectionError, match="There is no such folder"):
        engine.ask("games")
    engine.close()


def test_where_no_program_is_the_way_out_is_told(monkeypatch, tmp_path):
    monkeypatch.delenv("CYBERDECK_PROGRAM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(module, "__file__", str(tmp_path / "engine.py"))
    with pytest.raises(FileNotFoundError, match="CYBERDECK_PROGRAM"):
        module.program()
