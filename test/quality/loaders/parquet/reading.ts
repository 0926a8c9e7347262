import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type {
  IsolatedFile,
  IsolatedReadRequest,
} from '../../../../src/quality/loaders/isolated/isolated-task.ts'
import { readIsolated } from '../../../../src/quality/loaders/isolated/read-isolated.ts'
import { readLimits } from '../../../../src/quality/loaders/read-limits.ts'
import { parseCanonical } from '../../../../src/quality/loaders/records/canonical-csv.ts'
import type { ReadEvent, ReadSummary } from '../../../../src/quality/model/reading.ts'

/** The path of a file that `written-by-pyarrow/write_files.py` has written. */
export const writtenByPyarrow = (name: string): string =>
  fileURLToPath(new URL(`./written-by-pyarrow/${name}`, import.meta.url))

export interface ReadFile {
  readonly names: readonly string[]
  /** Without the numbers of the rows; an empty string differs from null. */
  readonly rows: (string | null)[][]
  readonly rejects: (string | null)[][]
  readonly summary: ReadSummary
}

export interface ReadFileOptions extends Partial<Omit<IsolatedReadRequest, 'limits' | 'file'>> {
  readonly file?: Partial<IsolatedFile>
  readonly limits?: Partial<IsolatedReadRequest['limits']>
  readonly signal?: AbortSignal
  readonly onEvent?: (event: ReadEvent) => void
  /** Takes the bytes of each piece instead of gathering the rows. */
  readonly onPiece?: (bytes: Buffer) => void
}

/** Reads a file in a child process, as a load does, and gathers its rows. */
export async function readFile(path: string, options: ReadFileOptions = {}): Promise<ReadFile> {
  const { signal = new AbortController().signal, onEvent, onPiece, limits, file, ...more } = options
  const folder = mkdtempSync(join(tmpdir(), 'parquet-pieces-'))
  let names: readonly string[] = []
  const rows: ReadFile['rows'] = []
  const rejects: ReadFile['rejects'] = []
  try {
    const request: IsolatedReadRequest = {
      file: { format: 'parquet', path, bytes: statSync(path).size, memoryMb: 2000, ...file },
      sample: { kind: 'all' },
      folder,
      maxRejected: undefined,
      ...more,
      limits: { ...readLimits(1 << 30), ...limits },
    }
    for await (const event of readIsolated(request, signal)) {
      onEvent?.(event)
      if (event.kind === 'columns') names = event.names ?? []
      if (event.kind === 'end') return { names, rows, rejects, summary: event.summary }
      if (event.kind !== 'rows' && event.kind !== 'rejects') continue
      const bytes = readFileSync(event.path)
      rmSync(event.path)
      if (event.kind === 'rejects') rejects.push(...parseCanonical(bytes))
      else if (onPiece) onPiece(bytes)
      else for (const [, ...values] of parseCanonical(bytes)) rows.push(values)
    }
    throw new Error('The reading ended without a summary.')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The message of the error that a promise is rejected with. */
export const failureOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
  throw new Error('There was no error.')
}
