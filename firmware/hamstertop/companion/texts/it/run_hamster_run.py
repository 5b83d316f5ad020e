"""Run, Hamster, Run! in Italian."""

TRAITS = ("Scatto", "Grinta", "Brio", "Fatica")
ACTIONS = ("Morso", "Corsa", "Lancio", "Riposo")
WHERE = ("Sul nastro", "Nella fossa", "Mangiato")
COUNTS = ("Velocità", "Alligatori", "Asterischi: striscia", "Round")

# A new game
NEW_GAME = {"players": "Giocatori"}
VALUES = {"action": ACTIONS, "trait": TRAITS, "where": WHERE, "what": COUNTS}

# By the name of each moment: what to do, a stroke, what follows from it.
SAY = {
    "setup 0": "Prepara il nastro. | Dieci strisce affiancate, frecce nello stesso verso. Alla fine la fossa.",
    "setup 1": "Asterischi sulla 5. | La striscia 1 è accanto alla fossa. Con gli asterischi altrove le velocità "
    "sono sbagliate.",
    "setup 2": "Due gettoni alligatore. | Uno in Velocità, sulla Scheda dati, uno sulla fossa.",
    "setup 3": "7 gettoni a testa. | Di un solo colore: il tuo Coraggio. Più il criceto di quel colore. Poi un "
    "foglio piegato li nasconde.",
    "setup 4": "Riempi il sacco (HAT). | Ognuno ci mette uno dei sette gettoni. O premi solo Pesca: pesca il "
    "dispositivo. Poi ognuno riprende il suo.",
    "placing next": "Pesca un altro gettone. | %s ha il numero %d.",
    "place": "Piazzate i criceti a turno. | Su caselle libere delle strisce da 1 a 5.",
    "allocate": "Prendi il dispositivo. | In segreto dividi il Coraggio (%d), metti così i gettoni. Poi passalo.",
    "trait 0": "Scatto: un gettone per ogni passo di Corsa",
    "trait 1": "Grinta: serve a mordere, spingere, lanciare",
    "trait 2": "Brio: più ne hai, più spesso agisci prima",
    "are they right": "Va bene così? Il resto è in %s.",
    "reveal": "Aprite i fogli. | Con Scopri vedete Scatto, Grinta e Brio di tutti.",
    "initiative": "Pesca dal sacco. | Dentro ci sono tutti i gettoni Brio. Chi esce prima agisce prima.",
    "initiative next": "Pesca un altro gettone. | %s ha il numero %d. I suoi altri gettoni escono dal sacco.",
    "initiative last": "Pesca un altro gettone. | Gli altri sono senza Brio: dentro un gettone a testa.",
    "initiative none": "Pesca dal sacco. | Nessuno ha Brio: 1 gettone in più in Velocità. Poi uno a testa.",
    "declare": "Di' cosa farai. | Prima scopri tutti i tuoi gettoni.",
    "fighting by 0": "Morso | Puoi muovere 1. Prova vinta: un vicino perde un gettone.",
    "fighting by 2": "Lancio | Puoi muovere 1. Prova vinta: un vicino vola fino a %s.",
    "start 0": "Muovi 0 o 1, poi mordi. | Mai in diagonale. Premi Morso. Vinci: il vicino perde un gettone.",
    "start 1": "Gira 1 gettone a passo. | Un passo lungo la striscia è gratis. Casella occupata: premi Spingi.",
    "start without Mettle": "Gira 1 gettone a passo. | Un passo lungo la striscia è gratis. Senza Grinta non puoi "
    "spingere.",
    "start 2": "Muovi 0 o 1, poi lancia. | Mai in diagonale. Premi Lancio. Vinci: il vicino vola fino a %s.",
    "start 3": "Riprendi un gettone. | Dalla Fatica, in quale dote?",
    "pit 0": "Mordi chi è qui. | Nella fossa nessuno si muove. Vinci la prova: perde un gettone.",
    "pit 1": "Nella fossa non si corre. | Premi Fatto.",
    "pit 2": "Dalla fossa non si esce. | Un Lancio qui non fa nulla. Premi Fatto.",
    "pit 3": "Nessun gettone torna. | Qui il Riposo evita solo la Fatica. Premi Fatto.",
    "pit without others": "Qui non c'è nessun altro. | Premi Fatto.",
    "unable 0": "Muovi 0 o 1. | Mai in diagonale. Senza Grinta non puoi mordere. Premi Fatto.",
    "unable 1": "Un passo di lato, o resta. | Lungo la striscia è gratis. Niente Scatto da girare. Premi Fatto.",
    "unable 2": "Muovi 0 o 1. | Mai in diagonale. Hai poca Grinta per lanciare. Premi Fatto.",
    "unable 3": "Nessun gettone torna. | Hai tutto il tuo Coraggio. Premi Fatto.",
    "all have rested": "Tutti a Riposo! | Il nastro accelera: 1 gettone in più in Velocità.",
    "step": "Muovi di una casella. | Mai in diagonale. I bordi di lato e in cima ti fermano.",
    "dash": "Muovi di due caselle. | Devono essere libere. Il gettone speso va in Fatica.",
    "climb": "Scavalca. | Passa sopra un vicino, su una casella libera accanto a lui.",
    "won 0": "Niente da perdere. | %s non ha gettoni. Premi Fatto.",
    "won 1": "Spingi %s dritto. | Una casella; seguilo. Senza posto: fermi. Gira 1: ancora, senza prova.",
    "won straight on": "Spingi %s dritto. | Seguilo; senza posto: fermi. Gira 1: ancora dritto, senza prova.",
    "won 2": "Lancia %s: fino a %s. | Dalla sua casella, sopra tutti, su una libera o in fossa, mai in diagonale.",
    "won by judo throw": "Lancia %s: fino a %s. | Dalla sua casella, sopra tutti: su una libera, in fossa o accanto a "
    "te.",
    "won without reach": "Lancio troppo debole. | %s resta: metà della tua Grinta è 0. Premi Fatto.",
    "lost 0": "%s resiste. | Non succede nulla. Premi Fatto.",
    "lost 1": "%s resiste. | Resti lì; il gettone resta girato. Hai ancora il passo gratis, se non usato.",
    "lost 2": "%s resiste. | Non succede nulla. Premi Fatto.",
    "fell": "%s è nella fossa. | Gioca ancora, ma non esce più.",
    "bitten": "%s perde un gettone. | Va nella riga Fatica del suo foglio. Premi Fatto.",
    "another action": "Cosa fai invece? | Ti costa un gettone a tua scelta.",
    "price of change": "Con quale gettone paghi? | Va in Fatica, l'ultima riga del tuo foglio.",
    "loss of a chip": "Vinci: %s perde un gettone. | Scegli tu quale. Va in Fatica, l'ultima riga del suo foglio.",
    "belt just once": "Muovi il nastro una volta. | La striscia 1 va all'altro capo. Chi è sopra cade. Accosta le "
    "altre.",
    "belt": "Muovi il nastro %d volte. | Ogni volta la striscia 1 va all'altro capo. Chi è sopra cade. Accosta "
    "le altre.",
    "belt fell": "È caduto qualcun altro? | Nastro mosso %d×? Fatto.",
    "belt falling in": "Chi è sopra cade.",
    "belt asterisks": "Asterischi all'altro capo: Velocità %d, poi %d.",
    "tie": "Pesca dal sacco. | Prima chi ha meno Grinta. Questi sono pari.",
    "chomp": "Che dote usi? | Vinci: OK. Perdi: %d in Fatica.",
    "alligators +1": "Criceto nella fossa: aggiungi 1 alligatore, ora %d.",
    "alligators -1": "Fossa vuota: togli 1 alligatore, ora %d.",
    "alligators left": "Alligatori rimasti: %d.",
    "tired": "Chi non riposa perde 1 Coraggio. | Un gettone a scelta va in Fatica. Vale anche nella fossa.",
    "everybody rested": "Nessuno si stanca. | Tutti hanno riposato, o non hanno Coraggio da perdere.",
    "key draw": "Pesca",
    "key skip": "Salta",
    "key by hand": "A mano",
    "key sheet": "Scheda",
    "key paper": "Su carta",
    "key secret": "Eccomi",
    "key revealed": "Scopri",
    "key change": "Cambia",
    "key fight": "Lotta",
    "key flipped": "Gira 1",
    "key tested": "Spingi",
    "key fell": "Caduto",
    "key against": "Un altro",
    "key more": "Altro",
    "title placing": "Sacco",
    "title initiative": "Sacco",
    "title tie": "Chi va prima?",
    "title by hand": "Di chi è il gettone?",
    "title place": "Preparazione",
    "title allocate": "Round %d",
    "title reveal": "Tutti pronti",
    "title another action": "altra azione",
    "title belt": "Il nastro",
    "title fell": "Chi è caduto nella fossa?",
    "title turned": "A chi tocca",
    "title not revealed": "Ancora tutto coperto",
    "title chomp": "nella fossa",
    "title fatigue": "Fine del round %d",
    "title over": "vince!",
    "title over for nobody": "Vincono gli alligatori!",
    "odds": "Pesca.",
    "odds decided 0": "Senza gettoni: niente prova",
    "odds decided 1": "Nessun gettone contro: vinci",
    "over": "L'ultimo criceto in gioco. | dopo %d round",
    "over for nobody": "Non resta nessun criceto. | dopo %d round",
    "count 0": "Velocità | I gettoni dentro.",
    "count 1": "Alligatori | Ora nella fossa.",
    "count 2": "Asterischi: striscia | Quella alla fossa è 1, la più lontana 10.",
    "count 3": "Round | Quello in corso.",
}
# Words on pages
VERSUS = "%s contro %s"
MEANWHILE = ("muovi", "+1 gettone")  # of a Run and a Rest
SQUARES = ("0 caselle", "1 casella", "2 caselle", "3 caselle")
ODDS = "%d %%"

