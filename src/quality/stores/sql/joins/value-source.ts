import type { Knex } from 'knex'
import type { ComparedForm } from '../../../model/warehouse/join-store.ts'
import type { LoadedAttribute } from '../../../model/warehouse/join-discovery-store.ts'
import { formsTable, valuesTable } from '../../../model/warehouse/load-tables.ts'
import type { EngineQueries, ReadQueries } from '../engine-queries.ts'

/** Longer values are compared by their length and digest. */
const MAX_KEY_BYTES = 1000

/** A number for each attribute of some loads: the base of its load plus its id. */
export class AttributeCodes {
  readonly #bases = new Map<string, number>()
  #next = 0

  constructor(...lists: readonly (readonly LoadedAttribute[])[]) {
    const largest = new Map<string, number>()
    for (const attribute of lists.flat()) {
      const load = loadOf(attribute)
      largest.set(load, Math.max(largest.get(load) ?? 0, attribute.id))
    }
    for (const [load, id] of largest) {
      this.#bases.set(load, this.#next)
      this.#next += id + 1
    }
  }

  /** More than any code. */
  get count(): number {
    return this.#next
  }

  base(attribute: LoadedAttribute): number {
    return this.#bases.get(loadOf(attribute))!
  }

  of(attribute: LoadedAttribute): number {
    return this.base(attribute) + attribute.id
  }
}

const loadOf = ({ entityId, generation }: LoadedAttribute): string => `${entityId}-${generation}`

/** Which of all values are read. Equal values are in the same part. */
export interface Part {
  readonly of: number
}

/**
 * The values of attributes with the number of rows that hold each, in parentheses: `code` of the attribute, `key`, which
 * is equal for equal values, and `held`.
 */
export function valueSource(
  queries: ReadQueries,
  attributes: readonly LoadedAttribute[],
  codes: AttributeCodes,
  compared: ComparedForm,
  part: Part | undefined,
): Knex.Raw {
  const { knex, sql } = queries
  const byLoad = new Map<string, LoadedAttribute[]>()
  for (const attribute of attributes) {
    const load = loadOf(attribute)
    byLoad.set(load, [...(byLoad.get(load) ?? []), attribute])
  }
  // The numbers are no bindings: the engine would compute with 128 bits.
  const loads = [...byLoad.values()].map((own) => valuesOfLoad(queries, own, codes.base(own[0]!), compared))
  const all = knex.raw(
    `(SELECT code, ${keyOf(queries, 'text')} AS key, held FROM (${loads.map(() => '?').join(' UNION ALL ')}))`,
    loads,
  )
  return part === undefined
    ? all
    : knex.raw(`(SELECT * FROM ? WHERE ${sql.hash(['key'])} % ${part.of} = 0)`, [all])
}

/** A digest is padded, so that it is longer than every value that is compared itself. */
function keyOf({ dialect, sql }: ReadQueries, text: string): string {
  const bytes = dialect.bytes(text)
  const key = `rpad('', ${MAX_KEY_BYTES}, ' ') || ${dialect.digest(text)} || CAST(${bytes} AS ${sql.types.text})`
  return `CASE WHEN ${bytes} > ${MAX_KEY_BYTES} THEN ${key} ELSE ${text} END`
}

function valuesOfLoad(
  { knex, sql }: EngineQueries,
  attributes: readonly LoadedAttribute[],
  base: number,
  compared: ComparedForm,
): Knex.Raw {
  const { entityId, generation } = attributes[0]!
  const isWanted = `attribute IN (${attributes.map(({ id }) => id).join(', ')})`
  const values = valuesTable(entityId, generation)
  switch (compared.kind) {
    case 'value':
      return knex.raw(
        `SELECT attribute + ${base} AS code, value AS text, frequency AS held FROM ?? WHERE ${isWanted}`,
        [values],
      )
    case 'form':
      // Long patterns are equal if and only if the Rich patterns are.
      return knex.raw(
        `SELECT attribute + ${base} AS code, form AS text, frequency AS held FROM ?? WHERE ${isWanted} AND kind = ?`,
        [formsTable(entityId, generation), compared.form === 'long' ? 'rich' : compared.form],
      )
    case 'computed': {
      const { text, bindings } = compared.sql('value')
      return knex.raw(
        `SELECT attribute + ${base} AS code, text, CAST(sum(frequency) AS ${sql.types.integer}) AS held
        FROM (SELECT attribute, ${text} AS text, frequency FROM ?? WHERE ${isWanted})
        WHERE text IS NOT NULL GROUP BY attribute, text`,
        [...bindings, values],
      )
    }
  }
}
