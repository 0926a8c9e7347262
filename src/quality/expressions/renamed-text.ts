import { InvalidExpression } from './errors.ts'
import { parseExpression } from './parser.ts'
import { printExpression } from './printer.ts'
import { withNames } from './visit.ts'

/** An expression with other names of columns. A text that cannot be parsed, or has none of the names, stays as it is. */
export function renamedText(text: string, names: ReadonlyMap<string, string>): string {
  let isChanged = false
  const nameOf = (name: string): string => {
    const other = names.get(name)
    if (other !== undefined) isChanged = true
    return other ?? name
  }
  try {
    const renamed = withNames(parseExpression(text), nameOf)
    return isChanged ? printExpression(renamed) : text
  } catch (error) {
    if (!(error instanceof InvalidExpression)) throw error
    return text
  }
}
