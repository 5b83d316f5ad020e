"""The companion as a folder that any web server can serve: it can be played in the browser, and flashed from there."""
