import type { Knex } from 'knex'
import type { ComparedForm } from '../../../model/join-store.ts'
import type { LoadedAttribute } from '../../../model/join-discovery-store.ts'
import { valuesTable } from '../../../model/load-tables.ts'
import type { QueriedWarehouse } from '../profiles/profile-query.ts'

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
  { knex }: QueriedWarehouse,
  attributes: readonly LoadedAttribute[],
  codes: AttributeCodes,
  compared: ComparedForm,
  part: Part | undefined,
): Knex.Raw {
  const byLoad = new Map<string, LoadedAttribute[]>()
  for (const attribute of attributes) {
    const load = loadOf(attribute)
    byLoad.set(load, [...(byLoad.get(load) ?? []), attribute])
  }
  const text = textOf(compared)
  const loads = [...byLoad.values()].map((own) => {
    const { entityId, generation } = own[0]!
    const ids = own.map(({ id }) => id).join(', ')
    const texts = knex.raw(
      `(SELECT attribute + ? AS code, ${text.sql} AS text, frequency FROM ?? WHERE attribute IN (${ids}))`,
      [codes.base(own[0]!), ...text.bindings, valuesTable(entityId, generation)],
    )
    return compared.kind === 'value'
      ? knex.raw(`SELECT code, ${KEY} AS key, frequency AS held FROM ?`, [texts])
      : knex.raw(
          `SELECT code, ${KEY} AS key, CAST(sum(frequency) AS BIGINT) AS held FROM ? WHERE text IS NOT NULL GROUP BY 1, 2`,
          [texts],
        )
  })
  const all = knex.raw(`(${loads.map(() => '?').join(' UNION ALL ')})`, loads)
  return part === undefined ? all : knex.raw('(SELECT * FROM ? WHERE hash(key) % ? = 0)', [all, part.of])
}

/** A digest is padded, so that it is longer than every value that is compared itself. */
const KEY = `CASE WHEN strlen(text) > ${MAX_KEY_BYTES} THEN repeat(' ', ${MAX_KEY_BYTES}) || sha256(text) || strlen(text) ELSE text END`

/** The compared text in SQL over the columns of a values table. Long patterns are equal if the Rich patterns are. */
function textOf(compared: ComparedForm): { readonly sql: string; readonly bindings: readonly unknown[] } {
  if (compared.kind === 'value') return { sql: 'value', bindings: [] }
  if (compared.kind === 'computed') return { sql: `(${compared.sql.text})`, bindings: compared.sql.bindings }
  return { sql: compared.form === 'long' ? 'rich' : compared.form, bindings: [] }
}
