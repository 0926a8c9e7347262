import type { Knex } from 'knex'
import type { Dialect } from '../../../model/warehouse/dialect.ts'
import type { AttributeProfile } from '../../../model/profile.ts'
import type { Entity } from '../../../model/entity.ts'
import { formsTable, valuesTable } from '../../../model/warehouse/load-tables.ts'
import type { Warehouse } from '../../../model/warehouse/warehouse.ts'
import type { Numbering } from '../../listing.ts'

/** The criteria of drill-down to rows: their value of an attribute, a form of the value, or null. */
export type HoldingKind = 'null' | 'value' | 'mask' | 'pattern' | 'rich' | 'long' | 'soundex' | 'metaphone'

/** The criterion of a drill-down request. */
export interface Holding {
  readonly attributeId: number
  readonly kind: HoldingKind
  /** The value or form, or its SHA-256 in hexadecimal digits. */
  readonly text: string
  readonly isDigest: boolean
}

/** How to find the rows of a drill-down. */
export interface HeldRows {
  readonly numbering: Numbering
  /** A cheap comparison, applied both when counting all rows and when reading a page. */
  readonly condition: ((rows: Knex.QueryBuilder) => Knex.QueryBuilder) | undefined
}

/**
 * A longer text is identified by its digest, since a URL must not become as long as a value can be. So is a text with
 * U+0000, since no request may contain it.
 */
const NAMED_BYTES = 1000

/** Parses a criterion in the contract's form: `3:mask:NNN-NNNN`, `3:value.sha256:…`, `3:null:`. */
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
 * SQL of the last part of a drill-down URL: `:NNN-NNNN` or `.sha256:…`. The attribute and the kind precede it.
 * @param column of a value or form
 */
export const namedBy = (column: string, dialect: Dialect): string => dialect.reference(column, NAMED_BYTES)

/**
 * Looks up the criterion in the profile, so that the rows need not be counted and no row is hashed.
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
  /** Only a criterion given as a digest needs hashing. */
  const namedText = (name: string) =>
    holding.isDigest ? knex.raw(dialect.referenceDigest(name, NAMED_BYTES)) : knex.ref(name)
  const ofAttribute = (table: string) => knex(table).where('attribute', attributeId)
  /** A text that is found by its digest may be too long for a query, so the query looks it up. */
  const soughtIn = (found: Found, lookedUp: Knex.QueryBuilder) =>
    holding.isDigest ? lookedUp.where('n', found.n) : [found.text]
  if (kind === 'null') {
    const numbering = { isGapless: false, total: profile.nulls }
    return { numbering, condition: (rows) => rows.whereNull(column) }
  }
  if (kind === 'value') {
    const found = await ofAttribute(valuesTable(id, generation))
      .where(namedText('value'), '=', holding.text)
      .first<Found | undefined>('n', 'frequency', { text: 'value' })
    if (!found) return noRows(column)
    const numbering = { isGapless: false, total: found.frequency }
    const values = () => soughtIn(found, ofAttribute(valuesTable(id, generation)).select('value'))
    return { numbering, condition: (rows) => rows.whereIn(column, values()) }
  }
  const isLong = kind === 'long'
  const form = isLong ? 'rich' : kind
  const found = await ofAttribute(formsTable(id, generation))
    .where('kind', form)
    .where(namedText(isLong ? 'long' : 'form'), '=', holding.text)
    .first<FoundForm | undefined>('n', 'values', 'frequency', { text: 'form' })
  if (!found) return noRows(column)
  const forms = () =>
    soughtIn(found, ofAttribute(formsTable(id, generation)).where('kind', form).select('form'))
  const values = () => ofAttribute(valuesTable(id, generation)).select('value')
  // Search by the smaller set: the values with the form, or the values with another form or without a form.
  const isCommon = 2 * found.values > profile.distinct
  const find = (rows: Knex.QueryBuilder) =>
    isCommon
      ? rows.whereNotNull(column).whereNotIn(
          column,
          values().where((other) => void other.whereNotIn(form, forms()).orWhereNull(form)),
        )
      : rows.whereIn(column, values().whereIn(form, forms()))
  return { numbering: { isGapless: false, total: found.frequency, find }, condition: undefined }
}

/** A value or a form in its table. */
interface Found {
  /** Its number in its attribute and kind. */
  readonly n: number
  readonly text: string
  /** Rows that hold it. */
  readonly frequency: number
}

interface FoundForm extends Found {
  readonly values: number
}

const noRows = (column: string): HeldRows => ({
  numbering: { isGapless: false, total: 0 },
  condition: (rows) => rows.whereIn(column, []),
})
