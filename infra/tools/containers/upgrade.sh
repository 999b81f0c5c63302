#!/bin/sh
# Puts the images that were just built in the place of the running ones, part by part, while everything runs (docs/operating.md). Where
# compose is told of an installation by variables (COMPOSE_FILE, COMPOSE_PROJECT_NAME), it is that one.
set -eu
cd "$(dirname "$0")/../../.."
pause=${PAUSE:-1}

# Parts that start want the databases provisioned: made anew, so that it is the new version that does.
docker compose rm --force --stop provision

# Starts containers of a part until there are $2, and waits for all of them. Without --no-recreate, and with --no-deps, compose would
# exchange the others too, now or at the next `up`.
start() {
  docker compose up --detach --no-recreate --scale "$1=$2" "$1"
  waited=0
  while docker compose ps --quiet "$1" | xargs docker inspect --format '{{.State.Health.Status}}' | grep -qvx healthy; do
    waited=$((waited + 1))
    [ $waited -lt 120 ] || { echo "$1 does not become healthy; the old containers still run." >&2; exit 1; }
    sleep "$pause"
  done
}

end() { docker stop "$@" > /dev/null && docker rm "$@" > /dev/null; }

for part in $(docker compose config --services | grep -vxE 'postgres|rabbitmq|provision|tools|mail|gateway'); do
  old=$(docker compose ps --quiet "$part")
  count=$(echo "$old" | wc -w)
  start "$part" $((count * 2))
  # shellcheck disable=SC2086 # one word each
  end $old
done

# What it hands on is understood by now. One at a time, because each has a port to itself; a single one is away for a moment.
old=$(docker compose ps --quiet gateway)
for one in $old; do
  end "$one"
  start gateway "$(echo "$old" | wc -w)"
done
echo 'Every part runs from the new images.'
