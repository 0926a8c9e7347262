import { inferredTypeOf } from '../../../values/value-types.ts'
import type { InferredType } from '../../../model/reading.ts'
import type { Dialect } from '../../../model/warehouse/dialect.ts'
import type { AttributeProfile } from '../../../model/profile.ts'
import type { Entity } from '../../../model/entity.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import { shareText } from '../../../model/share.ts'
import { integer, text, type Column } from '../../columns.ts'
import type { HeldRows } from './holding.ts'
import { listingOf, type Listing } from '../../listing.ts'
import { attributeOperand } from './raw-columns.ts'
import type { Attribute } from '../../../model/attribute.ts'

/** Numbers of this many characters are different if their doubles are. */
const DOUBLE_DIGITS = 15

const NUMBER = '_rowid'

/** The human name of the number of a row. */
export const ROW_NUMBER_NAME = 'Row'

/**
 * The loaded rows of an entity, in the order of the source: the number of the row, then a column for each attribute.
 * Values are as in the source.
 * @param dialect of the warehouse that holds the rows
 * @param held restricts the rows; undefined for all rows
 * @param profiles by attribute id, for the attributes that a condition names
 */
export function rowsListing(
  dialect: Dialect,
  entity: Pick<Entity, 'id' | 'generation' | 'loadedRows'>,
  attributes: readonly Attribute[],
  held?: HeldRows,
  profiles: ReadonlyMap<number, AttributeProfile> = new Map(),
): Listing {
  const key = numberName(attributes)
  const longest = attributes.reduce((sum, { summary }) => sum + summary.maxLength, 0)
  return listingOf({
    view: 'Rows',
    key: [key],
    numbering: held?.numbering ?? { isGapless: true, total: entity.loadedRows, longest },
    from: (warehouse) => {
      const rows = warehouse(rowsTable(entity.id, entity.generation))
      return held?.condition ? held.condition(rows) : rows
    },
    url: undefined,
    scannedRows: { count: entity.loadedRows, isTable: true },
    awaitsColumns: entity.generation === 0,
    columns: new Map([
      [key, integer(ROW_NUMBER_NAME, 'Number of the row, from 1', NUMBER)],
      ...attributes.map((attribute) => {
        const operand = attributeOperand(attribute, profiles.get(attribute.id), entity)
        return [attribute.name, { ...attributeColumn(attribute, dialect), operand }] as const
      }),
    ]),
  })
}

/** A name for the row number that no column of the source has. */
export const numberName = (attributes: readonly Attribute[]): string => unusedName(NUMBER, attributes)

/** The name, with underscores before it if a column of the source has it. */
export function unusedName(wanted: string, attributes: readonly Attribute[]): string {
  const taken = new Set(attributes.flatMap(({ name, humanName }) => [name, humanName]))
  let name = wanted
  while (taken.has(name)) name = `_${name}`
  return name
}

/**
 * The column of an attribute. Numeric attributes are sorted by their numbers; values that are not numbers come last. The
 * digits of long numbers decide if their doubles are equal.
 * @param sql of the value, by default its column in the table of rows
 */
export function attributeColumn(
  { id, humanName, inferredType: type, summary }: Attribute,
  dialect: Dialect,
  sql = `c${id}`,
): Column {
  const column = {
    ...text(humanName, describeType(inferredTypeOf(summary)), sql),
    longest: summary.maxLength,
  }
  const isNumber = type === 'integer' || type === 'decimal'
  if (!isNumber) return column
  const areLong = summary.maxLength > DOUBLE_DIGITS
  return { ...column, order: [...dialect.orderOfNumbers(column.sql, areLong), column.sql] }
}

/** The inferred type takes the place of a description, which attributes do not have. */
function describeType({ type, share }: InferredType): string {
  if (type === 'null') return 'No values'
  return `Inferred type: ${type} (${shareText(100 * share)} % of the values)`
}
