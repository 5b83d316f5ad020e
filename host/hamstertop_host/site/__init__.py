"""The site: the companion as a folder for any web server, to play in the browser and to flash boards from."""