# What is seldom done: another action, a chip spent, a fall, climbing, another push, a test of other
# traits, drawing by hand
RARE = (
    "Altra azione, per 1 gettone",
    "Spendi 1: muovi di due caselle",
    "Qualcuno è caduto nella fossa",
    "Spendi 1 e gira 1: scavalca",
    "Gira 3: scavalca",
    "Spingi un altro",
    "Prova con altre doti",
    "Pesca a mano",
)
# In a test: whose chip a real HAT gave; no resistance
IN_TEST = ("A mano: gettone di %s", "%s cede")
# Of a test of other traits
TEST = ("Nel sacco", "Chi prova", "Con", "Contro", "Con")
CHIPS = "Gettoni"
CHIPS_ARE = "%d/%d/%d"

# The data sheet: its title; the Speed pool and the alligators; columns; how a hamster is
SHEET_TITLE = "Scheda dati"
POOLS = "velocità %d, alligatori %d"
COLUMNS = ("Sca", "Gri", "Bri", "Fat")
STATES = ("mangiato", "KO", "fossa", "giù, %s")

# What the last event led to, by the kind of news; the first values are players
NEWS = {
    "drawn": "Gettone di %s",
    "won": "%s batte %s",
    "fell": "%s è nella fossa",
    "escaped": "%s si salva e resta lì!",
    "chomped": "Gnam! %s perde %d",
    "eaten": "Mangiato: %s!",
}
