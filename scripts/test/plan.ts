/** CPU seconds that a test file may take. */
export const BUDGET_SECONDS = 20

/** Files that run alone, after all others: they kill processes, starve the machine or measure time. */
export const SERIAL: Readonly<Record<string, string>> = {
  'test/quality/crash.test.ts': 'kills servers',
  'test/quality/jobs/crash.test.ts': 'kills servers whose leases run out',
  'test/admin/backup.test.ts': 'kills commands',
  'test/quality/bad-input/costly-expressions.test.ts': 'measures time',
  'test/contract/slow-clients.test.ts': 'measures time',
  'test/contract/answer-pace.test.ts': 'measures time',
  'test/quality/slowdown.test.ts': 'measures time',
  'test/quality/concurrency.test.ts': 'measures time under load',
  'test/quality/bad-input/large-texts.test.ts': 'fills the memory of the engine',
  'test/quality/loading/long-values.test.ts': 'fills the memory of the engine',
  'test/scripts/dev.test.ts': 'measures time',
  'test/codegen/server.test.ts': 'measures time',
}

/** Files that may take more than the budget. They start first, and each has a process of its own. */
export const COSTLY: Readonly<Record<string, { readonly seconds: number; readonly reason: string }>> = {}

/** Files that only the full run has. */
export const FULL_ONLY: Readonly<Record<string, string>> = {}

/** Files and folders of what can differ between versions of Node: HTTP, stores, worker threads, jobs, a start of all. */
export const RUNTIME: readonly string[] = []
