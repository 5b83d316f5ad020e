"""Run, Hamster, Run! in Spanish."""

TRAITS = ("Trote", "Coraje", "Chispa", "Fatiga")
ACTIONS = ("Morder", "Correr", "Lanzar", "Dormir")
WHERE = ("En la cinta", "En el foso", "En la panza")
COUNTS = ("Velocidad", "Caimanes", "Asteriscos en la tira", "Ronda")

# A new game
NEW_GAME = {"players": "Jugadores"}
VALUES = {"action": ACTIONS, "trait": TRAITS, "where": WHERE, "what": COUNTS}

# By the name of each moment: what to do, a stroke, what follows from it.
SAY = {
    "setup 0": "Monta la cinta. | Diez tiras, una junto a otra, flechas al mismo lado. A ese lado va la tira del foso.",
    "setup 1": "Asteriscos: tira 5. | La tira 1 está junto al foso. Si están en otra, las velocidades saldrán mal.",
    "setup 2": "Dos fichas de caimán. | Una en Velocidad, en la hoja de datos; otra en el foso.",
    "setup 3": "Toma siete fichas. | De tu color: son tus agallas. Y el hámster de ese color. Luego, una "
    "hoja doblada las esconde.",
    "setup 4": "Llena la bolsa (HAT). | Cada uno mete una de sus siete fichas. O no la uses: pulsa Sacar y saca el "
    "aparato. Las que salen vuelven a su dueño.",
    "placing next": "Saca otra ficha. | %s tiene el número %d.",
    "place": "Cada uno coloca su hámster. | Por orden, en casillas libres de las tiras 1 a 5.",
    "allocate": "Toma el aparato a solas. | Reparte en secreto tus agallas (%d), y las fichas igual. Luego pásalo.",
    "trait 0": "Trote: una ficha por cada paso al correr",
    "trait 1": "Coraje: gana pruebas al morder, empujar o lanzar",
    "trait 2": "Chispa: quien más tiene suele actuar antes",
    "are they right": "¿Está bien? El resto va a %s.",
    "reveal": "Todos abren su hoja. | Mostrar enseña el Trote, el Coraje y la Chispa de todos.",
    "initiative": "Saca de la bolsa. | Dentro está toda la Chispa. Quien sale primero actúa primero.",
    "initiative next": "Saca otra ficha. | %s tiene el número %d. Sus demás fichas salen de la bolsa.",
    "initiative last": "Saca otra ficha. | Los demás no tienen Chispa: entra una ficha de cada uno.",
    "initiative none": "Saca de la bolsa. | Nadie tiene Chispa: 1 ficha más a Velocidad. Luego, una de cada uno.",
    "declare": "Di lo que vas a hacer. | Antes, pon tus fichas boca arriba.",
    "fighting by 0": "Morder | Mueve 0 o 1. Si ganas, un vecino pierde una ficha.",
    "fighting by 2": "Lanzar | Mueve 0 o 1. Si ganas, un vecino vuela hasta %s.",
    "start 0": "Mueve 0 o 1 y muerde. | No en diagonal. Morder: prueba. Si ganas, el vecino pierde una ficha.",
    "start 1": "Voltea 1 ficha por paso. | Un paso de lado es gratis. ¿Casilla ocupada? Pulsa Empujar.",
    "start without Mettle": "Voltea 1 ficha por paso. | Un paso de lado es gratis. Sin Coraje no puedes empujar.",
    "start 2": "Mueve 0 o 1 y lanza. | No en diagonal. Lanzar: prueba. Al ganar, el otro vuela hasta %s.",
    "start 3": "Recupera una ficha. | De Fatiga, ¿a qué rasgo?",
    "pit 0": "Muerde a alguien aquí. | En el foso nadie se mueve. Si ganas la prueba, quítale una ficha.",
    "pit 1": "En el foso nadie corre. | Pulsa Listo.",
    "pit 2": "Nadie sale del foso. | Aquí Lanzar no hace nada. Pulsa Listo.",
    "pit 3": "No vuelve ninguna ficha. | Dormir en el foso solo te libra de la Fatiga. Pulsa Listo.",
    "pit without others": "Aquí no hay nadie más. | Pulsa Listo.",
    "unable 0": "Mueve 0 o 1. | No en diagonal. Sin Coraje no puedes morder. Pulsa Listo.",
    "unable 1": "Un paso de lado, o nada. | Ese paso es gratis. Sin Trote no puedes más. Pulsa Listo.",
    "unable 2": "Mueve 0 o 1. | No en diagonal. Poco Coraje para lanzar. Pulsa Listo.",
    "unable 3": "No vuelve ninguna ficha. | Tienes todas tus agallas. Pulsa Listo.",
    "all have rested": "Todos duermen: más rápido. | La cinta acelera: pon 1 ficha más en Velocidad.",
    "step": "Mueve una casilla. | No en diagonal. Por los lados y el fondo no se sale.",
    "dash": "Mueve dos casillas. | Las dos deben estar libres. La ficha gastada va a Fatiga.",
    "climb": "Salta por encima. | De un vecino, a una casilla libre junto a él.",
    "won 0": "Nada que perder. | %s no tiene fichas. Pulsa Listo.",
    "won 1": "Empuja recto a %s. | 1 casilla; síguelo. Sin sitio, quietos. Voltea 1: otro empujón, sin prueba.",
    "won straight on": "Empuja recto a %s. | Y síguelo. Sin sitio, nadie se mueve. Voltea 1: otra vez recto, sin "
    "prueba.",
    "won 2": "Lanza a %s hasta %s. | Por encima de todo, desde su casilla a otra libre o al foso, no en diagonal.",
    "won by judo throw": "Lanza a %s hasta %s. | Por encima de todo, desde su casilla a otra libre, al foso o a tu "
    "lado.",
    "won without reach": "Sin fuerza para lanzar. | %s se queda: la mitad de tu Coraje es 0. Pulsa Listo.",
    "lost 0": "Gana %s. | No pasa nada. Pulsa Listo.",
    "lost 1": "Gana %s. | Te quedas. Tu ficha sigue volteada. El paso gratis, si te queda, aún vale.",
    "lost 2": "Gana %s. | No pasa nada. Pulsa Listo.",
    "fell": "%s está en el foso. | Sigue en juego, pero ya no sale.",
    "bitten": "%s pierde una ficha. | Va a la fila Fatiga de su hoja. Pulsa Listo.",
    "another action": "¿Qué harás en vez de eso? | Te cuesta una ficha, la que quieras.",
    "price of change": "¿Con qué ficha pagas? | Va a Fatiga, la última fila de tu hoja.",
    "loss of a chip": "Ganas: %s pierde una ficha. | Tú eliges cuál. Va a Fatiga, la última fila de su hoja.",
    "belt just once": "Mueve la cinta una vez. | La tira 1 pasa al fondo. Quien está en ella cae al foso. Cierra el "
    "hueco.",
    "belt": "Mueve la cinta %d veces. | Cada vez, la tira 1 al fondo. Quien está en ella cae al foso. Sin huecos.",
    "belt fell": "¿Cayó alguien más? | ¿Cinta movida %d×? Listo.",
    "belt falling in": "Quien está en ella cae.",
    "belt asterisks": "Asteriscos al fondo: Velocidad %d, luego %d.",
    "tie": "Saca de la bolsa. | Primero, quien menos Coraje tiene. Hay empate.",
    "chomp": "Elige un rasgo. | Si pierdes, %d a Fatiga.",
    "alligators +1": "Hámster en el foso: añade 1 caimán, ahora %d.",
    "alligators -1": "Foso vacío: quita 1 caimán, ahora %d.",
    "alligators left": "Caimanes ahora: %d.",
    "tired": "Quien no durmió pierde 1 agalla. | Una ficha, la que quiera, va a Fatiga. También en el foso.",
    "everybody rested": "Nadie se cansa. | Todos durmieron, o no tienen agallas que perder.",
    "key draw": "Sacar",
    "key skip": "Saltar",
    "key by hand": "A mano",
    "key sheet": "Hoja",
    "key paper": "En papel",
    "key secret": "Ya estoy",
    "key revealed": "Mostrar",
    "key change": "Cambiar",
    "key fight": "Pelear",
    "key flipped": "Voltear 1",
    "key tested": "Empujar",
    "key fell": "Cayó",
    "key against": "Otro",
    "key more": "Más",
    "title placing": "Bolsa",
    "title initiative": "Bolsa",
    "title tie": "¿Quién va primero?",
    "title by hand": "¿De quién es la ficha?",
    "title place": "Preparación",
    "title allocate": "Ronda %d",
    "title reveal": "Todo listo",
    "title another action": "otra acción",
    "title belt": "La cinta",
    "title fell": "¿Quién cayó al foso?",
    "title turned": "De quién es el turno",
    "title not revealed": "Aún no se muestra nada",
    "title chomp": "en el foso",
    "title fatigue": "Fin de la ronda %d",
    "title over": "¡gana!",
    "title over for nobody": "¡Ganan los caimanes!",
    "odds": "Saca una ficha.",
    "odds decided 0": "Sin fichas: no hay prueba",
    "odds decided 1": "Nadie en contra: ganas",
    "over": "El último en juego. | tras la ronda %d",
    "over for nobody": "No queda ningún hámster. | tras la ronda %d",
    "count 0": "Velocidad | Fichas que tiene.",
    "count 1": "Caimanes | Ahora en el foso.",
    "count 2": "Asteriscos en la tira | La 1 está junto al foso; la 10, al fondo.",
    "count 3": "Ronda | La de ahora.",
}
# Words on pages
VERSUS = "%s contra %s"
MEANWHILE = ("mover", "+1 ficha")  # of a Run and a Rest
SQUARES = ("0 casillas", "1 casilla", "2 casillas", "3 casillas")
ODDS = "%d %%"

