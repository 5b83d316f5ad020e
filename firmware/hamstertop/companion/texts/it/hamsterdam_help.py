"""What help says of Hamsterdam: by phase or question, pages of what to do and why."""

HELP = dict(
    (
        (
            "setup",
            (
                (
                    "Vince chi ha meno acqua.",
                    "Alla fine contano i gettoni nella tua pila acqua e sulla tua diga. All'inizio non ne hai.",
                ),
                (
                    "I dadi indicano una carta.",
                    "Tutte le carte con quel numero si allagano. Un criceto lì sopra tappa il buco. "
                    "Cosa fanno gli speciali è scritto nel menu.",
                ),
                (
                    "Quando finisce?",
                    "Quando tutte le pile acqua insieme hanno 5 gettoni per giocatore. Conta il dispositivo; "
                    "le carte restano sul tavolo.",
                ),
            ),
        ),
        (
            "first",
            (
                (
                    "Tira per vedere chi comincia.",
                    "Chi fa di più tira per primo in ogni round. A parità tira ancora solo chi è pari.",
                ),
                ("O scegli un giocatore.", "Premi Scegli. Se hai i dadi, premi Dadi veri e inserisci la somma."),
            ),
        ),
        (
            "deploy",
            (
                (
                    "Dove servono di più?",
                    "Un criceto tappa solo la carta su cui sta. Il 7 esce più spesso, 2 e 12 di rado.",
                ),
                (
                    "Una carta può restare vuota?",
                    "Sì. Il primo allagamento mette un gettone sulla carta, gli altri riempiono la tua pila acqua. "
                    "Uno speciale può stare da solo o in un mucchio.",
                ),
            ),
        ),
        (
            "roll",
            (
                (
                    "Premi Tira.",
                    "La somma allaga quel numero su tutte le dighe. Se hai i dadi, premi Dadi veri e inserisci la "
                    "somma. Se annulli, esce di nuovo lo stesso tiro.",
                ),
                (
                    "I numeri in basso",
                    "sono le pile acqua. 2/3: due gettoni, al terzo si gira una carta di quella diga. "
                    "Quando la vasca è piena, la partita finisce.",
                ),
                ("Round 1, turno 1/4:", "un round ha 12 tiri: in tre, 4 a testa."),
            ),
        ),
        (
            "flood",
            (
                (
                    "Un criceto tappa.",
                    "Uno di quella carta deve andare (secondo noi) nella tua pila riposo, quella dei rinforzi. "
                    "Scegli tu quale; uno speciale tappa come gli altri.",
                ),
                (
                    "Nessun criceto lì?",
                    "Il primo gettone va sulla carta; non inserire nulla. Se ce n'è già uno, un altro "
                    "va nella tua pila acqua: premi Pila acqua.",
                ),
                (
                    "Due carte, due allagamenti.",
                    "Si allaga ogni tua carta con quel numero (secondo noi). Se non ne hai, resti all'asciutto. "
                    "Oppure usa uno speciale: vedi Carte.",
                ),
            ),
        ),
        (
            "water",
            (
                (
                    "Chi ha preso un gettone?",
                    "Inseriscilo solo se va in una pila acqua, cioè se sulla carta allagata ce n'era già uno. "
                    "Quello resta lì (secondo noi).",
                ),
                (
                    "Premi +1 per ogni gettone.",
                    "È il tasto sotto il giocatore. Per il prossimo premi Pila acqua. Annulla ne toglie uno.",
                ),
                (
                    "A 3, a 5 e poi a ogni",
                    "gettone in più nella pila acqua si gira una carta della diga: premi Avanti. "
                    "Gettoni finiti? Usa monete.",
                ),
            ),
        ),
        (
            "specials",
            (
                (
                    "Leggi prima di usarli.",
                    "Uno speciale agisce quando dice la sua pagina. Girato, è normale per sempre. Dopo il riposo "
                    "torna; un Cheekster che tappa e basta riposa subito.",
                ),
                (
                    "Deve stare sulla diga",
                    "con il lato speciale in su; a riposo non fa nulla. Se uno speciale mette un criceto su un gettone: "
                    "criceto nella scatola, gettone al centro.",
                ),
                (
                    "Prima chi ha tirato.",
                    "I dadi si cambiano prima di inserire i gettoni. Poi agiscono Mobster o Ninjaster, ognuno "
                    "solo per chi ce l'ha.",
                ),
            ),
        ),
        (
            "choose",
            (("Quale tiro vale?", "Chi ha Physicster prende il tiro vecchio o quello nuovo. Quel numero si allaga."),),
        ),
        (
            "breach",
            (
                (
                    "Gira una carta.",
                    "La prima a sinistra o a destra della tua diga. È fuori per sempre: niente più allagamenti né criceti.",
                ),
                (
                    "Ci sono criceti?",
                    "Vanno sulla carta accanto. Per ogni gettone che è lì, un criceto va nella scatola e il "
                    "gettone al centro (secondo noi anche Swimster).",
                ),
                (
                    "C'erano gettoni?",
                    "Vanno nella tua pila acqua. Inseriscili: possono far girare subito un'altra carta (secondo noi).",
                ),
            ),
        ),
        (
            "move",
            (
                (
                    "A turno ognuno",
                    "muove un criceto su una carta vicina, o nessuno. Anche uno speciale; chi riposa resta fermo.",
                ),
                (
                    "O salta la mossa",
                    "per usare uno speciale: Bombster, Contractster, Huckster, Momster. Premi Invece…: "
                    "agiscono dopo tutte le mosse.",
                ),
            ),
        ),
        (
            "skip",
            (
                (
                    "In ordine di turno",
                    "chi non ha mosso può usare uno speciale (secondo noi uno solo). L'allagamento "
                    "di Bombster si tappa come al solito.",
                ),
                ("Un gettone in pila acqua?", "Premi Pila acqua. Un crollo o la fine della partita valgono subito."),
            ),
        ),
        (
            "redeploy",
            (
                (
                    "Il round è finito.",
                    "Prima puoi togliere gettoni dalla diga, non dalla pila acqua: con ognuno va via un tuo criceto. "
                    "Janitster va nella scatola e li toglie tutti.",
                ),
                (
                    "Poi ognuno piazza",
                    "tutti i suoi criceti a riposo, in mucchi grandi o piccoli; chi è sulla diga resta (secondo noi). "
                    "Solo Swimster può stare su un gettone.",
                ),
            ),
        ),
        (
            "dams",
            (
                (
                    "Conta ogni diga.",
                    "I gettoni sulle carte non girate. Un gettone su Cheekster non è acqua. Pila e diga "
                    "insieme: vince chi ne ha meno.",
                ),
            ),
        ),
        (
            "hamsters",
            (
                (
                    "Chi ha più criceti?",
                    "Tra chi è pari vince chi ha più criceti: sulla diga e a riposo, anche speciali. "
                    "Ancora pari: si vince insieme.",
                ),
            ),
        ),
        (
            "over",
            (
                (
                    "La partita è finita.",
                    "Vince chi ha meno acqua: pila acqua e diga insieme. Il risultato resta in Risultati, nella Home.",
                ),
            ),
        ),
        (
            "correct",
            (
                (
                    "Cosa c'è di sbagliato?",
                    "Scegli la riga e metti ciò che vedi sul tavolo. Con Annulla torni indietro.",
                ),
                ("C'è da girare una carta?", "Se è per questa correzione, si gira dopo il prossimo allagamento."),
            ),
        ),
    )
)
