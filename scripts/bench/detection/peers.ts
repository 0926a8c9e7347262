import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DuckDBInstance } from '@duckdb/node-api'
import { decodeText } from '../../../src/quality/values/encodings.ts'
import type { CorpusFile } from '../../corpus/delimited-files.ts'
import { pythonEnvironment } from '../../python-environment.ts'

/** The rows that a reader finds in each file, by its number; undefined if it fails. */
export type FoundRows = ReadonlyMap<number, readonly (readonly unknown[])[] | undefined>

/**
 * Installs pandas in its pinned version, if it is not installed yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function pandasPython(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'detection',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    check: 'import sys\nassert (3, 11) <= sys.version_info',
    missing:
      `pandas needs ${python} to be Python 3.11 or newer with the modules venv and ensurepip: ` +
      'install it (on Debian the packages python3 and python3-venv), name another interpreter in PYTHON, or leave the peers out by --without-peer.',
  })
  return join(programs, 'python')
}

/** Writes the texts of the files in UTF-8, since none of the peers detects encodings. */
export async function writeTexts(files: readonly CorpusFile[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { number, bytes, encoding } of files) {
    const text = decodeText(bytes, encoding.replace(' with mark', ''))
    await writeFile(join(folder, nameOf(number)), text.replace(/^\ufeff/, ''))
  }
}

const nameOf = (number: number): string => `${String(number).padStart(5, '0')}.csv`

/** Reads the files by pandas and by Python's sniffer. */
export async function readByPython(
  python: string,
  folder: string,
): Promise<{ pandas: FoundRows; sniffer: FoundRows }> {
  const script = join(import.meta.dirname, 'read.py')
  const { stdout } = await promisify(execFile)(python, [script, folder], { maxBuffer: 1 << 30 })
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { name: string; pandas: unknown[][] | null; sniffer: unknown[][] | null },
    )
  const rowsOf = (reader: 'pandas' | 'sniffer'): FoundRows =>
    new Map(lines.map((line) => [Number.parseInt(line.name), line[reader] ?? undefined]))
  return { pandas: rowsOf('pandas'), sniffer: rowsOf('sniffer') }
}

/** Reads the files by the sniffer of DuckDB. */
export async function readByDuckDb(files: readonly CorpusFile[], folder: string): Promise<FoundRows> {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  const found = new Map<number, readonly (readonly unknown[])[] | undefined>()
  for (const { number } of files) {
    const path = join(folder, nameOf(number))
    // A file that it cannot read is an error of any kind.
    const rows = await connection
      .runAndReadAll('SELECT * FROM read_csv($path, all_varchar = true)', { path })
      .then((reader) => reader.getRows())
      .catch(() => undefined)
    found.set(number, rows)
  }
  connection.closeSync()
  instance.closeSync()
  return found
}
