"""What help says of Hamsterrolle: by phase or question, pages of what to do and why."""

HELP = {
    "setup": """
Vince chi finisce i pezzi.
Si gioca a turno. Ognuno posa un pezzo nella ruota, o passa. Quello che cade nel tuo turno lo prendi tu.

Metti la piramide nella ruota.
Nella più bassa delle 12 caselle. Tutti posano alla sua sinistra, vista da qui: la ruota rotola a
sinistra.

Distribuisci i pezzi.
Un set ha 7 tipi di pezzi, ognuno di un colore. In due: due set a testa. In tre o quattro: un set a testa.
""",
    "first": """
Scegli chi comincia.
Le mani più tremanti posano per prime. Poi si gira intorno al tavolo, nell'ordine di questa lista.
""",
    "opening": """
Lascia libera una casella.
Il primo pezzo, uno qualsiasi dei tuoi, va nella seconda casella a sinistra della piramide: 0 nella figura. «1 nella
ruota» è la piramide.

Tieni la ruota, poi molla.
Mentre posi puoi tenerla. Poi lasciala andare e aspetta che sia ferma. Via ti dà 30 secondi.
""",
    "turn": """
Posa un pezzo, o passa.
0 è la casella dove è rimasto l'ultimo pezzo posato in 0, 1 o 2; se un pezzo finisce altrove, 0 non cambia (secondo
noi). 1 è quella dopo (a sinistra), 2 la successiva. 0 può essere in alto.

Posalo davanti agli altri.
La sua punta deve superare (a sinistra, poi in su) tutti i pezzi della casella (secondo noi). Con il pezzo puoi
spostarli. Mai due uguali.

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
Ma solo quando hai mollato, se la ruota è ferma e nulla è caduto. Ciò che rotola ma resta dentro, resta dov'è.

Pezzi caduti? Vedi menu.
Tieni premuto il tasto destro. Quelli che toccano il tavolo sono tuoi; il turno finisce. Il tuo torna a te se
è caduto o se lo hai ancora.

Intanto il tempo corre.
Il numero scende a scatti. Per fermarlo scegli Ferma il tempo nel menu. Via per sbaglio? Annulla ridà i 30 secondi.
""",
    "up": """
Ora molla il pezzo.
Se resta nella ruota è posato, ovunque sia. Premi 0, 1 o 2; se no tieni premuto il tasto destro: menu.

Prendi ciò che cade.
Tieni premuto il tasto destro per il menu: caduti altri pezzi, o solo il tuo.
""",
    "more": """
Scegli cosa è successo.
I pezzi che cadono nel tuo turno, finché la ruota non è libera e ferma, sono tuoi
(secondo noi).

Salta il turno solo se devi.
Cioè se non puoi né posare né passare (spostare un pezzo avanti). In squadra puoi farlo se non hai pezzi (Regole della
casa).
""",
    "fallen": """
Conta i pezzi caduti.
Basta che tocchino il tavolo. Sono tuoi. Non contare il pezzo nuovo. Ciò che rotola ma resta dentro, resta dov'è.

Pezzo: dov'è quello nuovo?
Premi Pezzo finché la riga sotto non è giusta. Se è caduto anche quello, o lo hai ancora, torna a te.
""",
    "passed": """
Solo se non puoi posare.
Non passare per comodità, né dopo un tentativo. In questo turno non posi e 0 resta dov'è. Per i 30 secondi premi
Via, poi menu.

Sposta un pezzo in avanti.
Uno qualsiasi, anche la piramide, dalla casella più bassa o da quella dopo (secondo noi), non per forza la 0.
Se sono vuote, posa.
Puoi tenere la ruota.

Mai con uno del suo tipo.
Mettilo come vuoi in una casella davanti alla sua (secondo noi), anche oltre la 2. Prendi quello che cade, anche
quel pezzo.
""",
    "gone": """
Escono dal gioco.
Il turno prima era finito, la ruota ferma, nessuno la toccava. Non li prende nessuno.
""",
    "correct": """
Scegli il numero sbagliato.
Metti quello giusto. Nella ruota c'è ciò che non è né dei giocatori né fuori. Con Annulla torni indietro.
""",
    "kinds": """
Inserisci cosa sta dove.
Poi il dispositivo avvisa se in una casella c'è un secondo pezzo dello stesso tipo.
""",
    "over": """
Senza pezzi hai vinto.
Subito, ma non in un turno in cui cadono altri pezzi: li prendi e continui (Regole della casa).

Vince la squadra senza pezzi.
Oppure, se un giocatore per squadra li ha finiti, quella che ne ha meno in tutto.
""",
}
