"""The companion, which reads keys, responds at once with lights, and updates the panel when it can.

Its modules are imported here in an order that avoids nested imports: each level takes 2 KB of the stack, and a Pico has
only 8 KB.
"""

# isort: off
from .. import ticks as ticks
from ..drawing.fonts import small as small
from ..drawing.fonts import medium as medium
from ..drawing.fonts import large as large
from ..drawing.fonts import numerals as numerals
from ..games import tracking as tracking
from ..games import house as house
from .. import words as words
from ..games import titles as titles
from ..saving import records as records
from . import lights as lights
from . import pixels as pixels
from ..saving import history as history
from ..saving import session as session
from ..drawing.fonts import plate as plate
from ..drawing.pictures import hold as hold
from ..drawing.pictures import seats as seats
from .. import content as content
from ..drawing import edges as edges
from ..drawing import dice as dice
from ..drawing import figures as figures
from ..drawing import images as images
from ..drawing import lists as lists
from ..drawing import players as players
from ..drawing import layout as layout
from ..drawing import painter as painter
from . import story as story
from ..saving import results as results
from . import look as look
from . import timed as timed
from . import shown as shown
from .screens import notices as notices
from .screens import home as home
from . import app as app
from . import loop as loop
