pytest_plugins = ["pytester", "runtimes"]
