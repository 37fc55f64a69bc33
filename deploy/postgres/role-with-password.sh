#!/bin/sh
# In the container of PostgreSQL, at its first start: the role that the product connects as, which has a password there.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -f /haat/role.sql
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -v password="$HAAT_DATABASE_PASSWORD" <<'SQL'
alter role haat password :'password';
SQL
