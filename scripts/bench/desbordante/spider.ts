import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface SpiderRun {
  /** Seconds to read the files and to sort their values, and seconds of the search. */
  readonly load: number
  readonly execute: number
  /** Most bytes that the process held. */
  readonly memory: number
  /** All values of the first column are values of the second one, by names of files and columns. */
  readonly dependencies: readonly (readonly [file: string, column: string, file: string, column: string])[]
}

/** Finds the inclusion dependencies of CSV files in a process of its own. */
export async function runSpider(
  python: string,
  threads: number,
  paths: readonly string[],
): Promise<SpiderRun> {
  const script = join(import.meta.dirname, 'spider.py')
  const { stdout } = await promisify(execFile)(python, [script, String(threads), ...paths], {
    maxBuffer: 1 << 28,
  })
  return JSON.parse(stdout) as SpiderRun
}
