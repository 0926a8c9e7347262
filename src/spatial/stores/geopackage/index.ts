import type { Knex } from 'knex'
import { indexName } from './schema.ts'
import { quotable } from './quoted-names.ts'

type Bounds = readonly [number, number, number, number]

/** The R*Tree of a geometry column. */
export interface SpatialIndex {
  /** Its name in the file's spelling. */
  readonly table: string
  readonly entries: number
  /** The extent of all envelopes, rounded outwards to 32 bits; absent if there are none. */
  readonly bounds?: Bounds
}

/**
 * Finds the R*Tree of a geometry column by the name that the standard prescribes (annex F.3). A tree counts
 * as damaged if its root or its size show it.
 */
export async function findIndex(
  db: Knex,
  table: string,
  column: string,
): Promise<SpatialIndex | 'absent' | 'damaged'> {
  const found: { name: string }[] = await db('sqlite_master')
    .where('type', 'table')
    .whereRaw('name = ? collate nocase', [indexName(table, column)])
    .select('name')
  const name = found[0]?.name
  if (name === undefined) return 'absent'
  // Two of the tables behind an R*Tree. A table that is not SQLite's R*Tree does not have them.
  const parts: { name: string }[] = await db('sqlite_master')
    .whereIn('name', [`${name}_node`, `${name}_rowid`])
    .select('name')
  if (parts.length < 2) return 'damaged'
  const root: { data: unknown } | undefined = await db(quotable(`${name}_node`))
    .where('nodeno', 1)
    .first('data')
  const [{ entries }] = (await db(quotable(`${name}_rowid`)).count('* as entries')) as unknown as [
    { entries: number },
  ]
  const cells = root?.data instanceof Uint8Array ? cellsOf(Buffer.from(root.data)) : undefined
  if (cells === undefined || (cells.length === 0) !== (entries === 0)) return 'damaged'
  return { table: name, entries, ...(cells.length > 0 && { bounds: union(cells) }) }
}

/**
 * The envelopes in the root of an R*Tree: two bytes of depth, two bytes with the number of cells, then per
 * cell eight bytes of id and four 32-bit floats, all big-endian (head of SQLite's rtree.c). Computing the
 * extremes in SQL would walk the whole tree.
 */
function cellsOf(root: Buffer): Bounds[] | undefined {
  const count = root.length < 4 ? Infinity : root.readUInt16BE(2)
  if (4 + count * 24 > root.length) return undefined
  return Array.from({ length: count }, (_, cell) => {
    const at = 4 + cell * 24 + 8
    return [
      root.readFloatBE(at),
      root.readFloatBE(at + 8),
      root.readFloatBE(at + 4),
      root.readFloatBE(at + 12),
    ]
  })
}

const union = (cells: readonly Bounds[]): Bounds => [
  Math.min(...cells.map(([minX]) => minX)),
  Math.min(...cells.map(([, minY]) => minY)),
  Math.max(...cells.map(([, , maxX]) => maxX)),
  Math.max(...cells.map(([, , , maxY]) => maxY)),
]
