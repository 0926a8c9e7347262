import type { Expression } from './ast.ts'
import { InvalidExpression } from './errors.ts'
import { parseLeniently } from './parser.ts'

/** The names of columns in a text, as far as the text can be parsed. */
export function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  try {
    collect(parseLeniently(text).expression, names)
  } catch (error) {
    // The checker reports the faults of the text.
    if (!(error instanceof InvalidExpression)) throw error
  }
  return names
}

function collect(expression: Expression, names: Set<string>): void {
  switch (expression.kind) {
    case 'name':
      names.add(expression.name)
      return
    case 'unary':
      return collect(expression.operand, names)
    case 'binary':
      collect(expression.left, names)
      return collect(expression.right, names)
    case 'like':
      collect(expression.value, names)
      return collect(expression.pattern, names)
    case 'in':
      return [expression.value, ...expression.items].forEach((part) => collect(part, names))
    case 'case':
      for (const { when, then } of expression.branches) {
        collect(when, names)
        collect(then, names)
      }
      if (expression.otherwise) collect(expression.otherwise, names)
      return
    case 'call':
      return expression.args.forEach((part) => collect(part, names))
  }
}
