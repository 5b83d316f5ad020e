"""Spanish: what the players must know; a headline and what to do."""

NOTICE = "Aviso"
CUT = ("Lo último que se guardó estaba dañado", "Mira la partida y apunta lo que falta.")
FOREIGN = ("No se puede leer la partida guardada", "Se queda aparte. Empieza una nueva.")
UNREADABLE = ("No se puede leer la partida guardada", "La memoria no responde. Una partida nueva ocupará su lugar.")
UNSAVED = ("La partida no se guarda", "La memoria está llena o bloqueada. Sigue jugando; no apagues.")
PANEL = ("La pantalla no responde", "Mira su enchufe y sus cables. Sigue jugando: teclas y luces funcionan.")
STUCK = ("Sin dados: el azar falla", "La fuente de azar se repite. Tira dados reales y pon el valor.")
BATTERY_LOW = ("Queda poca batería", "Cada pulsación se guarda. Enchufa el cable o cambia la batería cuando quieras.")
FAULT = ("Algo falló", "La partida está guardada. Sigue; si se repite, deshaz el último paso.")
UNDO_KEY = "Deshacer"
FIRST_LIGHT = (
    "Cada página parpadea",
    "Es lo seguro con una pantalla nueva. Compruébala una vez para ir más rápido: ahora, o luego en los ajustes.",
)
CHECK = "Comprobar"
LATER = "Luego"
UNSTARTED = ("No arranca", "Conéctalo a un ordenador e instala de nuevo el firmware. Las partidas se conservan.")
MEMORY = ("Falta memoria", "Hacen falta %d KB y hay %d KB libres. Prueba MicroPython o una placa con más.")

# Asleep
ASLEEP = "A dormir"
ASLEEP_HEADLINE = "Buenas noches, hámsteres"
ASLEEP_ADVICE = "La partida está guardada. Pulsa una tecla para seguir."
WAKE = "Despertar"
