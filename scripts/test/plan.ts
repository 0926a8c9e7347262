/** CPU seconds of a test file, including its child processes. */
export const BUDGET_SECONDS = 20
/** A file fails above so many times its budget: the same work takes more CPU seconds on a machine that is busy. */
export const TOLERANCE = 1.5

/** Files that run alone, after all other files, with the reason. */
export const SERIAL: Readonly<Record<string, string>> = {
  'test/attacks.test.ts': 'measures how long other clients wait',
  'test/contract/server/answer-pace-http.test.ts': 'measures time',
  'test/contract/server/answer-pace-https.test.ts': 'measures time',
  'test/console/speed.browser.test.ts': 'measures time',
  'test/contract/pipelining.test.ts': 'measures time',
  'test/contract/slow-clients.test.ts': 'measures time',
  'test/platform/rate-limit.test.ts': 'measures time',
  'test/quality/bad-input/costly-expressions.test.ts': 'measures time',
  'test/quality/bulk/waits.test.ts': 'measures time',
  ...(process.env['FULL'] === '1' && { 'test/quality/cluster/stress.test.ts': 'fills the machine' }),
  'test/quality/slowdown.test.ts': 'measures time',
  'test/scripts/dev.test.ts': 'waits for a rebuilt server',
}

/** Of the files that run alone those that mostly wait: they run side by side. */
export const WAITING: readonly string[] = [
  'test/contract/server/answer-pace-http.test.ts',
  'test/contract/server/answer-pace-https.test.ts',
  'test/contract/pipelining.test.ts',
  'test/contract/slow-clients.test.ts',
]

