import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pythonEnvironment } from '../../../../python-environment.ts'

export interface SpiderRun {
  /** Seconds to read the files and to sort their values, and seconds of the search. */
  readonly load: number
  readonly execute: number
  /** Most bytes that the process held. */
  readonly memory: number
  /** All values of the first column are values of the second one, by names of files and columns. */
  readonly dependencies: readonly (readonly [file: string, column: string, file: string, column: string])[]
}

/**
 * Installs Desbordante in its pinned version, if it is not installed yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function spiderPython(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'desbordante',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    check: 'import sys\nassert (3, 9) <= sys.version_info',
    missing:
      `Desbordante needs ${python} to be Python 3.9 or newer with the modules venv and ensurepip: ` +
      'install it (on Debian the packages python3 and python3-venv), name another interpreter in PYTHON, or leave the peer out by --without-peer.',
  })
  return join(programs, 'python')
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
