import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLimits } from '../../../../src/quality/loaders/read-limits.ts'
import { parseCanonical } from '../../../../src/quality/loaders/records/canonical-csv.ts'
import { readRecords } from '../../../../src/quality/loaders/records/read-records.ts'
import type { ReadRequest } from '../../../../src/quality/loaders/records/read-request.ts'
import type { ReadLimits } from '../../../../src/quality/model/reading.ts'
import type { ReadFile } from '../parquet/reading.ts'

/** The path of a file that `written-by-python/write_files.py` has written. */
export const writtenByPython = (name: string): string =>
  fileURLToPath(new URL(`./written-by-python/${name}`, import.meta.url))

interface Options extends Partial<Pick<ReadRequest, 'sample' | 'maxRejected'>> {
  readonly limits?: Partial<ReadLimits>
}

/** Reads a file in the reader's thread, as a load does, and gathers its rows. */
export async function readFile(
  kind: 'avro' | 'arrow',
  path: string,
  { limits, ...more }: Options = {},
): Promise<ReadFile> {
  const folder = mkdtempSync(join(tmpdir(), 'typed-pieces-'))
  let names: readonly string[] = []
  const rows: ReadFile['rows'] = []
  const rejects: ReadFile['rejects'] = []
  try {
    const request: ReadRequest = {
      records: { kind, path },
      sample: { kind: 'all' },
      maxRejected: undefined,
      ...more,
      folder,
      limits: { ...readLimits(1 << 30), ...limits },
    }
    for await (const event of readRecords(request, new AbortController().signal)) {
      if (event.kind === 'columns') names = event.names ?? []
      if (event.kind === 'end') return { names, rows, rejects, summary: event.summary }
      if (event.kind !== 'rows' && event.kind !== 'rejects') continue
      const parsed = parseCanonical(readFileSync(event.path))
      rmSync(event.path)
      if (event.kind === 'rejects') rejects.push(...parsed)
      else for (const [, ...values] of parsed) rows.push(values)
    }
    throw new Error('The reading ended without a summary.')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
