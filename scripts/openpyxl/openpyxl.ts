import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pythonEnvironment } from '../python-environment.ts'

/** A cell as `workbooks.py` gives it: its kind and its value. */
export type PeerCell =
  null | readonly ['n' | 's' | 'd' | 't' | 'e', string] | readonly ['b', boolean] | readonly ['p', number]

export interface PeerSheet {
  readonly name: string
  readonly state: string
  /** From the cell A1. */
  readonly rows: readonly (readonly PeerCell[])[]
}

/** What openpyxl reads of a workbook, or why it cannot read it. */
export interface PeerWorkbook {
  readonly sheets?: readonly PeerSheet[]
  readonly error?: string
}

const SCRIPT = join(import.meta.dirname, 'workbooks.py')
const run = promisify(execFile)

/**
 * Installs openpyxl, in its pinned version, where it is not there yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function openpyxlPython(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'openpyxl',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    missing:
      `openpyxl needs ${python} to be a Python with the modules venv and ensurepip: ` +
      'install one (on Debian the packages python3 and python3-venv), or name another interpreter in PYTHON.',
  })
  return join(programs, 'python')
}

/** Writes drawn workbooks as `drawn-0.xlsx`, `drawn-1.xlsx` … into a folder. */
export async function writeDrawn(python: string, folder: string, count: number, seed: number): Promise<void> {
  await run(python, [SCRIPT, 'write', folder, String(count), String(seed)])
}

/** Reads workbooks with openpyxl, in the order of the paths. */
export async function readByOpenpyxl(python: string, paths: readonly string[]): Promise<PeerWorkbook[]> {
  const { stdout } = await run(python, [SCRIPT, 'read', ...paths], { maxBuffer: 64 << 20 })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PeerWorkbook)
}
