"""What help says of Run, Hamster, Run!: by phase and by question, pages parted by an empty line: what to do, and why."""

HELP = {
    "placing": """
Gana el último hámster en juego.
La cinta corre hacia los caimanes. Sigue en ella y empuja a los demás fuera.

Saca una ficha de la bolsa.
No se ve lo que hay dentro. Pulsa Sacar: saca el aparato. Con una bolsa de verdad pulsa A mano: ¿de quién era la ficha?
""",
    "place": """
Cada uno coloca su hámster.
Por orden, en una casilla libre de las tiras 1 a 5; la 1 está junto al foso. Lejos del foso hay menos peligro.
""",
    "allocate": """
Reparte tus agallas en secreto.
Toma el aparato y pulsa Ya estoy. Las fichas de Fatiga no cuentan. Luego pásalo. Da igual quién va primero.

O reparte las fichas en papel.
Ponlas en tu hoja doblada. Cuando todos acaben, pulsa En papel, abre las hojas y apunta todo.
""",
    "chips": """
El Trote corre, el Coraje pelea.
Trote: una ficha, un paso al Correr. Coraje: para morder, empujar y lanzar, y para resistir.

Con Chispa actúas antes.
Todas las fichas de Chispa van a la bolsa. Cuantas más tienes, antes suele salir una tuya.

Ajusta cada rasgo y pulsa OK.
Empieza como en la ronda anterior. El último rasgo recibe el resto. Mantén pulsada la izquierda para volver al rasgo anterior.
""",
    "reveal": """
Todos abren su hoja a la vez.
Mira cuánto Trote, Coraje y Chispa tiene cada uno. Hasta la ronda siguiente nadie mueve sus agallas.
""",
    "initiative": """
Sortea quién actúa primero.
Quien sale es el siguiente en el orden y quita de la bolsa sus demás fichas de Chispa.

Sin Chispa vas al final.
Si nadie tiene, Velocidad recibe una ficha, aunque pase de cuatro, y decide el azar.
""",
    "declare": """
Di una acción.
El último del orden habla primero. Luego aún puedes hacer otra cosa, por una ficha.

Correr y empujar, o Dormir.
Correr: un paso por cada ficha de Trote que volteas. Dormir: vuelve una ficha y no te cansas.

Pelear: Morder o Lanzar.
Prueba de Coraje con un vecino. Si ganas: Morder le quita una ficha; Lanzar lo hace volar.
""",
    "resolving 0": """
Mueve 1 si quieres y muerde.
A una casilla libre, no en diagonal (lo leemos así). Luego prueba tu Coraje con un vecino, tampoco en diagonal.

Si ganas, quítale una ficha.
La que tú elijas. Va a su Fatiga. Si pierdes, no pasa nada.

¿Morder a otro? Es gratis.
Otra acción cuesta una ficha: mantén pulsada la tecla derecha y ve al menú.
""",
    "resolving 1": """
Voltea 1 de Trote: una casilla.
En el menú hay más. Gasta 1: mueve 2 casillas libres (lo leemos así). Voltea 3, o gasta 1 y voltea 1: salta por
encima de otro.

¿Ocupada? Pulsa Empujar.
Voltea 1: prueba de Coraje. Si ganas, empuja recto y síguelo. Lo leemos así: si no hay sitio, no hay prueba;
empujarlo otra vez, también desde otro lado, va sin prueba.

Un paso de lado es gratis.
En tu tira, a una casilla libre (lo leemos así). Los lados y el fondo te paran.
""",
    "resolving 2": """
Mueve 1 si quieres y lanza.
A una casilla libre, no en diagonal (lo leemos así). Luego prueba tu Coraje con un vecino, tampoco en diagonal.

Si ganas, ¡a volar!
Como mucho, tantas casillas como la mitad de tu Coraje, no en diagonal (lo leemos así). Con 4 de Coraje: a cualquier
casilla libre a tu lado.

¿Al foso? Pulsa Cayó.
Lanzar a otro es gratis. Otra acción cuesta una ficha: mira el menú.
""",
    "resolving 3": """
Toma una ficha de Fatiga.
Ponla en el rasgo que quieras. No te mueves y en esta ronda no te cansas.

Sin agallas hay que Dormir.
En el foso no vuelve ninguna ficha. Otra acción cuesta una ficha: mira el menú.
""",
    "odds": """
Saca una ficha de la bolsa.
Los dos meten sus fichas de Coraje. Gana el dueño de la que sale. Luego todas vuelven.

Sin ficha no hay prueba.
Quien se defiende puede no meter ninguna: pulsa Más. Ahí dices también qué salió de una bolsa de verdad.
""",
    "loss": """
Elige una ficha de quien pierde.
Va a su Fatiga, desde el rasgo que elijas.
""",
    "fell": """
Di quién está en el foso.
Empujado, lanzado, llevado por la cinta o por su propio pie (lo leemos así): nadie vuelve a salir.
""",
    "belt": """
Lleva la tira 1 al fondo.
Una vez por cada ficha de Velocidad. Quien está en la tira cae al foso.

Asteriscos: cambia la velocidad.
Cuando su tira pasa al fondo: con menos de 4 fichas en Velocidad, pon 1; con más de 4, quita 1. Vale desde la
ronda siguiente (lo leemos así).
""",
    "tie": """
Sortea quién va primero.
Empieza quien menos Coraje tiene; si hay empate, decide la bolsa (lo leemos así).
""",
    "chomp": """
Elige un rasgo para la prueba.
Tus fichas de ese rasgo van a la bolsa, con una ficha por caimán. Si sale la tuya, te salvas.

Si pierdes, te muerden.
Pierdes una ficha por cada dos caimanes, redondeando hacia arriba. Luego se va un caimán.

Sin agallas, te comen.
Quien pierde la última ficha de un mordisco queda fuera. A quien no tiene ninguna también se lo comen (lo leemos así).
""",
    "fatigue": """
Quien no durmió se cansa.
Pierde una ficha, la que quiera: va a Fatiga. Cuenta la acción hecha, no la anunciada (lo leemos así). Sin agallas solo puedes Dormir.

Gana el último hámster.
Los del foso siguen en juego. Si se los comen a todos, ganan los caimanes.
""",
    "correct": """
Pon el aparato como la mesa.
Elige lo que está mal y cámbialo. Deshacer lo quita. Las fichas que no están en un rasgo están en Fatiga.
""",
    "over": """
Fin de la partida.
El resultado queda en Inicio, en Resultados.
""",
}
