#!/bin/sh
# Says in a sentence why Node can't be started: the program in node_modules, which npm's scripts start.
error=$(node --version 2>&1 >/dev/null) && exit 0
case $error in
*'not found'*) echo 'There is no Node here: run npm ci first.' >&2 ;;
*) echo "Node can't be started on this machine: $error" >&2 ;;
esac
exit 1
