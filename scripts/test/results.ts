import { readFileSync } from 'node:fs'

/** What became of one test file. */
export interface FileResult {
  readonly file: string
  /** User and system time, with that of child processes. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
  readonly passed: number
  readonly failures: readonly { readonly title: string; readonly error: string }[]
  /** Titles of the tests that were left out. */
  readonly pending: readonly string[]
}

/** Results that the reporter has written so far, one per line. */
export function readResults(path: string): FileResult[] {
  try {
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line) as FileResult)
  } catch {
    return []
  }
}

/** A run that failed outside of its tests, as a result of the file. */
export const failed = (file: string, title: string, error: string): FileResult => ({
  file,
  cpuSeconds: 0,
  wallSeconds: 0,
  passed: 0,
  failures: [{ title, error }],
  pending: [],
})

/** The totals of a run: the last line of its output. */
export function totalsOf(results: readonly FileResult[]): string {
  const sum = (count: (result: FileResult) => number) => results.reduce((total, one) => total + count(one), 0)
  const [passed, failures, pending] = [
    sum((result) => result.passed),
    sum((result) => result.failures.length),
    sum((result) => result.pending.length),
  ]
  return `${passed} passed, ${failures} failed, ${pending} skipped`
}
