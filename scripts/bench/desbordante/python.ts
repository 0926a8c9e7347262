import { join } from 'node:path'
import { pythonEnvironment } from '../../python-environment.ts'

/**
 * Installs Desbordante in its pinned version, if it is not installed yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function desbordantePython(): string {
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
