import type { Span } from '../ast.ts'
import { shown, type FaultList } from '../errors.ts'
import { writtenName, writtenText } from '../words.ts'
import type { Functions } from './functions.ts'
import type { ScopeColumn } from '../scope.ts'
import type { ScopeNames } from './scope-names.ts'

/** Reports a name that several columns have. Their columnised names tell them apart. */
export function columnAmbiguous(
  name: { readonly name: string } & Span,
  columns: readonly ScopeColumn[],
  faults: FaultList,
): void {
  const names = columns.map((column) => shown(writtenName(column.name)))
  const message = `${columns.length} columns have the name ${shown(name.name)}; write ${names.join(' or ')} for the one that you mean.`
  faults.add('ambiguous-column', name, message)
}

/** Reports an unknown column. `first` is the first character of its text. */
export function columnUnknown(
  name: { readonly name: string } & Span,
  first: string,
  names: ScopeNames,
  functions: Functions,
  faults: FaultList,
): void {
  // The search for similar names is the most expensive part.
  if (faults.isFull) return
  const { name: given } = name
  const nearest = names.nearest(given)
  const parts = [`There is no column ${shown(given)} here`]
  let suggestion = nearest === undefined ? undefined : writtenName(nearest)
  if (suggestion !== undefined) parts.push(`; ${shown(suggestion)} is near`)
  if (first === "'") {
    parts.push(`. Single quotes enclose a name; write a text in double quotes: ${shown(writtenText(given))}`)
    suggestion ??= writtenText(given)
  } else if (functions.has(given)) {
    parts.push(`. Call a function with parentheses: ${given}()`)
    suggestion ??= `${given}()`
  } else if (suggestion === undefined) {
    parts.push('. Write a text in double quotes and a name of several words in single quotes')
  }
  faults.add('unknown-column', name, `${parts.join('')}.`, suggestion)
}
