import type { Expression } from './ast.ts'

/** Calls a function for an expression and each of its parts, in the order of the text. */
export function visit(expression: Expression, found: (part: Expression) => void): void {
  found(expression)
  for (const part of partsOf(expression)) visit(part, found)
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'unary':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'like':
      return [expression.value, expression.pattern]
    case 'in':
      return [expression.value, ...expression.items]
    case 'case': {
      const branches = expression.branches.flatMap(({ when, then }) => [when, then])
      return expression.otherwise ? [...branches, expression.otherwise] : branches
    }
    case 'call':
      return expression.args
    default:
      return []
  }
}

/** The expression with other names of columns. */
export function withNames(expression: Expression, nameOf: (name: string) => string): Expression {
  const renamed = (part: Expression): Expression => withNames(part, nameOf)
  switch (expression.kind) {
    case 'name':
      return { ...expression, name: nameOf(expression.name) }
    case 'unary':
      return { ...expression, operand: renamed(expression.operand) }
    case 'binary':
      return { ...expression, left: renamed(expression.left), right: renamed(expression.right) }
    case 'like':
      return { ...expression, value: renamed(expression.value), pattern: renamed(expression.pattern) }
    case 'in':
      return { ...expression, value: renamed(expression.value), items: expression.items.map(renamed) }
    case 'case': {
      const { branches, otherwise } = expression
      return {
        ...expression,
        branches: branches.map(({ when, then }) => ({ when: renamed(when), then: renamed(then) })),
        otherwise: otherwise && renamed(otherwise),
      }
    }
    case 'call':
      return { ...expression, args: expression.args.map(renamed) }
    default:
      return expression
  }
}
