import type { Knex } from 'knex'
import type { Dialect } from '../../model/dialect.ts'
import type { AttributeProfile } from '../../model/profile.ts'
import type { Entity } from '../../model/entity.ts'
import { formsTable, valuesTable } from '../../model/load-tables.ts'
import type { Warehouse } from '../../model/warehouse.ts'
import type { Numbering } from '../listing.ts'

/** What rows can be asked for by: their value of an attribute, a form of it, or that there is none. */
export type HoldingKind = 'null' | 'value' | 'mask' | 'pattern' | 'rich' | 'long' | 'soundex' | 'metaphone'

/** Which rows are asked for. */
export interface Holding {
  readonly attributeId: number
  readonly kind: HoldingKind
  /** The value or form, or its SHA-256 in hexadecimal digits. */
  readonly text: string
  readonly isDigest: boolean
}

/** How to find the rows that are asked for. */
export interface HeldRows {
  readonly numbering: Numbering
  /** What the rows of a page are told by as well as all of them; it is a comparison, and quick. */
  readonly condition: ((rows: Knex.QueryBuilder) => Knex.QueryBuilder) | undefined
}

/** A text of more bytes is named by its digest, since an address must not become as long as a value can be. */
const NAMED_BYTES = 1000

/** SQL: whether a text stands in an address as it is. One with a NUL does not, since no request may hold that. */
const standsAsItIs = (column: string, { bytes, holdsNul }: Dialect): string =>
  `(${bytes(column)} <= ${NAMED_BYTES} and not ${holdsNul(column)})`

/** Reads what a request says in the contract's form: `3:mask:NNN-NNNN`, `3:value.sha256:…`, `3:null:`. */
export function readHolding(holding: string): Holding {
  const parts = /^(\d+):([a-z]+)(\.sha256)?:(.*)$/s.exec(holding)
  const [, attribute = '', kind = '', digest, text = ''] = parts ?? []
  return {
    attributeId: Number(attribute),
    kind: kind as HoldingKind,
    text,
    isDigest: digest !== undefined,
  }
}

/**
 * SQL of the last part of an address: `:NNN-NNNN` or `.sha256:…`. Before it come the attribute and the kind.
 * @param column of a value or form
 */
export const namedBy = (column: string, dialect: Dialect): string =>
  `case when ${standsAsItIs(column, dialect)} then ':' || ${column} else '.sha256:' || ${dialect.digest(column)} end`

/**
 * Looks up in the profile what is asked for, so that its rows need not be counted and no row is hashed.
 * @param profile of the attribute
 */
export async function findHeld(
  { knex, dialect }: Pick<Warehouse, 'knex' | 'dialect'>,
  { id, generation }: Pick<Entity, 'id' | 'generation'>,
  profile: AttributeProfile,
  holding: Holding,
): Promise<HeldRows> {
  const { attributeId, kind } = holding
  const column = `c${attributeId}`
  const ofAttribute = (table: string) => knex(table).where('attribute', attributeId)
  if (kind === 'null') {
    const numbering = { isGapless: false, total: profile.nulls }
    return { numbering, condition: (rows) => rows.whereNull(column) }
  }
  if (kind === 'value') {
    const found = await ofAttribute(valuesTable(id, generation))
      .whereRaw(...holds('value', holding, dialect))
      .first<{ value: string; frequency: number } | undefined>('value', 'frequency')
    if (!found) return NOTHING
    const numbering = { isGapless: false, total: found.frequency }
    return { numbering, condition: (rows) => rows.where(column, found.value) }
  }
  const isLong = kind === 'long'
  const form = isLong ? 'rich' : kind
  const found = await ofAttribute(formsTable(id, generation))
    .where('kind', form)
    .whereRaw(...holds(isLong ? 'long' : 'form', holding, dialect))
    .first<FoundForm | undefined>('form', 'values', 'frequency')
  if (!found) return NOTHING
  const values = ofAttribute(valuesTable(id, generation)).select('value')
  // Whichever are fewer are looked for: the values that have the form, or those that have another one or none.
  const isCommon = 2 * found.values > profile.distinct
  const find = (rows: Knex.QueryBuilder) =>
    isCommon
      ? rows
          .whereNotNull(column)
          .whereNotIn(column, values.whereRaw('?? is distinct from ?', [form, found.form]))
      : rows.whereIn(column, values.where(form, found.form))
  return { numbering: { isGapless: false, total: found.frequency, find }, condition: undefined }
}

interface FoundForm {
  readonly form: string
  readonly values: number
  readonly frequency: number
}

const NOTHING: HeldRows = {
  numbering: { isGapless: false, total: 0 },
  condition: (rows) => rows.whereRaw('1 = 0'),
}

/** A condition on a column. What is not named by a digest is not hashed. */
function holds(
  column: string,
  { text, isDigest }: Holding,
  dialect: Dialect,
): [sql: string, bindings: readonly string[]] {
  if (!isDigest) return ['?? = ?', [column, text]]
  return [
    `case when ${standsAsItIs('??', dialect)} then false else ${dialect.digest('??')} = ? end`,
    [column, column, column, text],
  ]
}
