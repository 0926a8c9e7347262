import type { Knex } from 'knex'
import type { ElementType } from '../../model/column.ts'
import { settledType } from './columns.ts'
import type { ColumnFacts, DeclaredColumn } from './columns.ts'
import { quotable } from './quoted-names.ts'

/** The types of JSON by the names that SQLite gives them. Nulls fit every type. */
const ELEMENT_TYPES: readonly (readonly [names: readonly string[], type: ElementType])[] = [
  [['text'], 'text'],
  [['integer'], 'integer'],
  [['integer', 'real'], 'number'],
  [['true', 'false'], 'boolean'],
]

/** The type of all elements of a column of arrays; undefined for other columns, and if there are several types. */
export async function commonElementType(
  db: Knex,
  table: string,
  column: DeclaredColumn,
  facts: ColumnFacts,
): Promise<ElementType | undefined> {
  if (facts.count === 0 || settledType(column, facts) !== 'array') return undefined
  const name = quotable(column.name)
  const found: string[] = await db
    .distinct('elements.type')
    .from(db.raw('?? as rows, json_each(rows.??) as elements', [quotable(table), name]))
    .whereNot('elements.type', 'null')
    .pluck('type')
  if (found.length === 0) return undefined
  return ELEMENT_TYPES.find(([names]) => found.every((type) => names.includes(type)))?.[1]
}
