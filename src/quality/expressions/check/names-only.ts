import { FaultList } from '../errors.ts'
import { parseLeniently } from '../parser.ts'
import type { Scope } from '../scope.ts'
import { visit } from '../visit.ts'
import { functionUnknown, type Functions } from './functions.ts'
import { columnUnknown } from './names.ts'
import { ScopeNames } from './scope-names.ts'

/**
 * Checks the syntax of an expression, and that its columns and functions exist. Types are not checked: the types of
 * the columns are not known.
 * @param columns the names of the columns
 * @returns the columns that the expression names
 * @throws InvalidExpression with all faults of the expression
 */
export function checkNames(
  text: string,
  columns: readonly string[],
  functions: Functions,
): ReadonlySet<string> {
  const { expression, faults } = parseLeniently(text)
  const names = ScopeNames.of(scopeOf(columns))
  const unknown = new FaultList()
  const used = new Set<string>()
  visit(expression, (part) => {
    if (part.kind === 'call' && !functions.has(part.name)) functionUnknown(part, functions, unknown)
    if (part.kind !== 'name') return
    if (names.find(part.name)) used.add(part.name)
    else columnUnknown(part, text[part.start] ?? '', names, functions, unknown)
  })
  faults.addUnknown(unknown)
  if (faults.count > 0) throw faults.error()
  return used
}

const scopeOf = (columns: readonly string[]): Scope => ({
  columns: columns.map((name) => ({ name, humanName: name, type: 'text', sql: '', raw: undefined })),
})
