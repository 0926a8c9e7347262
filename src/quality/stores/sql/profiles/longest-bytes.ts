import type { QueriedWarehouse } from './profile-query.ts'

/** The total number of bytes of the longest values of an attribute, in UTF-8. */
export async function readLongestBytes(
  warehouse: QueriedWarehouse,
  { rows, attribute, values }: { readonly rows: string; readonly attribute: number; readonly values: number },
  signal: AbortSignal,
): Promise<number> {
  const { knex, dialect } = warehouse
  const longest = knex(rows)
    .select({ bytes: knex.raw(dialect.bytes(`c${attribute}`)) })
    .whereNotNull(`c${attribute}`)
    .orderBy('bytes', 'desc')
    .limit(values)
  let sum = 0
  for await (const part of warehouse.read(knex.from(longest.as('longest')).sum({ sum: 'bytes' }), signal)) {
    for (const row of part) sum = Number(row['sum'] ?? 0)
  }
  return sum
}
