#!/usr/bin/env bash
# Installs Docker's engine and `docker compose` from Debian, if missing, and starts an engine with its state in a
# separate folder, so that it conflicts with no system service and no other engine. A running engine is used as it is.
# Prints the command that selects the engine:
#
#   eval "$(infra/tools/containers/engine/start-engine.sh [FOLDER])"   default: /var/tmp/theke-docker
#   kill "$(cat FOLDER/pid)"                                     stops it; the images stay in FOLDER
set -euo pipefail
folder=${1:-/var/tmp/theke-docker}
export DEBIAN_FRONTEND=noninteractive
say() { echo "$@" >&2; }

# The newest Debian suite to install packages from if this machine's own are too old.
newer=trixie
plugins=/usr/local/lib/docker/cli-plugins

install_engine() {
  # The package must not start an engine.
  local policy=/usr/sbin/policy-rc.d
  [ -e $policy ] || { printf '#!/bin/sh\nexit 101\n' > $policy && chmod +x $policy && trap "rm -f $policy" EXIT; }
  apt-get update -qq >&2
  # Later suites have the command in a separate package.
  local command=
  [ -z "$(apt-cache madison docker-cli)" ] || command=docker-cli
  apt-get install -y -qq --no-install-recommends docker.io $command iptables ca-certificates > /dev/null
}

# `docker compose` is a plugin. Debian 12 has only its predecessor, so the plugin comes from a later suite.
install_compose() {
  local version
  version=$(apt-cache madison docker-compose | awk 'NR == 1 { print $3 }')
  if dpkg --compare-versions "${version:-0}" ge 2; then
    apt-get install -y -qq --no-install-recommends docker-compose > /dev/null
    return
  fi
  local work mirror
  work=$(mktemp -d)
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m 1 '/debian/*$')
  mkdir -p "$work"/{lists/partial,cache/archives/partial}
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $newer main" > "$work/sources.list"
  local only=(-o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$work/lists"
    -o Dir::Cache="$work/cache" -o Dir::State::Status=/dev/null -o APT::Sandbox::User=root -o Acquire::Languages=none)
  apt-get -qq "${only[@]}" update >&2
  (cd "$work" && apt-get -qq "${only[@]}" download docker-compose >&2 && dpkg --fsys-tarfile ./*.deb | tar -x --wildcards '*/docker-compose' --exclude '*/doc/*')
  mkdir -p $plugins
  install -m 755 "$(find "$work/usr" -type f -name docker-compose -size +1M)" $plugins/docker-compose
  rm -rf "$work"
}

if docker info > /dev/null 2>&1; then
  host=${DOCKER_HOST:-unix:///var/run/docker.sock}
else
  [ "$(id -u)" = 0 ] || { say 'No engine answers, and only root may start one.'; exit 1; }
  command -v dockerd > /dev/null && command -v docker > /dev/null || { install_engine && say "Docker is installed after ${SECONDS} s"; }
  mkdir -p "$folder"
  host=unix://$folder/docker.sock
  if ! docker -H "$host" info > /dev/null 2>&1; then
    rm -f "$folder/pid"
    setsid dockerd --data-root "$folder/data" --exec-root "$folder/exec" --pidfile "$folder/pid" -H "$host" > "$folder/log" 2>&1 < /dev/null &
    for _ in $(seq 300); do
      docker -H "$host" info > /dev/null 2>&1 && break
      kill -0 $! 2> /dev/null || break
      sleep 0.1
    done
    docker -H "$host" info > /dev/null 2>&1 || { say 'The engine does not start:'; tail -20 "$folder/log" >&2; exit 1; }
  fi
  say "An engine answers after ${SECONDS} s: $host"
fi
if ! docker compose version > /dev/null 2>&1; then
  [ "$(id -u)" = 0 ] || { say '`docker compose` is missing, and only root may install it.'; exit 1; }
  install_compose
  say "$(docker compose version) after ${SECONDS} s"
fi
echo "export DOCKER_HOST=$host"
