"""The pictures in the docs are what the program draws today. Run this file as a script to draw them anew."""

from pathlib import Path

import pytest

import pyramidion

DOCS = Path(__file__).parent.parent / "docs"
PICTURES = {
    "games/axio.svg": (
        "axio",
        "2,tiles=8+4 ....B..../....BP.../G...BP.../OOOOBPPGG/OOOPPPPGG/.R...P^G^/.....PBBB/....RPRBB/....RPO.. "
        "place 0 1,5,12,1,18/0,3,0,9,15 GGGORPRGPP/ROGORRGBRR 0,0,1,1,1,1,1,1,1,1,1,3,1,2,2 g6,i6",
    ),
    "games/maya_quarries.svg": (
        "maya_quarries",
        "3 3,2,2|1,2,0|-/2,3,3|2,1,1|-|-/2,2,3|0,1,1|-/3,2,2|1,1,1|- build 2:0:1 051318/1407250x!1/24^1/-/- 5 - "
        "21,3/18,2/24,1 extra=0 -",
    ),
    "games/maya_towers.svg": (
        "maya_towers",
        "2 ognvr/vtvnv/grotb/rnppt/pvrrn/yyyyy/totop/bbggg/npbbo swap 1 c1-c2@4 0 10/00/00/10/10/30W/11/01/01",
    ),
    "games/yaxha.svg": (
        "yaxha",
        "3 build 7 2/3/1 largest-orange/five-ground/largest-green 13/9/9/12/5 BGO/BOO/OWW "
        "1:1:-,-,-:c3=WYBW,OOBY,GBBY,GGBG|BB-,OB-,--B/3:3:-,-,-:b3=YOGG,YBGG,YWWW,-WWW|YGG,--W,-WW/"
        "3:2:-,-,-:d2=GWWW,GWOO,GYYY,BBWY|-W-,GYO,B--",
    ),
}


def drawn(name: str) -> str:
    game, position = PICTURES[name]
    return pyramidion.from_position(game, position).svg()


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == drawn(name)


if __name__ == "__main__":
    for picture in PICTURES:
        (DOCS / picture).write_text(drawn(picture), encoding="utf-8")
