#!/bin/sh
# Says in a sentence what this machine lacks to run Node: the program in node_modules is Node 26, started by npm's scripts.
error=$(node --version 2>&1 >/dev/null) && exit 0
case $error in
*libatomic*) echo 'Node 26 needs the library libatomic, which this machine lacks: install it (on Debian and Ubuntu: apt-get install -y libatomic1).' >&2 ;;
*'not found'*) echo 'There is no Node here: run npm ci first.' >&2 ;;
*) echo "Node can't be started on this machine: $error" >&2 ;;
esac
exit 1
