import type { Knex } from 'knex'
import { AND } from '../expressions/operators/logic.ts'
import type { Typed, TypedCall } from '../expressions/typed.ts'
import { storedEquality } from '../stores/sql/stored-equality.ts'
import type { Column } from './columns.ts'

/** A condition in SQL that the database applies before this process evaluates the whole condition. */
export interface Kept {
  readonly sql: string
  readonly bindings: readonly Knex.Value[]
}

/**
 * What a row must satisfy so that a condition can be true of it: its comparisons `column = constant`, alone or joined by AND,
 * of columns whose stored value is compared. The database may keep rows that the condition then leaves out, such as texts
 * that differ in halves of surrogate pairs, which no database stores.
 * @param columnOf the column of a name in the condition
 */
export function keptRows(typed: Typed, columnOf: (name: string) => Column): Kept[] {
  if (typed.kind !== 'call') return []
  if (typed.overload === AND) return typed.args.flatMap((part) => keptRows(part, columnOf))
  const kept = typed.overload.isEquality === true ? ofEquality(typed, columnOf) : undefined
  return kept === undefined ? [] : [kept]
}

function ofEquality({ args }: TypedCall, columnOf: (name: string) => Column): Kept | undefined {
  const column = args.find((arg) => arg.kind === 'column')
  const constant = args.find((arg) => arg.kind === 'constant')
  if (column === undefined || constant === undefined) return undefined
  const { sql, operand } = columnOf(column.column.name)
  const { value } = constant
  if (operand.isStored === undefined || operand.type !== operand.isStored) return undefined
  const binding = typeof value === 'bigint' ? Number(value) : value
  const isBindable = operand.isStored === 'text' ? typeof binding === 'string' : Number.isSafeInteger(binding)
  if (!isBindable) return undefined
  return { sql: storedEquality(sql, operand.isStored), bindings: [binding as Knex.Value] }
}
