"""The steps of each set-up of Hamsterdam, of deployment and redeployment; read when they are shown."""

_OBJECT = (
    "Resta all'asciutto!",
    "I dadi allagano le dighe. I criceti tappano i buchi. Vince chi ha meno acqua.",
)
_CLEAR = (
    "Togli gettoni?",
    "Quanti ne vuoi dalla diga: per ognuno un tuo criceto a scelta nella scatola, gettone al centro. Janitster: tutti.",
)
_MIDDLE = "Gettoni e dadi al centro, la carta dei turni nella scatola."
_DEAL = "Ora gli speciali."
_ASIDE = "Metti da parte un Twinster, mescola gli altri speciali. Danne due "

_SET_UP = (
    _OBJECT,
    ("Prendi 11 carte diga.", "Una per numero, da 2 a 12. " + _MIDDLE),
    ("Passa due carte.", "Scegline due, coperte. Poi tutti insieme: una a sinistra, una a destra."),
    (
        "Costruisci la diga.",
        "In fila, scoperte, come vuoi. Poi non si spostano più. Accanto: pila riposo, pila acqua.",
    ),
    ("Prendi i criceti.", "Uno per ogni pallino arancione della tua diga. Per ora tienili accanto."),
    (_DEAL, _ASIDE + "per pallino blu."),
    ("Tienine metà.", "Uno per pallino blu. Gli altri nella scatola. Con un Twinster prendi anche l'altro."),
)

HELP = dict(
    (
        ("set-up", _SET_UP),
        ("two", _SET_UP[:2] + (("Passa due carte.", "Scegline due, coperte. Poi scambiatele."),) + _SET_UP[3:]),
        (
            "classic",
            (
                _OBJECT,
                ("Costruisci la diga.", "11 carte a testa, in fila da 2 a 12. Nessuno passa carte."),
                ("Prendi 14 criceti.", "Ognuno di voi. " + _MIDDLE),
                (_DEAL, _ASIDE + "a testa."),
                ("Prendi i tuoi speciali.", "Con un Twinster prendi anche quello messo da parte."),
            ),
        ),
        (
            "deploy",
            (
                ("Piazzate i criceti.", "In mucchi grandi o piccoli. Speciali in cima, lato speciale in su."),
                ("Carte vuote?", "Una carta può restare vuota. Il 7 esce più spesso, poi 6 e 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                (
                    "Ora piazza.",
                    "Chi riposa, stesso lato in su, mai su un gettone; speciali in cima. Chi è sulla diga resta.",
                ),
            ),
        ),
        (
            "redeploy all",
            (
                _CLEAR,
                ("Ora piazza.", "Regola della casa: prendi tutti e piazzali di nuovo, non su un gettone."),
            ),
        ),
    )
)
