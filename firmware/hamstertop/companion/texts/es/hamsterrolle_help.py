"""What help says of Hamsterrolle: by phase or question, pages of what to do and why."""

HELP = {
    "setup": """
Gana quien se queda sin piezas.
En tu turno colocas una pieza en la rueda, o pasas. Lo que cae en tu turno te lo llevas.

Pon el cono en la rueda.
En la más baja de las 12 casillas. Todos colocan a su izquierda, visto desde aquí: la rueda gira
hacia allí.

Reparte las piezas.
Un lote tiene 7 tipos, cada uno de un color. Si juegan dos, dos lotes cada uno; si son tres o cuatro, uno.
""",
    "first": """
Elige quién empieza.
Empieza quien tiene el pulso más tembloroso. Luego se sigue por la mesa, en el orden de esta lista.
""",
    "opening": """
Deja libre una casilla.
La primera pieza, la que quieras, va en la segunda casilla a la izquierda del cono: el 0 del dibujo. «1 en
la rueda» es el cono.

Sujeta la rueda y suéltala.
Puedes sujetarla mientras colocas. Luego suéltala y espera a que pare. Empezar te da 30 segundos.
""",
    "turn": """
Coloca una pieza, o pasa.
0 es donde quedó la última pieza en 0, 1 o 2; una en otro sitio no cambia el 0 (lo leemos así). 1 es la casilla
de delante (a la izquierda); 2, la siguiente. El 0 no siempre es la más baja.

Ponla por delante de las demás.
Su punta llega más lejos (a la izquierda, luego arriba) que las demás de su casilla (lo leemos así). Puedes
empujarlas con ella. Nunca dos del mismo tipo.

Sujeta la rueda y suéltala.
Puedes sujetarla mientras colocas. Si se aleja, tráela al centro con una mano, sin que ruede. Empezar te da 30
segundos.
""",
    "helps": """
Coloca para tu pareja.
No te quedan piezas. Toma una cualquiera de tu pareja y colócala. También puedes pasar, o saltar el turno (Reglas de
la casa).

Lo que cae es tuyo.
Entonces vuelves a tener piezas y sigues con ellas.
""",
    "stands": """
El tiempo está parado.
Con Empezar sigue donde se paró. Deshacer devuelve los 30 segundos.
""",
    "running": """
Pulsa dónde quedó: 0, 1 o 2.
Hazlo con la rueda suelta y quieta, si no cayó nada. Lo que se volcó sin salir se queda.

¿Cayeron piezas? Ve al menú.
Mantén pulsada la derecha. Todas las que tocan la mesa son tuyas y tu turno acaba. Si tu pieza también cayó, o
sigue en tu mano, te la quedas.

El tiempo sigue corriendo.
El número baja a saltos. Puedes pararlo en el menú. ¿Empezaste sin querer? Deshacer devuelve 30 segundos.
""",
    "up": """
Suelta ya la pieza.
Si se queda en la rueda, está colocada, esté donde esté. Pulsa 0, 1 o 2, o mantén
pulsada la derecha: menú.

Llévate lo que cae.
Mantén pulsada la tecla derecha y elige: cayeron otras piezas, o solo la tuya.
""",
    "more": """
Elige lo que pasó.
Las piezas que caen en tu turno, hasta que la rueda está suelta y quieta, son tuyas (lo leemos así).

Salta el turno solo si hace falta.
Es decir, si no puedes colocar ni pasar (mover una pieza adelante). En equipos, también si no te quedan piezas (Reglas
de la casa).
""",
    "fallen": """
Cuenta las piezas caídas.
Basta con tocar la mesa. Son tuyas. No cuentes tu pieza nueva. Lo que se volcó sin salir se queda.

Pieza: ¿dónde está la nueva?
Pulsa Pieza hasta que la línea de abajo sea cierta. Si también cayó, o sigue en tu mano, te la quedas.
""",
    "passed": """
Solo si no puedes colocar.
No pases porque sí, ni tras intentar colocar. En este turno no colocas nada y el 0 se queda. Para tener 30
segundos, pulsa antes Empezar y luego menú.

Mueve una pieza adelante.
Toma cualquiera, también el cono, de la casilla más baja o la de delante (lo leemos así), aunque no sea el 0.
¿Vacías? Tienes que colocar.
Puedes sujetar la rueda.

No con las de su tipo.
Puede ir de cualquier forma a cualquier casilla por delante de la suya (lo leemos así), también más allá del 2.
Te llevas lo que cae, también esa pieza.
""",
    "gone": """
Salen del juego.
El turno anterior había acabado, la rueda estaba quieta y nadie la tocó. Nadie se las lleva.
""",
    "correct": """
Elige el número equivocado.
Ponlo como es de verdad. En la rueda está lo que nadie tiene y no está fuera. Deshacer lo quita.
""",
    "kinds": """
Apunta qué hay en cada sitio.
Así el aparato avisa si pones otra pieza del mismo tipo en una casilla.
""",
    "over": """
Sin piezas, ganas.
Al momento, pero no si en ese turno cayeron otras: te las llevas y sigues (Reglas de la casa).

Equipos: los dos sin piezas.
También se acaba si en cada equipo hay alguien sin piezas: gana el equipo con menos piezas en total.
""",
}