# What is seldom done: another action, a chip spent, a fall, climbing, another push, a test of other
# traits, drawing by hand
RARE = (
    "Otra acción, por 1 ficha",
    "Gasta 1: mueve dos casillas",
    "Alguien cayó al foso",
    "Gasta 1, voltea 1: salta por encima",
    "Voltea 3: salta por encima",
    "Empujar a otro",
    "Una prueba con otros rasgos",
    "Sacar a mano",
)
# In a test: whose chip a real HAT gave; no resistance
IN_TEST = ("A mano: ficha de %s", "%s no se resiste")
# Of a test of other traits
TEST = ("A la bolsa", "Quién prueba", "Con", "Contra", "Con")
CHIPS = "Fichas"
CHIPS_ARE = "%d/%d/%d"

# The data sheet: its title; the Speed pool and the alligators; columns; how a hamster is
SHEET_TITLE = "Hoja de datos"
POOLS = "velocidad %d, caimanes %d"
COLUMNS = ("Tro", "Co", "Chi", "Fat")
STATES = ("panza", "K.O.", "foso", "foso, %s")

# What the last event led to, by the kind of news; the first values are players
NEWS = {
    "drawn": "Ficha de %s",
    "won": "%s gana a %s",
    "fell": "%s está en el foso",
    "escaped": "¡%s sigue ahí, a salvo!",
    "chomped": "¡Ñam! %s pierde %d",
    "eaten": "¡Se comen a %s!",
}
