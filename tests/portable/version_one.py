"""Saved games in version 1 of the format, made by the code of that version. They must never change.

Each title has the blob in base64, the number of remaining events, the undone draws and the tracker's state.
"""

GAMES = {
    "hamsterdam": (
        "SFQBDmOl5hJoYW1zdGVyZGFtgHsEAAMAAO0wAQG7WgMCAwWvWgMCBgZTUwMCBgNTEAEBWSwDAgUFoGwBAdLIAwIGATNwAQFdFAMC"
        "AwN9owEB/jQBASNQAwIFBdyfAQElEgMCAgIhqAEBP+ADAgUBI14BASHLAQGrAgMCAQUDDQEBuqUDAgMDusoBATYPAwIGBaN3AQHh"
        "JwEBfJEDAgUFTMoBAaj5AwICAVA0AQER/gMCAwIF5AEBSX8BAe7/AQGNeAMCBAXj5QEBeQ8DAgQFogIBAbSVAwIGA3K0AQFB/AEB"
        "wW0DAgYCgUABATcKAwIGA0COAQESfAH/GQUB/+iWAf/6mQH/yBoB/8yyAf/GbAEBn64BAYprAwIGAvV8AQHw+QMCBgPKfAEBDcYD"
        "AgYBROMBAaWdAQGsRwMCAwYmagMKAQHXYAMKAgHaagMKAAEfBgEBVTEDAgYF210BAWqJAwIGBKwpAQHx2wEB8rYDAgIFKZoBAWZo"
        "AwICA8ZVAQE9pgMCAwT+9QEB9XYBAZDnAQGjUAMCAgIrTAEB2IsDAgMDXcMBAUVMAwIGAacJAQESGAEBW18DAgYCYXEBAavQAwIE"
        "BlpYAQGxhwMCBgZJ+gEB+lABAQAVAwIFBVqSAQF0KQMCBAb7QgMKAgFkDQMKAAHiDAMKAQF/5gEBYSkDAgQD38UBAV/7Af92ywH/"
        "Ok4B/w+t",
        87,
        [(6, 3), (6, 2)],
        (
            "'flood'",
            "3",
            "False",
            "0",
            "1",
            "7",
            "3",
            "(4, 6)",
            "10",
            "(None, 0)",
            "[8, 12, 9]",
            "[1, 1, 1]",
            "[2, 2, 2]",
            "[1, 1, 1]",
            "[0, 0, 0]",
            "False",
            "[-1, -1, -1]",
            "[0, 0, 0]",
        ),
    ),
    "hamsterrolle": (
        "SFQBECf7veBoYW1zdGVycm9sbGXEDg0AAwAAAAAAAAAAAAAAH8EBAVIiAgIAT2wFBQD//wC76AMEAADGTgMEAQAFyAMEAQBO1gME"
        "AQBtHgMEAQBD9gMEAQC61gMEAQD6nAMEAQDsYAMEAQDeEAH/NroB//WkAf8xBAH/qygB/+tRAf8siQMEAQANEAMEAQD8rQMEAQD5"
        "cgMEAQAOoAMEAQCu4gMEAQCUgAMEAQAJfwMEAgCx6AMEAQCstgUGAAL/AF92AwQBAOxbAwQBAI4UBQUB//8ASUMDBAEA9hwDBAEA"
        "XHgDBAEAr48DBAEAD8AB/wa/Af8jGw==",
        22,
        [],
        (
            "'turn'",
            "3",
            "0",
            "(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)",
            "1",
            "0",
            "[1, 3, 1]",
            "0",
            "8",
            "True",
            "None",
            "[256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]",
            "[]",
        ),
    ),
    "run_hamster_run": (
        "SFQBE8BaDBJydW5faGFtc3Rlcl9ydW6RIQMAAwAwtQIBANmMAgEBSbYBAmRRBQMAAwICP4UFAwEDAgLHfQUDAgMCAq9qAQTxfQIB"
        "Av+CAgEA0B0CBQEUkQIFAYscAgUB6PACBwHo7QIHAZC3AgcBIwsBAkMKAgcB5/ICBwEs7wIHAVYVAQLLHAIHAaOIAgcBx+ECBwHk"
        "CgECnVsBAuRAAQKm1QUDAAMCAdOPBQMBAwIBQ5UFAwIDAgH/8wEEmM0CAQIBxQIBATb5AgUDliICBQNoMgIFAxFiAgsB2csCCwF3"
        "BgILAbqQAQIMXwECjMgB/14OAf9VWQH/OwUB/1u0Af/wzgH/bEcCBQPAXgILARdTAgsBGoQCCwGY+AECUxcBAhY1BQMAAwICk0gF"
        "AwEDAgJ6/gUDAgMCAqxHAQQvCwIBApvtAgEAGjoCBQEl4AIFAWLlAgUBjyICBwGnIwIHAVauAgcBXowBAlL0AgcBeAYCBwFmDAIH"
        "AU7UAQJjIgIHAX+vAgcBcrMCBwHJfwECnsUBAgYAAQJwpwUDAAMCASG0BQMBAwIBkPMFAwIDAgHUDAEETmsCAQERMAIBAA0XAgUB"
        "wzMCBQEQjQIFAZ3hAgcBQckCBwEZ6wIHAVQ1AQI01gIHAUidAgcBBhICBwGkPwH/JZkB/6XFAf+smgH/AvYB/5krAf/I2QH/fbg=",
        73,
        [],
        (
            "'resolve'",
            "3",
            "0",
            "4",
            "[1, 0, 2]",
            "[]",
            "[(3, 2, 1), (3, 2, 1), (3, 2, 1)]",
            "[1, 1, 1]",
            "[None, None, None]",
            "True",
            "[0, 0, 0]",
            "[1, 1, 1]",
            "[1, 1, 1]",
            "0",
            "False",
            "False",
            "False",
            "None",
            "None",
            "3",
            "5",
            "1",
            "[False, False, False]",
            "[False, False, False]",
            "[True, True, True]",
            "[]",
        ),
    ),
    "dice_tray": (
        "SFQBDRADUVlkaWNlX3RyYXl+9gMAAhQyHgMBCwyd5wICATlcAwADBqztBAEGBQJw8QQBBgUE1tAB/0wCAwMEAoLeAf+2UQ==",
        5,
        [(4, 2), (6, 5), (6, 4), (6, 3)],
        (3, 6, "rolled", (6, 5, 2), 1, 0, 0),
    ),
}
