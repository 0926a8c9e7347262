#!/bin/sh
# Loads a file into the repository "demo", adds a business rule, runs it, and prints the rows that fail.
# Needs curl and node. URL, LOGIN: address and credentials of the server.
set -eu
URL=${URL:-http://127.0.0.1:8080}
LOGIN=${LOGIN:-admin:$(cat data/admin-password)}
API=$URL/api/repositories/demo

# Prints a member of the JSON on standard input: member url
member() { node -p "JSON.parse(require('fs').readFileSync(0, 'utf8'))['$1']"; }
ask() { curl --fail-with-body --silent --show-error --user "$LOGIN" "$@"; }
send() { ask --header 'Content-Type: application/json' "$1" --data "$2"; }
# Follows a job to its end.
follow() { ask --no-buffer --header 'Accept: text/event-stream' "$URL$1" >/dev/null; }

FILE=$(printf 'parcel,weight,country\n1,2.5,FR\n2,,FR\n3,0.4,DE\n4,-1,Spain\n' |
  ask --form 'file=@-;filename=parcels.csv' "$API/upload" | member path)
NAME="Parcels of $(date +%s)"
CREATED=$(send "$API/entities" '{"command": "create", "data": {"entityName": "'"$NAME"'", "source": "client",
  "connectInfo": {"type": "delimited", "attr": "names", "sourceFile": "'"$FILE"'"}}}')
follow "$(echo "$CREATED" | member job)"

RULES=$URL$(echo "$CREATED" | member url)/businessrules
RULE=$(send "$RULES" '{"command": "add", "data": {"NAME": "Weight and country are plausible", "THRESHOLD": "95",
  "EXPRESSION": "weight > 0 AND LENGTH(country) = 2"}}' | member url)
follow "$(send "$URL$RULE" '{"command": "run"}' | member url)"

ask "$URL$RULE/failingrows?external=1" | node -e '
  const { rows } = JSON.parse(require("fs").readFileSync(0, "utf8"))
  console.table(rows.map(({ "@url": _, ...row }) => row))'