/** Files that may take more than the budget. They start first, and each has a process of its own. */
export const COSTLY: Readonly<Record<string, { readonly seconds: number; readonly reason: string }>> = {
  'test/architecture/engine-port.test.ts': { seconds: 40, reason: 'compiles the data-quality service' },
  'test/sdk/typescript.test.ts': { seconds: 40, reason: 'compiles the SDK with several settings' },
  'test/sdk/python.test.ts': { seconds: 40, reason: 'installs the SDK and runs its examples' },
  'test/sdk/workshop.test.ts': { seconds: 40, reason: 'generates and packs the SDKs' },
  'test/contract/flood.test.ts': { seconds: 40, reason: 'sends requests faster than the server answers' },
  'test/quality/bad-input/previews.test.ts': { seconds: 40, reason: 'previews compressed bombs' },
  'test/quality/handlers/original-clients.test.ts': {
    seconds: 40,
    reason: 'loads and exports in many forms',
  },
  'test/spatial/page-script.browser.test.ts': { seconds: 60, reason: 'draws maps without a graphics card' },
  'test/spatial/pages.browser.test.ts': { seconds: 90, reason: 'draws maps without a graphics card' },
  'test/site/pages.browser.test.ts': { seconds: 60, reason: 'draws maps without a graphics card' },
  'test/console/every-page.browser.test.ts': { seconds: 90, reason: 'draws every page of the console twice' },
  'test/console/look.browser.test.ts': { seconds: 70, reason: 'draws pages of the console' },
  'test/console/faults.browser.test.ts': { seconds: 60, reason: 'draws pages of the console' },
  'test/console/sign-in.browser.test.ts': { seconds: 50, reason: 'draws pages of the console' },
  'test/console/load.browser.test.ts': { seconds: 80, reason: 'draws pages of the console' },
  'test/console/rules.browser.test.ts': { seconds: 80, reason: 'draws pages of the console' },
  'test/console/joins.browser.test.ts': { seconds: 70, reason: 'draws pages of the console' },
  'test/console/speed.browser.test.ts': { seconds: 90, reason: 'scrolls in a browser for a long time' },
  'test/broken-off.test.ts': { seconds: 40, reason: 'aborts every streamed answer at each of its steps' },
  'test/sdk/quality.test.ts': { seconds: 70, reason: 'generates and compiles the SDK of the service' },
  'test/sdk/quality-python.test.ts': { seconds: 70, reason: 'generates and installs the SDK of the service' },
  'test/attacks.test.ts': { seconds: 110, reason: 'runs long attacks on a server' },
  'test/quality/discovery/desbordante.test.ts': { seconds: 70, reason: 'installs and runs a peer' },
  'test/quality/discovery/limits.test.ts': { seconds: 40, reason: 'fills the memory of a search' },
  'test/codegen/server.test.ts': { seconds: 60, reason: 'generates code in copies of the project' },
  'test/main.test.ts': { seconds: 40, reason: 'makes all demo data' },
  'test/ways-to-run.test.ts': {
    seconds: 70,
    reason: 'starts five servers and makes three demo repositories',
  },
  'test/forwarding/rolling-restart.test.ts': { seconds: 70, reason: 'restarts servers under load' },
  'test/quality/cluster/once.test.ts': { seconds: 40, reason: 'starts three servers and kills them' },
  'test/quality/cluster/stress.test.ts': {
    seconds: 70,
    reason: 'starts three servers and kills them under load',
  },
  'test/quality/cluster/takeover.test.ts': {
    seconds: 70,
    reason: 'starts many servers, and stops and kills them',
  },
  'test/quality/bulk/waits.test.ts': { seconds: 60, reason: 'makes each change of 8,000 rules' },
  'test/quality/backup.test.ts': { seconds: 100, reason: 'kills commands that work on many rows' },
  'test/quality/bad-input/costly-expressions.test.ts': {
    seconds: 60,
    reason: 'runs queries until the engine stops them',
  },
  'test/quality/bad-input/large-texts.test.ts': { seconds: 290, reason: 'fills the memory of the engine' },
  'test/quality/manual-requests.test.ts': { seconds: 40, reason: 'makes the demo repository' },
  'test/quality/concurrency.test.ts': { seconds: 80, reason: 'loads, reloads and cancels concurrently' },
  'test/quality/crash.test.ts': { seconds: 60, reason: 'kills working servers and restarts them' },
  'test/quality/examples.test.ts': {
    seconds: 80,
    reason: 'makes the answer of every example of the contract',
  },
  'test/quality/work/export/filetypes.test.ts': {
    seconds: 50,
    reason: 'writes every type of file from every type of column',
  },
  'test/quality/joins/join-store.property.test.ts': {
    seconds: 60,
    reason: 'compares every page of drawn joins with arrays',
  },
  'test/quality/public-files/public-files.test.ts': {
    seconds: 40,
    reason: 'loads public files of many kinds',
  },
  'test/quality/rules/agreement.property.test.ts': {
    seconds: 60,
    reason: 'runs drawn rules and reads all their rows and groups',
  },
  'test/quality/rules/concurrent.test.ts': { seconds: 60, reason: 'runs slow rules' },
  'test/quality/engines/bucket.test.ts': { seconds: 60, reason: 'starts a cluster of Trino' },
  'test/quality/engines/without-re2j.test.ts': { seconds: 120, reason: 'starts a cluster of Trino' },
  'test/quality/engines/equal-answers.property.test.ts': {
    seconds: 60,
    reason: 'sends several hundred requests to two servers',
  },
  'test/quality/engines/kills.test.ts': { seconds: 70, reason: 'kills servers that work on Trino' },
  'test/quality/faults.test.ts': {
    seconds: 60,
    reason: 'fills disks and starts servers on the remaining data',
  },
  'test/quality/listings/profile-listings.property.test.ts': {
    seconds: 70,
    reason: 'compares every listing of a profile with arrays',
  },
  'test/quality/loaders/hdfs/real-cluster.test.ts': {
    seconds: 40,
    reason: 'starts NameNodes and a DataNode in a Java process',
  },
  'test/quality/loading/long-values.test.ts': { seconds: 80, reason: 'fills the memory of the engine' },
  'test/quality/loading/odd-columns.test.ts': { seconds: 90, reason: 'profiles a thousand columns' },
  'test/quality/loading/profile-readers.test.ts': {
    seconds: 60,
    reason: 'reads large reports while their entity is replaced',
  },
  'test/quality/loading/profiles.test.ts': {
    seconds: 90,
    reason: 'kills servers that profile many values',
  },
  'test/quality/stores/warehouse.test.ts': {
    seconds: 50,
    reason: 'loads values of 16 MB and half a million rows',
  },
  'test/readme.test.ts': { seconds: 110, reason: 'runs every command of the documentation' },
  'test/tours-on-trino.test.ts': { seconds: 110, reason: 'runs the commands of the pages' },
  'test/scripts/codegen/sdk.test.ts': { seconds: 60, reason: 'runs the Java generator several times' },
  'test/scripts/dev.test.ts': { seconds: 100, reason: 'starts the development server many times' },
  'test/spatial/demo/demo-data.test.ts': { seconds: 40, reason: 'writes the demo data several times' },
}

/** Files that share a folder of `.cache`, or fill the memory: they run one after the other, in this order. */
export const TOGETHER: readonly (readonly string[])[] = [
  [
    'test/scripts/codegen/sdk.test.ts',
    'test/sdk/pandas.test.ts',
    'test/sdk/python.test.ts',
    'test/sdk/quality.test.ts',
    'test/sdk/quality-python.test.ts',
    'test/sdk/typescript.test.ts',
    'test/sdk/workshop.test.ts',
  ],
  ['test/quality/bad-input/large-texts.test.ts', 'test/quality/loading/long-values.test.ts'],
  ['test/clients/owslib.test.ts', 'test/clients/pyogrio.test.ts'],
]

