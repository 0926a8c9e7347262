import { UnreadableStore } from '../../model/errors.ts'
import { identifier } from '../../../lib/sql-quotes.ts'
import type { Relation, RelationColumn } from './catalogue.ts'
import { kindOf } from './column-kinds.ts'
import type { KeyPart } from './layer.ts'

const MAX_PARTS = 8

/**
 * Finds the columns that identify a feature: those that the entry names, else the primary key, else the unique index
 * without nulls that has the fewest columns.
 *
 * @param named names of columns under `keys` of the entry
 * @throws UnreadableStore with the end of a sentence, if there are none
 */
export function findKey(relation: Relation, named: readonly string[] | undefined): readonly KeyPart[] {
  if (named !== undefined) return named.map((name) => partOf(namedColumn(relation, name)))
  const found = uniqueColumns(relation)
  if (found !== undefined) return found.map(partOf)
  throw new UnreadableStore(
    relation.kind === 'v' || relation.kind === 'm' || relation.kind === 'f'
      ? `nothing tells which columns identify its features. Name them under "keys" of the entry.`
      : `it has neither a primary key nor a unique index on columns that are NOT NULL. Add one, or name the columns that identify its features under "keys" of the entry.`,
  )
}

function namedColumn({ columns }: Relation, name: string): RelationColumn {
  const found = columns.find((column) => column.name === name)
  if (found !== undefined) return found
  throw new UnreadableStore(`it has no readable column "${name}", which "keys" of the entry names.`)
}

function uniqueColumns({ columns, indexes }: Relation): readonly RelationColumn[] | undefined {
  const candidates = indexes
    .filter(({ isUnique, isPlain }) => isUnique && isPlain)
    .map(({ columns: numbers, isPrimary }) => ({
      isPrimary,
      parts: numbers.map((number) => columns.find((column) => column.number === number)),
    }))
    .filter(
      (candidate): candidate is { isPrimary: boolean; parts: RelationColumn[] } =>
        candidate.parts.length <= MAX_PARTS &&
        candidate.parts.every((column) => column?.isRequired === true && isKeyType(column)),
    )
    .sort(
      (one, other) =>
        Number(other.isPrimary) - Number(one.isPrimary) || one.parts.length - other.parts.length,
    )
  return candidates[0]?.parts
}

const isKeyType = (column: RelationColumn): boolean => {
  const kind = kindOf({ ...column, name: column.typeName, kind: column.typeKind })
  return kind !== undefined && kind.type !== 'array' && kind.type !== 'json'
}

function partOf(column: RelationColumn): KeyPart {
  if (!isKeyType(column))
    throw new UnreadableStore(
      `its key "${column.name}" has the type ${column.declared}, which no id can have.`,
    )
  const { name } = kindOf({ ...column, name: column.typeName, kind: column.typeKind }) ?? {}
  const kind = name === 'integer' || name === 'uuid' || name === 'text' ? name : 'other'
  return { column: column.name, kind }
}

/** The statement that makes the index by which a listing is read in the order of its key; undefined if there is one. */
export function missingKeyIndex(relation: Relation, parts: readonly KeyPart[]): string | undefined {
  const numbers = parts.map(({ column }) => relation.columns.find(({ name }) => name === column)?.number)
  const isOrdered = relation.indexes.some(
    ({ method, isPlain, columns, isByCodePoint }) =>
      method === 'btree' &&
      isPlain &&
      numbers.every((number, at) => columns[at] === number) &&
      parts.every(
        ({ kind }, at) => kind === 'integer' || kind === 'uuid' || (kind === 'text' && isByCodePoint[at]),
      ),
  )
  if (isOrdered) return undefined
  const terms = parts.map(({ column, kind }) => {
    const name = identifier(column)
    if (kind === 'integer' || kind === 'uuid') return name
    return kind === 'text' ? `${name} COLLATE "C"` : `(CAST(${name} AS text)) COLLATE "C"`
  })
  return `CREATE INDEX ON ${identifier(relation.schema)}.${identifier(relation.name)} (${terms.join(', ')})`
}
