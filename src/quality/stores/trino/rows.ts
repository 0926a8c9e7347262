import { nextTurn } from '../../../lib/turns.ts'
import type { TrinoColumn, TrinoPage } from '../../../lib/trino/trino-client.ts'
import { decoderOf } from '../../../lib/trino/values.ts'
import type { Row } from '../../model/warehouse/warehouse.ts'

/** Values converted before yielding to the event loop: about 3 ms of work. */
const CELLS_AT_ONCE = 6_000

/** Functions that read the rows of a result. */
type Readers = readonly (readonly [name: string, decode: (value: unknown) => unknown])[]

const readersOf = (columns: readonly TrinoColumn[]): Readers =>
  columns.map(({ name, typeSignature }) => [name, decoderOf(typeSignature)] as const)

const rowOf = (readers: Readers, values: readonly unknown[]): Row => {
  const row: Row = {}
  readers.forEach(([name, decode], at) => (row[name] = decode(values[at])))
  return row
}

/** The rows of a result, page by page. Large pages are split. It yields to the event loop between the parts. */
export async function* rowsOf(pages: AsyncIterable<TrinoPage>): AsyncGenerator<Row[], void, undefined> {
  let of: readonly TrinoColumn[] | undefined
  let readers: Readers = []
  for await (const { columns, rows } of pages) {
    if (columns !== of) {
      of = columns
      readers = readersOf(columns)
    }
    const rowsAtOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / columns.length))
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      yield rows.slice(from, from + rowsAtOnce).map((values) => rowOf(readers, values))
      await nextTurn()
    }
  }
}
