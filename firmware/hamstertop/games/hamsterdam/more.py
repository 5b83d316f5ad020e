"""Words of Hamsterdam that are not needed while it is played: of the house rules, and of what happened.

Pairs in one tuple: as keys of a dict that is written out, short texts would stay in memory for ever, as names do."""

# By the id of each house rule, by its field where several have one id: what it is about, then its readings.
HOUSE = dict(
    (
        ("HD-A10", ("Breach tokens count", "at once", "next turn")),
        ("HD-A12", ("With two, move after", "2 turns each", "1 turn each")),
        ("HD-A24", ("The game can end", "after a turn", "after a round")),
        ("HD-A9", ("Swimster in a breach", "like any other", "may stay")),
        ("HD-A18", ("Copycatster copies", "all but 4 kinds", "every kind")),
        ("contract_any_dam", ("Contractster acts on", "own dam", "any dam")),
        ("contract_onto_hamsters", ("Token onto hamsters", "no", "yes")),
        ("HD-A32", ("Each Mobster may act", "yes", "one for a roll")),
        ("HD-A15", ("Mobster shifts to", "cards you have", "2 to 12")),
        ("HD-A20", ("Huckster moves by", "one card", "any distance")),
        ("HD-A8", ("Redeployment places", "resting ones", "all hamsters")),
    )
)

# What happened, by the kind of event
LOG = dict(
    (
        ("setup", "%(players)d players, %(classic)s"),
        ("done setup", "Dams are set up"),
        ("done deploy", "Hamsters are placed"),
        ("done flood", "Flood over"),
        ("done move", "Movement over"),
        ("done skip", "Movement over"),
        ("done redeploy", "Redeployment over"),
        ("rolled", "%(who)s rolled %(a)d + %(b)d"),
        ("typed", "%(who)s's dice show %(total)d"),
        ("first", "%(seat)s begins"),
        ("opposite", "%(who)s turned the dice: %(total)d"),
        ("spun", "%(who)s changed a die: %(total)d"),
        ("rerolled", "%(who)s rolled again: %(a)d + %(b)d"),
        ("chose", "%(who)s chose %(total)d"),
        ("nobody", "Nobody had it: roll again"),
        ("water", "%(seat)s took %(tokens)d to the flood pile"),
        ("breach", "%(seat)s flipped a card, %(tokens)d on it"),
        ("skips", "Specials instead of moves"),
        ("dam", "%(seat)s: %(tokens)d on the dam"),
        ("hamsters", "%(seat)s: %(count)d hamsters"),
        ("whacked", "Whack-a-Mole rolled %(a)d + %(b)d"),
        ("pile", "Put right: %(seat)s has %(tokens)d in the flood pile"),
        ("flips", "Put right: %(seat)s has flipped %(cards)d"),
        ("turn", "Put right: turn %(number)d of %(seat)s"),
        ("round", "Put right: round %(number)d"),
    )
)
