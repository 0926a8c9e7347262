import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { ROOT } from './inputs.mjs'

/** Python, or a part of it, is not on this machine; the message says what to install. */
export class PythonMissing extends Error {}

/** A virtual environment that a script works with. */
export interface PythonNeeds {
  /** Names the environment's folder below `.cache`. */
  readonly name: string
  /** Path of the file of pinned packages. */
  readonly requirements: string
  /** The interpreter to make it with. */
  readonly python: string
  /** Statements that the interpreter must run without an error, beside having `venv` and `ensurepip`. */
  readonly check?: string
  /** A sentence that says who needs what, and how to install it. */
  readonly missing: string
}

/**
 * Makes a virtual environment with the pinned packages, if it is not there as they ask.
 * @returns the folder of its programs
 * @throws PythonMissing
 */
export function pythonEnvironment({ name, requirements, python, check, missing }: PythonNeeds): string {
  const folder = join(ROOT, '.cache', `venv-${name}`)
  const programs = join(folder, 'bin')
  const wanted = createHash('sha256').update(python).update(readFileSync(requirements)).digest('hex')
  const marker = join(folder, 'requirements.sha256')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return programs

  rmSync(folder, { recursive: true, force: true })
  if (spawnSync(python, ['-c', `import venv, ensurepip\n${check ?? ''}`]).status !== 0) {
    throw new PythonMissing(missing)
  }
  run(python, ['-m', 'venv', folder])
  run(join(programs, 'pip'), [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--requirement',
    requirements,
  ])
  writeFileSync(marker, wanted)
  return programs
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 2, 2] })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}; see above.`)
}
