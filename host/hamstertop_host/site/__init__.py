"""The site: a folder for any web server, with the companion to play in the browser and a page that flashes boards."""
