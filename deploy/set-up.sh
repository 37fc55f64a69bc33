#!/bin/sh
# Makes a bare Debian 12 a platform: PostgreSQL, Caddy, the product and its units. Run again, it changes nothing that is there.
#   tar -xzf haat-0.1.0.tar.gz haat-0.1.0/deploy
#   sh haat-0.1.0/deploy/set-up.sh haat-0.1.0.tar.gz haat.example office@haat.example
set -eu

fail() {
	echo "$1" >&2
	exit 1
}

[ $# = 3 ] || fail "set-up.sh <archive> <platform host> <e-mail address>"
archive=$1
platform_host=$2
email=$3
here=$(dirname "$(readlink -f "$0")")
home=/opt/haat
settings=/etc/haat/haat.env

[ "$(id -u)" = 0 ] || fail "Run it as root."
[ -f "$archive" ] || fail "There is no $archive."
major=$(/usr/local/bin/node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
[ "$major" -ge 24 ] || fail "Put Node 24 into /usr/local first (README.md beside this script)."

DEBIAN_FRONTEND=noninteractive
export DEBIAN_FRONTEND
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql caddy openssl >/dev/null

if ! id haat >/dev/null 2>&1; then
	useradd --system --user-group --home-dir /var/lib/haat --no-create-home --shell /usr/sbin/nologin haat
fi
install -d -m 0755 "$home" "$home/releases"
install -d -m 0750 -o root -g haat /etc/haat

as_postgres() (cd / && runuser -u postgres -- "$@")
if [ "$(as_postgres psql -tAc "select count(*) from pg_roles where rolname = 'haat'")" = 0 ]; then
	as_postgres psql -q -v ON_ERROR_STOP=1 <"$here/postgres/role.sql"
fi

if [ ! -e "$settings" ]; then
	umask 027
	sed -e "s|^PLATFORM_HOST=.*|PLATFORM_HOST=$platform_host|" \
		-e "s|^HAAT_SECRET=.*|HAAT_SECRET=$(openssl rand -base64 32)|" \
		-e "s|^METRICS_TOKEN=.*|METRICS_TOKEN=$(openssl rand -hex 16)|" \
		-e "s|^SECURITY_CONTACT=.*|SECURITY_CONTACT=mailto:$email|" \
		-e "s|^ACME_EMAIL=.*|ACME_EMAIL=$email|" "$here/.env.example" >"$settings"
	chgrp haat "$settings"
	# Caddy is told no secret of the product's.
	grep -E '^(PLATFORM_HOST|ACME_EMAIL)=' "$settings" >/etc/haat/caddy.env
	umask 022
fi

[ -L "$home/current" ] || sh "$here/haat" install "$archive"
ln -sfn "$home/current/deploy/haat" /usr/local/bin/haat

# Linked, not copied: they are the current release's.
for unit in "$home"/current/deploy/systemd/*.service "$home"/current/deploy/systemd/*.timer; do
	ln -sfn "$unit" "/etc/systemd/system/$(basename "$unit")"
done
install -d /etc/systemd/system/caddy.service.d
printf '[Service]\nEnvironmentFile=/etc/haat/caddy.env\n' >/etc/systemd/system/caddy.service.d/haat.conf
ln -sfn "$home/current/deploy/Caddyfile" /etc/caddy/Caddyfile

systemctl daemon-reload
systemctl enable -q haat.service haat-backup.timer haat-restore-drill.timer
systemctl restart haat.service caddy.service haat-backup.timer haat-restore-drill.timer
tries=60
until node "$home/current/deploy/check-health.mjs"; do
	tries=$((tries - 1))
	[ "$tries" -gt 0 ] || fail "The product does not answer: journalctl -u haat"
	sleep 1
done
echo "https://$platform_host answers. Its first admin: haat admin 01712345678 --name \"First Last\""
echo "Still to be set in $settings: SMS_…, without which nobody can sign in, and BACKUP_RECIPIENTS."
