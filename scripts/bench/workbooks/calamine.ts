import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pythonEnvironment } from '../../python-environment.ts'
import type { Reading } from './measure.ts'

/**
 * Installs python-calamine, in its pinned version, where it is not there yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function calaminePython(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'calamine',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    missing:
      `python-calamine needs ${python} to be a Python with the modules venv and ensurepip: ` +
      'install one (on Debian the packages python3 and python3-venv), or name another interpreter in PYTHON',
  })
  return join(programs, 'python')
}

/** Reads a workbook with python-calamine in a process of its own. */
export async function readByCalamine(python: string, path: string): Promise<Reading> {
  const { stdout } = await promisify(execFile)(python, [join(import.meta.dirname, 'calamine.py'), path])
  return JSON.parse(stdout) as Reading
}
