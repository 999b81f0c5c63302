#!/bin/sh
# Starts RabbitMQ (the arguments) with the exchanges and queues of definitions.json, written by `npm run containers`,
# and with the platform's user. The user is added here, because a broker that loads definitions creates none, and
# because the password comes from the environment.
set -eu
umask 077
here=$(dirname "$0")
target=${DEFINITIONS_DIR:-/tmp/definitions}
mkdir -p "$target"
case $RABBITMQ_PASSWORD in
  *[!A-Za-z0-9_-]*) echo 'RABBITMQ_PASSWORD may contain only letters, digits, - and _, because it is part of a URL.' >&2; exit 1 ;;
esac
cat > "$target/10-user.json" <<END
{"vhosts": [{"name": "/"}],
 "users": [{"name": "theke", "password": "$RABBITMQ_PASSWORD", "tags": ""}],
 "permissions": [{"user": "theke", "vhost": "/", "configure": ".*", "write": ".*", "read": ".*"}]}
END
cp "$here/definitions.json" "$target/20-topology.json"
if [ "$(id -u)" = 0 ] && id rabbitmq > /dev/null 2>&1; then chown -R rabbitmq "$target"; fi
exec "$@"
