import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pythonEnvironment } from '../../../python-environment.ts'
import type { Expectation } from './expectations.ts'

export interface Evaluated {
  /** Time of the validation. Reading the file and defining the expectations is not part of it. */
  readonly seconds: number
  /** For each expectation the rows that do not meet it, null included. */
  readonly failing: readonly number[]
  /** Most bytes that the process held. */
  readonly memory: number
}

/**
 * Installs Great Expectations in its pinned version, if it is not installed yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function expectationsPython(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'great-expectations',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    check: 'import sys\nassert (3, 11) <= sys.version_info',
    missing:
      `Great Expectations needs ${python} to be Python 3.11 or newer with the modules venv and ensurepip: ` +
      'install it (on Debian the packages python3 and python3-venv), name another interpreter in PYTHON, or leave the peer out by --without-peer.',
  })
  return join(programs, 'python')
}

/** Evaluates the rows of a CSV file in a process of its own. */
export async function evaluateByExpectations(
  python: string,
  path: string,
  expectations: readonly Expectation[],
): Promise<Evaluated> {
  const script = join(import.meta.dirname, 'evaluate.py')
  const { stdout } = await promisify(execFile)(python, [script, path, JSON.stringify(expectations)])
  return JSON.parse(stdout) as Evaluated
}
