import { join } from 'node:path'
import type { Context } from 'mocha'
import { pythonEnvironment } from '../../scripts/python-environment.ts'
import { lacks, needs } from '../support/tools.ts'

/**
 * Makes the Python environment of the clients, to be called in a `before`; without Python, or where its packages
 * cannot be installed, the tests are left out.
 * @returns the interpreter
 */
export function pythonWithClients(context: Context): string {
  const python = needs(context, 'python')
  const requirements = join(import.meta.dirname, 'requirements.txt')
  try {
    const missing = `${python} has no venv`
    return join(pythonEnvironment({ name: 'clients', requirements, python, missing }), 'python')
  } catch (error) {
    lacks(context, `the Python packages of the clients cannot be installed: ${(error as Error).message}`)
  }
}
