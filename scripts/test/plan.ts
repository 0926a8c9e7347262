/** CPU seconds that a test file may take, those of its child processes included. */
export const BUDGET_SECONDS = 20

/** Files that run alone, after all others, and why. */
export const SERIAL: Readonly<Record<string, string>> = {
  'test/attacks.test.ts': 'measures how long others wait',
  'test/codegen/server.test.ts': 'measures time',
  'test/contract/answer-pace.test.ts': 'measures time',
  'test/contract/pipelining.test.ts': 'measures time',
  'test/contract/slow-clients.test.ts': 'measures time',
  'test/platform/rate-limit.test.ts': 'measures time',
  'test/quality/bad-input/costly-expressions.test.ts': 'measures time',
  'test/quality/bad-input/large-texts.test.ts': 'fills the memory of the engine',
  'test/quality/jobs/crash.test.ts': 'lets the leases of killed servers run out',
  'test/quality/loading/long-values.test.ts': 'fills the memory of the engine',
  'test/quality/slowdown.test.ts': 'measures time',
  'test/scripts/dev.test.ts': 'waits for a server that is built anew',
}

/** Files that may take more than the budget. They start first, and each has a process of its own. */
export const COSTLY: Readonly<Record<string, { readonly seconds: number; readonly reason: string }>> = {}

/** Files that share a folder of `.cache`: they run one after the other, in this order. */
export const TOGETHER: readonly (readonly string[])[] = [
  [
    'test/scripts/codegen/sdk.test.ts',
    'test/sdk/python.test.ts',
    'test/sdk/quality.test.ts',
    'test/sdk/typescript.test.ts',
    'test/sdk/workshop.test.ts',
  ],
  ['test/clients/owslib.test.ts', 'test/clients/pyogrio.test.ts'],
]

/** Files that only the full run has, and why. */
export const FULL_ONLY: Readonly<Record<string, string>> = {
  'test/clients/owslib.test.ts': 'a peer from PyPI',
  'test/clients/pyogrio.test.ts': 'a peer from PyPI',
  'test/quality/values/forms/phonetics.oracle.test.ts': 'a peer from PyPI',
  'test/quality/profiling/ydata.test.ts': 'a peer from PyPI',
  'test/scripts/bench.test.ts': 'runs every bench',
}

/** Files and folders of what can differ between versions of Node: HTTP, stores, threads, jobs, a start of everything. */
export const RUNTIME: readonly string[] = [
  'test/admin/accounts.test.ts',
  'test/contract',
  'test/lib',
  'test/main.test.ts',
  'test/platform',
  'test/quality/crash.test.ts',
  'test/quality/work/export/filetypes.test.ts',
  'test/quality/handlers',
  'test/quality/jobs',
  'test/quality/loaders/delimited/read-delimited.test.ts',
  'test/quality/loading/first-load.test.ts',
  'test/quality/profiling/describe-values.test.ts',
  'test/quality/stores',
  'test/sdk/quality.test.ts',
  'test/sdk/typescript.test.ts',
  'test/server.test.ts',
  'test/spatial/https.test.ts',
  'test/spatial/items.test.ts',
  'test/spatial/stores',
]
