"""What help says of the score pad: by phase, pages of what to do and why."""

HELP = {
    "play": (
        (
            "Enter points as you score.",
            "Go to a player, press Points, set the number. Below 0 it takes points away.",
        ),
        (
            "Press Next after a turn.",
            "With a timer, Start begins the turn and Pause stops it. In the menu you end the game.",
        ),
    ),
    "over": (("The game is over.", "The most points win. The result stays under Results on the first page."),),
}
