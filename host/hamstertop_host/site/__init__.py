"""The companion as a folder that any web server can serve: it plays in the browser, and is flashed from there."""
