"""Italian: what the players must know; a headline and what to do."""

NOTICE = "Attenzione"
CUT = ("La fine della partita salvata è rovinata", "Guarda il tavolo e inserisci quello che manca.")
FOREIGN = ("La partita salvata è illeggibile", "Resta conservata. Comincia una nuova partita.")
UNREADABLE = ("La partita salvata è illeggibile", "La memoria non risponde. Una nuova partita prende il suo posto.")
UNSAVED = ("Non si riesce a salvare", "La memoria è piena o bloccata. Gioca pure, ma non spegnere.")
PANEL = ("Lo schermo non risponde", "Controlla spina e fili. Gioca pure: tasti e luci funzionano.")
STUCK = ("I dadi non funzionano", "I numeri a caso si ripetono. Tira dadi veri e inserisci il valore.")
BATTERY_LOW = (
    "La batteria è scarica",
    "La partita si salva a ogni tasto. Attacca il cavo o cambia la batteria quando vuoi.",
)
FAULT = ("Qualcosa è andato storto", "La partita è salva. Continua; se succede ancora, annulla l'ultimo passo.")
UNDO_KEY = "Annulla"
FIRST_LIGHT = (
    "Ogni pagina lampeggia",
    "Con uno schermo nuovo è più sicuro. Controllalo una volta per fare prima: ora, o più tardi nelle impostazioni.",
)
CHECK = "Controlla"
LATER = "Più tardi"
UNSTARTED = ("Non si avvia", "Collegalo a un computer e reinstalla il firmware. Le partite restano.")
MEMORY = ("Memoria insufficiente", "Servono %d KB, liberi sono %d KB. Prova MicroPython o una scheda più grande.")

# Asleep
ASLEEP = "Si dorme"
ASLEEP_HEADLINE = "Buonanotte, criceti"
ASLEEP_ADVICE = "La partita è salva. Premi un tasto per continuare."
WAKE = "Sveglia"
