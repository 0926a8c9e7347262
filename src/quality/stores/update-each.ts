import type { Knex } from 'knex'

/** Rows of a statement. It has two bindings for each value and one for each row. */
export const ROWS_OF_A_STATEMENT = 250

/**
 * Gives rows of a table values of their own, many rows in a statement.
 * @param columns the columns that change; each row has a value for each
 */
export async function updateEach<Column extends string>(
  table: string,
  columns: readonly Column[],
  rows: readonly { readonly id: number; readonly values: Readonly<Record<Column, string | null>> }[],
  transaction: Knex.Transaction,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_OF_A_STATEMENT) {
    const some = rows.slice(at, at + ROWS_OF_A_STATEMENT)
    const cases = some.map(() => 'when ? then ?').join(' ')
    const valueOf = (column: Column): Knex.Raw =>
      transaction.raw(
        `case id ${cases} end`,
        some.flatMap(({ id, values }): Knex.Value[] => [id, values[column] as Knex.Value]),
      )
    await transaction(table)
      .whereIn(
        'id',
        some.map(({ id }) => id),
      )
      .update(Object.fromEntries(columns.map((column) => [column, valueOf(column)])))
  }
}
