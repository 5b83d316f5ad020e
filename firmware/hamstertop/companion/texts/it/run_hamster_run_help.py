"""What help says of Run, Hamster, Run!: by phase and by question, pages parted by an empty line: what to do, and why.

Where a page says "secondo noi", the rulebook leaves it open: see docs/rules/run_hamster_run.md.
"""

HELP = {
    "placing": """
Vince l'ultimo criceto in gioco.
Il nastro va verso gli alligatori. Restaci sopra e spingi giù gli altri.

Pesca un gettone dal sacco.
Nel sacco (HAT) non si vede dentro. Premi Pesca: pesca il dispositivo. Con un sacco vero premi A mano: di chi era il
gettone?
""",
    "place": """
Piazzate i criceti a turno.
Ognuno su una casella libera delle strisce da 1 a 5; la striscia 1 è accanto alla fossa. Lontano dalla fossa è più
sicuro.
""",
    "allocate": """
Dividi il Coraggio in segreto.
Prendi il dispositivo e premi Eccomi. I gettoni in Fatica non contano. Poi passalo. Chi comincia non importa.

O dividi i gettoni su carta.
Mettili sui fogli piegati. Premi Su carta, aprite i fogli e inserisci i gettoni.
""",
    "chips": """
Scatto corre, Grinta lotta.
Scatto: un gettone, un passo di Corsa. Grinta: per mordere, spingere e lanciare, e per resistere.

Con Brio agisci presto.
Tutti i gettoni Brio vanno nel sacco. Più ne hai, prima ti pescano.

Metti ogni dote, poi premi OK.
All'inizio è come nel round prima. L'ultima dote prende il resto. Tieni premuto il tasto sinistro per tornare a quella
prima.
""",
    "reveal": """
Aprite insieme tutti i fogli.
Guarda quanto Scatto, Grinta e Brio ha ognuno. Poi nessuno sposta Coraggio fino al prossimo round.
""",
    "initiative": """
Pesca chi agisce per primo.
Chi è pescato è il prossimo nell'ordine, e toglie dal sacco gli altri suoi gettoni Brio.

Senza Brio vai in fondo.
Se nessuno ne ha, Velocità prende un gettone, anche oltre quattro, e decide solo il caso.
""",
    "declare": """
Di' una sola azione.
Comincia chi è in fondo all'ordine. Dopo puoi ancora fare altro, ma costa un gettone.

Corsa e spinte, o Riposo.
Corsa: un passo per ogni gettone Scatto che giri. Riposo: un gettone torna, e non ti stanchi.

Lotta: Morso o Lancio.
Vinci una prova di Grinta contro un vicino. Morso: perde un gettone. Lancio: vola via.
""",
    "resolving 0": """
Puoi muovere di 1, poi mordi.
Su una casella libera, mai in diagonale (secondo noi). Poi prova la tua Grinta contro un vicino, mai in diagonale.

Vinci: togligli un gettone.
Quale, lo scegli tu. Va in Fatica. Se perdi, non succede nulla.

Mordi un altro? È gratis.
Un'altra azione costa un gettone: tieni premuto il tasto destro per il menu.
""",
    "resolving 1": """
Gira un gettone Scatto: una casella.
Menu: spendi 1 per 2 caselle libere (secondo noi); gira 3, o spendi 1 e gira 1, per scavalcare.

Casella occupata? Premi Spingi.
Gira 1, prova la Grinta. Vinci: spingilo dritto e seguilo. Secondo noi: senza posto niente prova;
la spinta dopo, da ogni lato, è senza prova.

Un passo di lato è gratis.
Lungo la striscia, su una casella libera (secondo noi). I bordi di lato e in cima ti fermano.
""",
    "resolving 2": """
Puoi muovere di 1, poi lancia.
Su una casella libera, mai in diagonale (secondo noi). Poi prova la tua Grinta contro un vicino, mai in diagonale.

Vinci: fallo volare.
In caselle, fino a metà della tua Grinta; mai in diagonale (secondo noi). Con 4 Grinta: su ogni casella libera accanto
a te.

Nella fossa? Premi Caduto.
Lanciare un altro è gratis. Un'altra azione costa un gettone: vedi il menu.
""",
    "resolving 3": """
Togli un gettone dalla Fatica.
Mettilo in una dote. Non ti muovi, e in questo round non ti stanchi.

Senza Coraggio devi riposare.
Nella fossa nessun gettone torna. Un'altra azione costa un gettone: vedi il menu.
""",
    "odds": """
Pesca un gettone dal sacco.
Tutti e due mettono dentro i loro gettoni Grinta. Vince chi viene pescato. Poi i gettoni tornano.

Per provare serve un gettone.
Chi si difende può non metterne: premi Altro. Lì dici anche cosa è uscito da un sacco vero.
""",
    "loss": """
Scegli un gettone di chi perde.
Va nella sua Fatica, dalla dote che scegli tu.
""",
    "fell": """
Di' chi è nella fossa.
Per una spinta, un lancio, il nastro o perché ci va da solo (secondo noi): nessuno esce più.
""",
    "belt": """
Porta la striscia 1 all'altro capo.
Una volta per ogni gettone in Velocità. Chi sta sulla striscia cade nella fossa.

Asterischi: cambia la velocità.
Quando la loro striscia va all'altro capo: con meno di 4 gettoni in Velocità aggiungine 1, con più di 4 togline 1. Vale
dal prossimo round (secondo noi).
""",
    "tie": """
Pesca chi va prima.
Chi ha meno Grinta affronta prima gli alligatori; a parità decide il sacco (secondo noi).
""",
    "chomp": """
Scegli una dote per la prova.
I tuoi gettoni di quella dote vanno nel sacco con un gettone per ogni alligatore. Se esce il tuo, ti salvi.

Se perdi, ti azzannano.
Perdi un gettone ogni due alligatori, arrotondando in su. Poi un alligatore va via.

Senza Coraggio ti mangiano.
Chi perde così l'ultimo gettone è fuori. Anche chi non ne ha più viene mangiato (secondo noi).
""",
    "fatigue": """
Chi non riposa si stanca.
Un gettone a scelta va in Fatica. Conta l'azione fatta (secondo noi). Senza Coraggio puoi solo riposare.

Vince l'ultimo criceto rimasto.
Chi è nella fossa è ancora in gioco. Se sono tutti mangiati, vincono gli alligatori.
""",
    "correct": """
Metti tutto come sul tavolo.
Scegli cosa è sbagliato e correggi. Con Annulla torni indietro. I gettoni senza dote sono in Fatica.
""",
    "over": """
La partita è finita.
Il risultato resta in Risultati, nella Home.
""",
}
