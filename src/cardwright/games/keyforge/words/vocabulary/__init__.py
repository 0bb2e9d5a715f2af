"""What authors type: short names for the words, so that a card reads like its sentence.

Every function and every value of the modules here is such a name. Card files import them all with a star. Values are
`Final`, as the compiler finds through a star only what is never given another value.
"""

from cardwright.games.keyforge.questions import ASSAULT as ASSAULT
from cardwright.games.keyforge.questions import ATTACK as ATTACK
from cardwright.games.keyforge.questions import BE_STOLEN_FROM as BE_STOLEN_FROM
from cardwright.games.keyforge.questions import BE_USED_OTHERWISE as BE_USED_OTHERWISE
from cardwright.games.keyforge.questions import ELUSIVE as ELUSIVE
from cardwright.games.keyforge.questions import ENTERS_READY as ENTERS_READY
from cardwright.games.keyforge.questions import FIGHT as FIGHT
from cardwright.games.keyforge.questions import HAZARDOUS as HAZARDOUS
from cardwright.games.keyforge.questions import IGNORES_ELUSIVE as IGNORES_ELUSIVE
from cardwright.games.keyforge.questions import IGNORES_TAUNT as IGNORES_TAUNT
from cardwright.games.keyforge.questions import ON_FLANK as ON_FLANK
from cardwright.games.keyforge.questions import PLAY as PLAY
from cardwright.games.keyforge.questions import POISON as POISON
from cardwright.games.keyforge.questions import REAP as REAP
from cardwright.games.keyforge.questions import SKIPS_FORGING as SKIPS_FORGING
from cardwright.games.keyforge.questions import SKIRMISH as SKIRMISH
from cardwright.games.keyforge.questions import TAUNT as TAUNT
from cardwright.games.keyforge.questions import USE as USE
from cardwright.games.keyforge.words.vocabulary.abilities import *
from cardwright.games.keyforge.words.vocabulary.conditions import *
from cardwright.games.keyforge.words.vocabulary.constants import *
from cardwright.games.keyforge.words.vocabulary.effects import *
from cardwright.games.keyforge.words.vocabulary.players import *
from cardwright.games.keyforge.words.vocabulary.targets import *
from cardwright.language.checks import as_soon_as as as_soon_as
from cardwright.language.conditions import both as both
from cardwright.language.conditions import either as either
from cardwright.language.conditions import no as no
from cardwright.language.instead import instead as instead
from cardwright.language.instead import prevents as prevents
from cardwright.language.vocabulary import whenever as whenever
