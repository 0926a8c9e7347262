import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pythonEnvironment } from '../python-environment.ts'

/** What ydata-profiling tells of a column, as far as we tell it too; what its kind of column has not is left out. */
export interface DescribedColumn {
  /** Its kind: Numeric, Text, Categorical, DateTime, Boolean … */
  readonly type: string
  readonly missing: number
  readonly distinct: number
  readonly min?: number | string
  readonly max?: number | string
  readonly mean?: number
  readonly standardDeviation?: number
  readonly lowerQuartile?: number
  readonly median?: number
  readonly upperQuartile?: number
  readonly minLength?: number
  readonly maxLength?: number
  /** With their frequencies; of equals any. Numbers and dates as Python writes them. */
  readonly mostFrequent: readonly (readonly [value: string, rows: number])[]
}

export interface Described {
  readonly rows: number
  /** Time to read the file; that of Python's start and of its imports is in none of both. */
  readonly readSeconds: number
  readonly describeSeconds: number
  /** Next to nothing where no page was wanted. */
  readonly pageSeconds: number
  /** Most bytes that the process held. */
  readonly memory: number
  /** By the columns' names. */
  readonly columns: Readonly<Record<string, DescribedColumn>>
}

/** What is made without being told of here: relations between columns, diagrams, and excerpts of the rows. */
export const COLUMNS_ALONE = {
  correlations: null,
  interactions: null,
  missing_diagrams: null,
  duplicates: null,
  samples: null,
} as const

/**
 * Installs ydata-profiling, in its pinned version, where it is not there yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function ydataPython(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'ydata-profiling',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    check: 'import sys\nassert (3, 11) <= sys.version_info < (3, 14)',
    missing:
      `ydata-profiling needs ${python} to be a Python from 3.11 to 3.13 with the modules venv and ensurepip: ` +
      'install one (on Debian the packages python3 and python3-venv), or name another interpreter in PYTHON.',
  })
  return join(programs, 'python')
}

/**
 * Describes a CSV file by ydata-profiling in a process of its own.
 * @param python what ydataPython gives
 * @param settings of ydata-profiling beyond its defaults
 * @param most how many of the most frequent values of a column to tell
 * @param page path of an HTML page to make of it too
 */
export async function describeByYdata(
  python: string,
  path: string,
  settings: Readonly<Record<string, unknown>>,
  most: number,
  page?: string,
): Promise<Described> {
  const { stdout } = await promisify(execFile)(
    python,
    [
      join(import.meta.dirname, 'describe.py'),
      path,
      JSON.stringify(settings),
      String(most),
      ...(page === undefined ? [] : [page]),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Described
}
