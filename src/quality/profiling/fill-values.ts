import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Piece, TableLayout, Warehouse } from '../model/warehouse.ts'
import { describeValues } from './describe-values.ts'
import type { DescribedAttribute } from './statistics.ts'
import type { ValuesTask } from './values-task.ts'
import type { Attribute } from '../model/attribute.ts'

const PIECE_BYTES = 32 << 20

export interface FillRequest {
  readonly warehouse: Warehouse
  /** Name of the table of the loaded rows. */
  readonly rows: string
  /** The table of the values, to be made. */
  readonly values: TableLayout
  readonly attributes: readonly Pick<Attribute, 'id' | 'inferredType'>[]
  /** Attributes whose values are too long to be grouped as they are, and what writes their file (see ValuesTask). */
  readonly long: {
    readonly attributes: ReadonlySet<number>
    readonly write: (attribute: number, path: string) => Promise<number>
  }
  /** An empty folder. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Told how much of the work is done, from 0 to 1, and how many attributes are done. */
  readonly progress: (fraction: number, done: number) => void
}

/**
 * Makes the table of the values of all attributes, in one transaction. Three things go on at the same time: the
 * engine groups the rows by the values of an attribute into a file, a worker tells all that is told of the
 * values of the one before it, and the engine takes in what the worker has written. So at most three attributes
 * are on the disk at once, and memory does not grow with the number of values.
 */
export async function fillValues(request: FillRequest): Promise<DescribedAttribute[]> {
  const { warehouse, values, attributes, long, folder, signal, progress } = request
  const described: DescribedAttribute[] = []
  /** Of the attributes that have been grouped: how many values they have. */
  const counts: number[] = []

  async function* tasks(): AsyncGenerator<ValuesTask> {
    for (const { id, inferredType } of attributes) {
      const path = join(folder, `attribute-${id}.csv`)
      const count = long.attributes.has(id)
        ? await long.write(id, path)
        : await warehouse.writeCsv(
            warehouse.profiles.distinctValues(request.rows, id),
            { path, quoted: ['value'] },
            signal,
          )
      counts.push(count)
      yield { attribute: id, inferredType, path }
    }
  }

  async function* pieces(): AsyncGenerator<Piece> {
    const settings = { folder, prefix: 'values', pieceBytes: PIECE_BYTES }
    /** Values in all pieces, and in those of the attributes that are done. */
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
