#!/bin/sh
# Replaces the running containers by ones of the images that were just built, part by part and without downtime
# (docs/operating.md). COMPOSE_FILE and COMPOSE_PROJECT_NAME select the installation, as for compose.
set -eu
cd "$(dirname "$0")/../../.."
pause=${PAUSE:-1}

# New containers wait for provisioning. The old container is removed, so that the new version provisions.
docker compose rm --force --stop provision

# Scales part $1 to $2 containers and waits until all are healthy. Without --no-recreate, or with --no-deps, compose
# would also replace the other containers, now or at the next `up`.
start() {
  docker compose up --detach --no-recreate --scale "$1=$2" "$1"
  waited=0
  while docker compose ps --quiet "$1" | xargs docker inspect --format '{{.State.Health.Status}}' | grep -qvx healthy; do
    waited=$((waited + 1))
    [ $waited -lt 120 ] || { echo "$1 did not become healthy; the old containers still run." >&2; exit 1; }
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

# The gateway comes last, because the services already accept its requests. One at a time, because each container has
# its own port; a single gateway is down for a moment.
old=$(docker compose ps --quiet gateway)
for one in $old; do
  end "$one"
  start gateway "$(echo "$old" | wc -w)"
done
echo 'Every part runs the new images.'