/** Files that only the full run includes, with the reason. */
export const FULL_ONLY: Readonly<Record<string, string>> = {
  'test/console/every-page.browser.test.ts':
    'draws every page of the console; the journeys do so with each change',
  'test/console/joins.browser.test.ts': 'draws many pages; `report.browser.test.ts` has the same drawings',
  'test/console/load.browser.test.ts': 'draws many pages; `previews.test.ts` has the same requests',
  'test/codegen/walkthrough.test.ts': 'builds a copy of the project; `dev.test.ts` does so with each change',
  'test/dockerfile.test.ts': 'installs Debian and builds the image',
  'test/sdk/installing.test.ts': 'builds by packages from PyPI',
  'test/sdk/pandas.test.ts': 'a package from PyPI',
  'test/scripts/spec-diff.test.ts': 'builds oasdiff by Go',
  'test/clients/owslib.test.ts': 'a peer from PyPI',
  'test/clients/pyogrio.test.ts': 'a peer from PyPI',
  'test/quality/values/forms/phonetics.oracle.test.ts': 'a peer from PyPI',
  'test/quality/profiling/ydata.test.ts': 'a peer from PyPI',
  'test/scripts/bench.test.ts': 'runs every bench',
  'test/scripts/dev.test.ts': 'builds and starts the server many times',
  'test/quality/discovery/desbordante.test.ts': 'a peer from PyPI',
  'test/quality/loaders/cobol/cobrix.test.ts': 'downloads and starts Spark',
  'test/quality/loaders/hdfs/real-cluster.test.ts': 'downloads and starts Hadoop',
  'test/quality/loaders/database/h2.test.ts': 'downloads H2',
  'test/sdk/quality-python.test.ts':
    'the other SDK of the service and the other SDK in Python run with each change',
  'test/scripts/codegen/sdk.test.ts':
    'runs the Java generator several times; `codegen --check` runs it with each change',
  'test/architecture/engine-port.test.ts':
    'compiles a service; rooms.test.ts and dialect-wall.test.ts see its imports with each change',
  'test/sdk/workshop.test.ts': 'the SDKs of both services run with each change',
  'test/quality/full-disk.test.ts': 'fills a disk by loads',
}

/**
 * Tests of behaviour that can differ between versions of Node: HTTP, threads, jobs, starting the product. The full run
 * repeats all tests.
 */
export const RUNTIME: readonly string[] = [
  'test/contract/event-stream.test.ts',
  'test/contract/malformed-http.test.ts',
  'test/contract/upload.test.ts',
  'test/platform/shutdown.test.ts',
  'test/platform/catalogue',
  'test/quality/jobs/jobs.test.ts',
  'test/quality/loading/first-load.test.ts',
  'test/quality/stores/races.test.ts',
  'test/quality/work/export/download.test.ts',
  'test/server.test.ts',
  'test/spatial/https.test.ts',
]

/** Files and folders that also run with catalogues in PostgreSQL. */
export const ON_POSTGRES: readonly string[] = [
  'test/platform/credentials',
  'test/quality/stores/attributes',
  'test/quality/stores/connections.test.ts',
  'test/quality/stores/joins',
  'test/quality/stores/library',
  'test/quality/stores/migrations',
  'test/quality/stores/numbers.test.ts',
  'test/quality/stores/races.test.ts',
  'test/quality/services/accounts',
  'test/quality/services/repositories.test.ts',
  'test/quality/handlers/accounts.test.ts',
  'test/quality/handlers/rules',
  'test/quality/jobs/jobs.test.ts',
  'test/quality/jobs/crash.test.ts',
  'test/quality/webhooks/webhooks.test.ts',
]

/** Files whose collections are in PostGIS if the catalogues are in PostgreSQL: the abstract tests of the standards. */
export const ON_POSTGIS: readonly string[] = [
  ...['collections', 'discovery', 'feature', 'features', 'parameters'].map((part) => `core-${part}`),
  ...['crs', 'filtering', 'geojson', 'oas30', 'schemas'],
].map((name) => `test/spatial/ogc/${name}.test.ts`)

/** ON_POSTGRES, and the tests of the catalogue itself: behaviour that can differ between versions of PostgreSQL. */
export const ON_POSTGRES_VERSIONS: readonly string[] = [
  ...ON_POSTGRES,
  'test/platform/catalogue/postgres.test.ts',
  'test/platform/catalogue/postgres-again.test.ts',
  'test/platform/catalogue/postgres-server.test.ts',
]

/**
 * Files and folders that run on a cluster of Trino, on one node. They prove most in two minutes: the client, sources and
 * tables in place, a server that loads, profiles and deletes, and installations that leave each other's rows alone. The full
 * run has all that need a cluster.
 */
export const ON_TRINO: readonly string[] = [
  'test/quality/engines/equal-answers.property.test.ts',
  'test/quality/engines/regular-rules-on-trino.test.ts',
  'test/quality/loaders/trino',
  'test/quality/loading/trino-tables.test.ts',
  'test/quality/stores/trino/dialect.test.ts',
  'test/quality/stores/trino/server.test.ts',
  'test/quality/stores/trino/two-installations.test.ts',
  'test/quality/work/tables-in-place.test.ts',
]

/** The same as ON_POSTGRES, in the full run. */
export const ON_POSTGRES_FULL: readonly string[] = [
  ...['handlers', 'jobs', 'library', 'listings', 'rules', 'services', 'stores', 'webhooks', 'bulk'].map(
    (folder) => `test/quality/${folder}`,
  ),
  ...['concurrency', 'crash', 'backup'].map((name) => `test/quality/${name}.test.ts`),
  'test/platform/credentials',
  'test/admin/accounts',
  'test/admin/rules',
  'test/admin/backup.test.ts',
]
