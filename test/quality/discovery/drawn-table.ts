import fc from 'fast-check'

type Value = number | string | null
/** A column for a number of rows, which may depend on the columns before it. */
type Column = (rows: number, before: readonly (readonly Value[])[]) => readonly Value[]

const MAX_ROWS = 60
const MAX_COLUMNS = 7

const drawn = (cell: fc.Arbitrary<Value>): fc.Arbitrary<Column> =>
  fc.array(cell, { minLength: MAX_ROWS, maxLength: MAX_ROWS }).map((cells) => (rows) => cells.slice(0, rows))

const computed = (value: (cells: readonly Value[], row: number) => Value): Column => {
  return (rows, before) =>
    Array.from({ length: rows }, (_, row) =>
      value(
        before.slice(-2).map((cells) => cells[row]!),
        row,
      ),
    )
}

const hashOf = (cells: readonly Value[]): number => cells.join().length + Number(cells[0] ?? 0)

const column: fc.Arbitrary<Column> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 8 }).chain((max) => drawn(fc.integer({ min: 0, max }))) },
  { weight: 2, arbitrary: drawn(fc.option(fc.integer({ min: 0, max: 3 }), { freq: 3 })) },
  { weight: 1, arbitrary: drawn(fc.integer({ min: 0, max: 40 })) },
  // Almost constant, constant, and distinct.
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 20 }).map((odd) => computed((_, row) => +(row === odd))),
  },
  { weight: 1, arbitrary: fc.constant(computed(() => 'same')) },
  { weight: 1, arbitrary: fc.constant(computed((_, row) => row)) },
  // A copy of the column before, and columns that the columns before determine, one of them but for some rows.
  { weight: 1, arbitrary: fc.constant(computed((cells) => cells.at(-1) ?? null)) },
  { weight: 2, arbitrary: fc.constant(computed((cells) => hashOf(cells) % 3)) },
  { weight: 2, arbitrary: fc.constant(computed((cells, row) => (row % 17 === 5 ? row : hashOf(cells) % 4))) },
)

/** The columns of a table. */
export const drawnTable: fc.Arbitrary<readonly (readonly Value[])[]> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }) },
      { weight: 5, arbitrary: fc.integer({ min: 4, max: MAX_ROWS }) },
    ),
    fc.array(column, { minLength: 1, maxLength: MAX_COLUMNS }),
  )
  .map(([rows, columns]) => {
    const table: (readonly Value[])[] = []
    for (const one of columns) table.push(one(rows, table))
    return table
  })
