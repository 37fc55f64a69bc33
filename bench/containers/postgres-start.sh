#!/bin/sh
# Starts PostgreSQL in its container: makes a cluster where there is none, with the scripts of a first start.
set -eu
POSTGRES_USER=${POSTGRES_USER:-postgres}
export POSTGRES_USER

if [ "$(id -u)" = 0 ]; then
	install -d -o postgres -g postgres -m 0700 "$PGDATA"
	install -d -o postgres -g postgres /var/run/postgresql
	exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
	password=$(mktemp)
	echo "$POSTGRES_PASSWORD" >"$password"
	initdb -D "$PGDATA" -U "$POSTGRES_USER" --pwfile="$password" -A scram-sha-256 --auth-local=trust >/dev/null
	rm "$password"
	echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
	pg_ctl -D "$PGDATA" -w -o "-c listen_addresses=''" start
	for script in /docker-entrypoint-initdb.d/*.sh; do sh "$script"; done
	pg_ctl -D "$PGDATA" -m fast -w stop
fi

exec postgres -D "$PGDATA" -c listen_addresses='*'
