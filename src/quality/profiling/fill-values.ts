import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Piece, TableLayout, Warehouse } from '../model/warehouse/warehouse.ts'
import { writeSorted } from '../stores/write-csv.ts'
import { describeValues } from './describe-values.ts'
import type { DescribedAttribute } from './statistics.ts'
import type { ValuesTask } from './values-task.ts'
import type { ProfileRequest } from './profile-request.ts'

const PIECE_BYTES = 32 << 20

export interface FillRequest {
  readonly warehouse: Warehouse
  /** Name of the table with the loaded rows. */
  readonly rows: string
  /** The table of values, which does not exist yet. */
  readonly values: TableLayout
  readonly attributes: ProfileRequest['attributes']
  /** Attributes with values too long for plain grouping, and the function that writes their file (see ValuesTask). */
  readonly long: {
    readonly attributes: ReadonlySet<number>
    readonly write: (attribute: number, path: string) => Promise<number>
  }
  /** An empty folder. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Called with the completed fraction, from 0 to 1, and the number of completed attributes. */
  readonly progress: (fraction: number, done: number) => void
}

/**
 * Makes the table of the values of all attributes, in one transaction. Three steps run concurrently: the engine groups
 * the rows by the values of an attribute into a file, a worker describes the values of the previous attribute, and the
 * engine loads the worker's pieces. So the disk holds at most three attributes, and memory does not grow with the
 * number of values.
 */
export async function fillValues(request: FillRequest): Promise<DescribedAttribute[]> {
  const { warehouse, values, attributes, long, folder, signal, progress } = request
  const described: DescribedAttribute[] = []
  /** The number of values of each attribute that has been grouped. */
  const counts: number[] = []

  const large = await attributesOfMany(request)

  async function* tasks(): AsyncGenerator<ValuesTask> {
    for (const { id, inferredType, summary } of attributes) {
      const path = join(folder, `attribute-${id}.csv`)
      const count = long.attributes.has(id)
        ? await long.write(id, path)
        : await writeSorted(
            warehouse,
            warehouse.profiles.distinctValues(request.rows, id),
            { path, quoted: ['value'] },
            large.has(id),
            signal,
          )
      counts.push(count)
      yield { attribute: id, inferredType, types: summary.types, path }
    }
  }

  async function* pieces(): AsyncGenerator<Piece> {
    const settings = { folder, prefix: 'values', pieceBytes: PIECE_BYTES }
    /** Values in all pieces, and values of the completed attributes. */
    let written = 0
    let done = 0
    progress(0, 0)
    for await (const event of describeValues(tasks(), settings, signal)) {
      if (event.kind === 'piece') {
        written += event.rows
        yield { table: values.name, path: event.path, rows: event.rows }
      } else {
        await rm(event.task.path)
        described.push({ attribute: event.task.attribute, summary: event.summary })
        done += event.summary.values
      }
      const ahead = Math.max(0, written - done) / Math.max(1, counts[described.length] ?? 1)
      progress((described.length + Math.min(1, ahead)) / attributes.length, described.length)
    }
  }

  await warehouse.load([values], pieces(), signal)
  return described
}

/** The attributes with so many distinct values that the nodes of a cluster are to write them. */
async function attributesOfMany(request: FillRequest): Promise<ReadonlySet<number>> {
  const { warehouse, rows, attributes, long, signal } = request
  const { largeResults } = warehouse
  if (largeResults === undefined) return new Set()
  const { minRows } = largeResults
  const filled = attributes.filter(
    ({ id, summary }) => !long.attributes.has(id) && filledRows(summary.types) >= minRows,
  )
  const columns = filled.map(({ id }) => `c${id}`)
  const many = new Set(await largeResults.manyValued(rows, columns, signal))
  return new Set(filled.filter((_, at) => many.has(columns[at]!)).map(({ id }) => id))
}

/** Rows whose value is not null. */
export const filledRows = (types: ValuesTask['types']): number =>
  Object.values(types).reduce((sum, rows) => sum + rows, 0) - types.null
