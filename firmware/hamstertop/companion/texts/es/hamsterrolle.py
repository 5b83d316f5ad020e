"""Hamsterrolle in Spanish."""

# A new game
NEW_GAME = {"players": "Jugadores", "teams": "Equipos"}
TEAMS = ("no", "con 4 jugadores", "%s + %s")
# Set-up, a page each: what to do, and how
PREPARE = (
    "Preparación",
    ("Pon la rueda en el centro.", "El cono va de pie en la casilla más baja."),
    (
        "Va a la izquierda.",
        "Visto desde aquí, para todos. El aparato se queda siempre en este lado. La izquierda es adelante.",
    ),
    ("Un nombre cada uno.", "En este orden:\n%s"),
    ("Equipo A", "%s + %s.\nMejor si la pareja se sienta junta."),
    ("Equipo B", "%s + %s.\nCuando no te queden piezas, colocas las de tu pareja."),
    ("Coloca en la rueda.", "Por delante de todas en su casilla. Nunca dos iguales juntas."),
    ("¡Sé el primero sin piezas!", "Te llevas lo que toca la mesa en tu turno."),
)
DEAL = "Reparte las piezas."
SETS = (
    "Dos lotes cada uno: 14 piezas, dos de cada tipo.",
    "Un lote cada uno: 7 piezas. El cuarto se queda en la caja.",
    "Un lote cada uno: 7 piezas, una de cada tipo.",
)
SHARED = {
    "two each": "Un lote y dos piezas más cada uno. Sobra una: a la caja.",
    "three to the first": "Un lote y dos piezas más cada uno. Quien empieza, tres.",
}
SHAKY = "Empieza quien más tiembla:"

# A turn: what to do, and what follows, by the moment
TURN = {
    "opening": ("Empieza y pon en 0.", "Deja libre una casilla."),
    "turn": ("Empieza: en 0, 1 o 2.", "Ponla delante y no repitas tipo."),
    "helps": ("Ayuda a %s.", "Empieza y pon una pieza suya."),
    "running": ("Pon y suelta.", "Pulsa dónde quedó.\n¿Cayó? Ve al menú."),
    "stands": ("En pausa.", "Empezar, y luego\npulsa dónde quedó."),
    "up": ("SUELTA YA", "Pulsa dónde quedó tu pieza.\n¿Cayó? ¿En otro sitio? Menú."),
}
# Where 0 is: as before, where a piece was just built, what a house rule makes it; at the opening
ZERO = (
    "El 0 sigue en la casilla de %s.",
    "0: donde está la pieza de %s.",
    "0: donde dijo %s.",
    "0: la 2.ª a la izquierda del cono.",
)
TAKEN = ("%s se lleva %d pieza.", "%s se lleva %d piezas.")
WHEEL = ("%d en la rueda", "%d en rueda · %d fuera")
START = "Empezar"
PASS = "Pasar"
MORE = "Más"
BUILT = "En %d"
TIME_BACK = "Deshecho: el comienzo. Otra vez 30 segundos."

# What else can happen in a turn
HAPPENED = {
    "": "¿Qué pasó?",
    "fell": "Cayeron otras piezas",
    "own": "Solo cayó tu pieza",
    "where": "Tu pieza quedó en otro sitio",
    "passed": "Pasar: mueve una pieza",
    "stop": "Parar el tiempo",
    "reset": "Tiempo otra vez a 30 s",
    "dropped": "Se acabó el tiempo",
    "gone": "Cayeron piezas solas",
    "idle": "Saltar el turno",
    "lies": "Tipos en la rueda",
}
PIECE = "Pieza"
TAKE = ("más cayó: tómala.", "más cayeron: tómalas.")
CONE = {
    "taken": "Basta con tocar la mesa. El cono también: luego lo colocas.",
    "put back": "Basta con tocar la mesa. El cono no: ponlo otra vez.",
    "out": "Basta con tocar la mesa. El cono no: está fuera.",
}
# Where the own piece is: in an open compartment, or one of ELSEWHERE, NOWHERE and UNPLACED of the tracker
OWN = {
    0: "¿Tu pieza quedó en %d?",
    12: "¿Tu pieza quedó en otro sitio?",
    -1: "¿Tu pieza también cayó?",
    -2: "¿La pieza sigue con tu pareja?",
}
MANY = "¿Cayeron %d piezas a la vez?"
# Questions for a number
ASK = {
    "passed": (
        "¿Cuántas cayeron?",
        "Si no puedes colocar: mueve una pieza %s, de las %d casillas más bajas, nunca con su tipo.",
        "adelante",
        "hasta %d adelante",
    ),
    "gone": ("¿Cuántas cayeron solas?", "Nadie tocó la rueda. Salen del juego."),
    "where": ("¿Cuántos pasos desde el 0?", "Cuenta hacia donde rueda."),
    "target": ("¿Dónde está la pieza movida?", "Pasos desde el 0. 12: se cayó."),
    "correct": ("¿Cuál es el número correcto?", "¿%s no tiene piezas? La partida puede acabar así."),
    "tried": ("¿Dónde debía ir?", "Aún sin elegir"),
}

# The kinds of pieces. Each has its own colour: name them after yours.
KINDS = (
    "¿Qué pieza?",
    "¿Qué hay aquí?",
    "Tipo 1,Tipo 2,Tipo 3,Tipo 4,Tipo 5,Tipo 6,Tipo 7,Cono",
    "1234567▲",
    "¡ya hay una!",
    "aquí",
    "Casilla %d",
)

# Putting numbers right
COUNTS = ("En la rueda", "Fuera del juego", "Segundos que quedan", "¿De quién es el turno?")

# The end
WINS = ("¡gana!", "¡Ganan %s + %s!", "¡Empate!")
WHY = ("Todo colocado", "Menos piezas", "Mismas piezas")

# By `where` of the tracker's events, from 0 to ELSEWHERE, then UNPLACED and NOWHERE
VALUES = {"where": ("la suya queda",) * 12 + ("la suya movida", "la suya en mano", "la suya también")}
