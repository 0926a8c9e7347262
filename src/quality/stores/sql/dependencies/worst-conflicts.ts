import type { DependencyDefinition } from '../../../model/dependency.ts'
import type { LoadTables } from '../../../model/warehouse/dependency-store.ts'
import type { Conflict, Excerpt } from '../../../model/warehouse/report-tables.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { conflictingPairs } from './conflicts.ts'
import { leftNames, list } from './dependency-sql.ts'

/** Characters of a text that are read. A page shows fewer. */
const READ_CHARACTERS = 200

type PairRow = Readonly<Record<string, string | number | null>> & {
  readonly place: number
  readonly rights: number
  readonly frequency: number
}

/** See `ReportTables.conflicts`. */
export async function worstConflicts(
  queries: EngineQueries,
  load: LoadTables,
  definition: DependencyDefinition,
  values: number,
  right: number,
): Promise<Conflict[]> {
  const { knex } = queries
  const left = list(leftNames(definition))
  const texts = [...definition.lhs.map((_, i) => `l${i}`), 'r']
  const excerpts = texts.map(
    (name) => `substr(${name}, 1, ${READ_CHARACTERS}) AS ${name}_text, length(${name}) AS ${name}_length`,
  )
  const rows = await knex
    .from(
      knex.raw(
        `(SELECT *, dense_rank() OVER (ORDER BY together DESC, ${left}) AS place,
          row_number() OVER (PARTITION BY ${left} ORDER BY frequency DESC, r) AS rank,
          count(*) OVER (PARTITION BY ${left}) AS rights
        FROM (?) AS pairs) AS ranked`,
        [conflictingPairs(queries, load, definition)],
      ),
    )
    .where('place', '<=', values)
    .where('rank', '<=', right)
    .orderBy(['place', 'rank'])
    .select<PairRow[]>(knex.raw(list(['place', 'rights', 'frequency', ...excerpts])))
  const excerptOf = (row: PairRow, name: string): Excerpt | undefined => {
    const text = row[`${name}_text`]
    return typeof text === 'string' ? { text, length: Number(row[`${name}_length`]) } : undefined
  }
  const places = new Map<number, PairRow[]>()
  for (const row of rows) places.set(row.place, [...(places.get(row.place) ?? []), row])
  return Array.from(places.values(), (pairs) => ({
    left: definition.lhs.map((_, i) => excerptOf(pairs[0]!, `l${i}`)),
    right: pairs.map((row) => ({ value: excerptOf(row, 'r'), rows: Number(row.frequency) })),
    hasMore: pairs[0]!.rights > pairs.length,
  }))
}
