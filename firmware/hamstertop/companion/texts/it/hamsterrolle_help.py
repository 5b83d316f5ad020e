"""What help says of Hamsterrolle: by phase or question, pages of what to do and why."""

HELP = {
    "setup": """
Vince chi finisce i pezzi.
Si gioca a turno. Ognuno posa un pezzo nella ruota, o passa. Ciò che cade nel tuo turno lo prendi tu.

Metti la piramide nella ruota.
Nella più bassa delle 12 caselle. Tutti posano alla sua sinistra, vista da qui: la ruota rotola a
sinistra.

Distribuisci i pezzi.
Un set ha 7 tipi, ognuno di un colore. In due: due set a testa. In tre o quattro: un set a testa.
""",
    "first": """
Scegli chi comincia.
Le mani più tremanti posano per prime. Poi si gira intorno al tavolo, nell'ordine di questa lista.
""",
    "opening": """
Lascia libera una casella.
Il primo pezzo, uno qualsiasi dei tuoi, va nella seconda casella a sinistra della piramide: 0 nella figura. 1 nella
ruota: è la piramide.

Tieni la ruota, poi molla.
Mentre posi puoi tenerla. Poi lasciala andare e aspetta che sia ferma. Via ti dà 30 secondi.
""",
    "turn": """
Posa un pezzo, o passa.
0 è dove è rimasto l'ultimo pezzo posato, anche se ora è in alto; 1 la casella dopo (a sinistra), 2 la successiva.

Posalo davanti agli altri.
La sua punta arriva più avanti (a sinistra, poi in su) di tutti nella casella (secondo noi). Con il pezzo puoi
spostarli. Mai due dello stesso tipo.

Tieni la ruota, poi molla.
Mentre posi puoi tenerla. Se si allontana, riportala al centro con una mano senza farla rotolare. Via ti dà 30
secondi.
""",
    "helps": """
Posa per il tuo compagno.
Non hai più pezzi. Prendi uno qualsiasi dei suoi e posalo. Puoi anche passare o saltare il turno (Regole della casa).

Ciò che cade è tuo.
Allora hai di nuovo pezzi, e continui con quelli.
""",
    "stands": """
Il tempo è fermo.
Via lo fa ripartire da dove era. Annulla ridà tutti i 30 secondi.
""",
    "running": """
Premi dove sta: 0, 1 o 2.
Quando hai mollato, la ruota è ferma e nulla è caduto. Ciò che rotola ma resta dentro, resta.

Pezzi caduti? Vedi menu.
Tieni premuto a destra. Tutti quelli che toccano il tavolo sono tuoi, e il turno finisce. Il tuo pezzo torna a te se è
caduto o se lo hai ancora.

Intanto il tempo corre.
Il numero scende a scatti. Per fermarlo, scegli così nel menu. Via per sbaglio? Annulla ridà i 30 secondi.
""",
    "up": """
Ora molla il pezzo.
Se resta nella ruota è posato, ovunque sia. Premi 0, 1 o 2, o tieni premuto a destra: menu.

Prendi ciò che cade.
Tieni premuto a destra per il menu: caduti altri pezzi, o solo il tuo.
""",
    "more": """
Scegli cosa è successo.
I pezzi che cadono nel tuo turno, finché la ruota è libera e ferma, sono tuoi (secondo noi).

Salta il turno solo se devi.
Cioè se non puoi né posare né passare (spostare un pezzo avanti). In squadra puoi se non hai pezzi (Regole della casa).
""",
    "fallen": """
Conta i pezzi caduti.
Basta che tocchino il tavolo. Sono tuoi. Non contare il pezzo nuovo. Ciò che rotola ma resta dentro, resta.

Pezzo: dov'è quello nuovo?
Premi finché la riga sotto è giusta. Se anche lui è caduto, o lo hai ancora, torna a te.
""",
    "passed": """
Solo se niente va bene.
Non passare per comodità, né dopo una prova. In questo turno non posi e 0 resta. Per i 30 secondi premi
prima Via, poi menu.

Sposta un pezzo in avanti.
Uno qualsiasi, anche la piramide, dalla casella più bassa o da quella dopo (secondo noi). Vuote tutte e due: posa. Puoi tenere la ruota.

Mai con uno del suo tipo.
Può stare come vuoi in ogni casella davanti alla sua (secondo noi), anche oltre 2. Prendi ciò che cade, anche quel
pezzo.
""",
    "gone": """
Escono dal gioco.
Il turno prima era finito, la ruota ferma, nessuno la toccava. Non li prende nessuno.
""",
    "correct": """
Scegli il numero sbagliato.
Metti quello vero. Nella ruota c'è ciò che non è né dei giocatori né fuori. Con Annulla torni indietro.
""",
    "kinds": """
Inserisci cosa sta dove.
Poi il dispositivo avvisa se in una casella c'è un secondo pezzo dello stesso tipo.
""",
    "over": """
Senza pezzi hai vinto.
Subito, ma non in un turno in cui cadono altri pezzi: li prendi e continui (Regole della casa).

Squadra senza pezzi: vince.
O se ne resta senza uno per squadra, vince la squadra con meno pezzi in tutto.
""",
}
