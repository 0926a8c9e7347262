import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { ROOT } from '../inputs.mjs'

/** Python, or a part of it, is not on this machine; the message says what to install. */
export class PythonMissing extends Error {}

const REQUIREMENTS = join(ROOT, 'scripts', 'fuzz', 'requirements.txt')
const FOLDER = join(ROOT, '.cache', 'venv-fuzz')

/**
 * Makes the virtual environment of the fuzzer, with the pinned packages, if it is not there as they ask.
 * @returns the path of the program `schemathesis`
 * @throws PythonMissing
 */
export function schemathesisProgram(): string {
  const wanted = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex')
  const marker = join(FOLDER, 'requirements.sha256')
  const program = join(FOLDER, 'bin', 'schemathesis')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return program

  rmSync(FOLDER, { recursive: true, force: true })
  const python = process.env['PYTHON'] ?? 'python3'
  if (spawnSync(python, ['-c', 'import venv, ensurepip']).status !== 0) {
    throw new PythonMissing(
      `The fuzzer needs ${python} with the modules venv and ensurepip: install Python 3.10 or newer ` +
        '(on Debian the packages python3 and python3-venv), or name another interpreter in PYTHON.',
    )
  }
  run(python, ['-m', 'venv', FOLDER])
  const pip = join(FOLDER, 'bin', 'pip')
  run(pip, ['install', '--quiet', '--disable-pip-version-check', '--requirement', REQUIREMENTS])
  writeFileSync(marker, wanted)
  return program
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 2, 2] })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}; see above.`)
}
