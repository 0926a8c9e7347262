import { rm } from 'node:fs/promises'
import { type Piece, QueryCancelled, type TableLayout } from '../../../model/warehouse/warehouse.ts'
import { writeParquet } from '../../parquet/write-parquet.ts'
import { inParallel } from '../tables.ts'
import { type Batch, Filling } from './filling.ts'
import { discardTables, type NewTable, type TableMaking } from './new-table.ts'

export interface LoadOptions extends TableMaking {
  /** Memory of the process that writes Parquet files, in MB. */
  readonly memoryMb: number
}

/**
 * Makes and fills the tables of a load. While pieces are converted, it waits for the next pieces. The tables are hidden
 * until all of them are complete.
 */
export async function loadPieces(
  layouts: readonly TableLayout[],
  pieces: AsyncIterable<Piece>,
  options: LoadOptions,
  signal: AbortSignal,
): Promise<void> {
  const fillings = new Map(layouts.map((layout) => [layout.name, new Filling(layout, options)]))
  const all = [...fillings.values()]
  const shown = new Set<NewTable>()
  try {
    await bothOf(
      Promise.all(all.map((filling) => filling.create(signal))),
      fill(fillings, pieces, options, signal),
    )
    await inParallel(all, (filling) => filling.finish(signal))
    if (signal.aborted) throw new QueryCancelled()
    await inParallel(all, async (filling) => {
      await filling.table.show()
      shown.add(filling.table)
    })
  } catch (error) {
    await discardTables(
      all.map(({ table }) => table),
      shown,
      options.logger,
    )
    throw error
  }
}

/** Waits until both have ended, so that nothing is made after a failure. @throws the error of the second, or of the first */
async function bothOf(first: Promise<unknown>, second: Promise<void>): Promise<void> {
  const [made, filled] = await Promise.allSettled([first, second])
  for (const end of [filled, made]) if (end.status === 'rejected') throw end.reason
}

async function fill(
  fillings: ReadonlyMap<string, Filling>,
  pieces: AsyncIterable<Piece>,
  options: LoadOptions,
  signal: AbortSignal,
): Promise<void> {
  /** The failure of the pieces being converted, if any. It is checked before the next pieces are converted. */
  let underWay: Promise<unknown> = Promise.resolve()
  const settle = async (): Promise<void> => {
    const failure = await underWay
    if (failure !== undefined) throw failure as Error
    if (signal.aborted) throw new QueryCancelled()
  }
  const take = async (batches: readonly Batch[]): Promise<void> => {
    await settle()
    underWay = convert(batches, options, signal).then(
      () => undefined,
      (error: unknown) => error,
    )
  }
  try {
    for await (const piece of pieces) {
      const filling = fillings.get(piece.table)
      if (filling === undefined)
        throw new TypeError(`A piece is of the table ${piece.table}, which is not of the load.`)
      await filling.push(piece)
      if (filling.isReady) await take([filling.take()!])
    }
    // The rest of all tables goes through one process.
    const rest = [...fillings.values()].flatMap((filling) => filling.take() ?? [])
    if (rest.length > 0) await take(rest)
  } finally {
    await underWay
  }
  await settle()
}

async function convert(
  batches: readonly Batch[],
  { memoryMb }: LoadOptions,
  signal: AbortSignal,
): Promise<void> {
  try {
    const files = batches.map(({ file }) => file)
    const counts = await writeParquet(files, memoryMb, signal)
    for (const [at, batch] of batches.entries()) await batch.filling.put(batch, counts[at]!, signal)
  } catch (error) {
    throw signal.aborted ? new QueryCancelled({ cause: error }) : error
  } finally {
    await Promise.all(batches.map(({ file }) => rm(file.path, { force: true })))
  }
}
