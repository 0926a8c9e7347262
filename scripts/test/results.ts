import { readFileSync } from 'node:fs'
import { MISSING } from '../../test/support/trino.ts'

/** The result of a test file. */
export interface FileResult {
  readonly file: string
  /** User and system time, including child processes. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
  readonly passed: number
  readonly failures: readonly { readonly title: string; readonly error: string }[]
  /** Titles of the skipped tests. */
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

/** The result of a file whose run failed outside of its tests. */
export const failed = (file: string, title: string, error: string): FileResult => ({
  file,
  cpuSeconds: 0,
  wallSeconds: 0,
  passed: 0,
  failures: [{ title, error }],
  pending: [],
})

/**
 * A result in a run where all tools are installed: a skipped test is a failure.
 * @param hasTrino false if tests that need a cluster of Trino are left to the lane that has one
 */
export function withoutPending(result: FileResult, hasTrino: boolean): FileResult {
  const skipped = result.pending.filter((title) => hasTrino || !title.includes(MISSING))
  const failures = skipped.map((title) => ({ title, error: 'The test was skipped, which this run forbids.' }))
  return { ...result, failures: [...result.failures, ...failures], pending: [] }
}

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
