#!/bin/sh
# Starts RabbitMQ (the arguments) with the exchanges and queues of definitions.json, which `npm run containers` writes, and the
# platform's user, whose password comes from the environment and stands in no file of ours. A broker that reads definitions
# makes no user by itself.
set -eu
umask 077
here=$(dirname "$0")
target=${DEFINITIONS_DIR:-/tmp/definitions}
mkdir -p "$target"
case $RABBITMQ_PASSWORD in
  *[!A-Za-z0-9_-]*) echo 'RABBITMQ_PASSWORD: letters, digits, - and _ only, because it stands in an address.' >&2; exit 1 ;;
esac
cat > "$target/10-user.json" <<END
{"vhosts": [{"name": "/"}],
 "users": [{"name": "theke", "password": "$RABBITMQ_PASSWORD", "tags": ""}],
 "permissions": [{"user": "theke", "vhost": "/", "configure": ".*", "write": ".*", "read": ".*"}]}
END
cp "$here/definitions.json" "$target/20-topology.json"
if [ "$(id -u)" = 0 ] && id rabbitmq > /dev/null 2>&1; then chown -R rabbitmq "$target"; fi
exec "$@"
