import type { Expression } from './ast.ts'
import { missing, recoverSimpleCase } from './foreign-syntax.ts'
import { PRECEDENCE } from './printer.ts'
import type { ExpressionReader } from './token-reader.ts'

type Branch = Extract<Expression, { kind: 'case' }>['branches'][number]

/** `IF … THEN …` with any number of `ELSE IF` branches and an optional `ELSE` at the end. */
export function ifOf(parser: ExpressionReader): Expression {
  const branches: (Branch & { readonly start: number })[] = []
  let otherwise: Expression | undefined
  do {
    const { start } = parser.advance()
    branches.push({ start, ...branch(parser, 'IF condition THEN value ELSE other value') })
    if (isElseIf(parser)) {
      parser.fault('syntax', parser.token, 'This is not a keyword; write ELSE IF.', 'ELSE IF')
    } else if (parser.takes('keyword', 'ELSE')) {
      if (!parser.is('keyword', 'IF')) otherwise = parser.expression(PRECEDENCE.IF)
    } else break
  } while (otherwise === undefined)
  for (const { start, when, then } of branches.reverse()) {
    otherwise = { kind: 'case', isIf: true, branches: [{ when, then }], otherwise, start, end: parser.end }
  }
  return otherwise as Expression
}

const isElseIf = ({ token }: ExpressionReader): boolean =>
  token.kind === 'name' && (token.value.toUpperCase() === 'ELSIF' || token.value.toUpperCase() === 'ELSEIF')

/** `CASE WHEN … THEN … END` with any number of branches and an optional `ELSE`. */
export function caseOf(parser: ExpressionReader): Expression {
  const { start } = parser.advance()
  const form = 'CASE WHEN condition THEN value ELSE other value END'
  const operand = parser.is('keyword', 'WHEN') ? undefined : parser.expression(PRECEDENCE.IF)
  const branches: Branch[] = []
  while (parser.takes('keyword', 'WHEN')) branches.push(branch(parser, form))
  const otherwise = parser.takes('keyword', 'ELSE') ? parser.expression(PRECEDENCE.IF) : undefined
  const isEnded = parser.takes('keyword', 'END')
  const span = { start, end: parser.end }
  if (!isEnded) {
    const message = `A CASE is still open at ${parser.here()}; close it with END.`
    parser.fault('syntax', { start: parser.end, end: parser.end }, message, ' END')
  }
  if (branches.length === 0) {
    parser.fault('syntax', span, `A CASE takes at least one WHEN: ${form}.`)
    return missing(start)
  }
  const expression = { kind: 'case', isIf: false, branches, otherwise, ...span } as const
  return operand === undefined ? expression : recoverSimpleCase(parser, operand, expression)
}

/** A condition, THEN and a value. */
function branch(parser: ExpressionReader, form: string): Branch {
  const faults = parser.faults.count
  const when = parser.expression(PRECEDENCE.IF)
  if (!parser.takes('keyword', 'THEN')) {
    // A fault in the condition may be the reason why THEN was not found.
    if (parser.faults.count === faults) {
      const message = `THEN is missing before ${parser.here()}; write ${form}.`
      parser.fault('syntax', { start: parser.end, end: parser.end }, message, ' THEN')
    }
    return { when, then: missing(parser.end) }
  }
  return { when, then: parser.expression(PRECEDENCE.IF) }
}
