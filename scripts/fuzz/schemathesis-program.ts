import { join } from 'node:path'
import { pythonEnvironment } from '../python-environment.ts'

/**
 * The path of the program `schemathesis`, in its pinned version.
 * @throws PythonMissing
 */
export function schemathesisProgram(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'fuzz',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    missing:
      `The fuzzer needs ${python} with the modules venv and ensurepip: install Python 3.10 or newer ` +
      '(on Debian the packages python3 and python3-venv), or name another interpreter in PYTHON.',
  })
  return join(programs, 'schemathesis')
}
