import type { Expression, Span } from './ast.ts'
import { shown, type FaultKind, type FaultList } from './errors.ts'
import { tokenize, type Token } from './lexer.ts'

/** The maximum nesting depth of parentheses, calls, signs, negations, cases and branches. */
const MAX_DEPTH = 64

/** Reads the tokens of a text and reports faults. */
export class TokenReader {
  readonly faults: FaultList
  /** The next token. */
  token: Token
  /** The end of the previous token. */
  end = 0
  readonly #text: string
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(text: string, faults: FaultList) {
    this.faults = faults
    this.#text = text
    this.#tokens = tokenize(text, faults)
    this.token = this.#tokens[0] as Token
  }

  advance(): Token {
    const token = this.token
    this.end = token.end
    // No token follows the end.
    if (token.kind !== 'end') this.token = this.#tokens[++this.#at] as Token
    return token
  }

  get before(): Token | undefined {
    return this.#tokens[this.#at - 1]
  }

  get next(): Token | undefined {
    return this.#tokens[this.#at + 1]
  }

  is(kind: 'symbol' | 'keyword', value: string): boolean {
    return this.token.kind === kind && this.token.value === value
  }

  /** Skips the token if it is the next one. True if it was skipped. */
  takes(kind: 'symbol' | 'keyword', value: string): boolean {
    const isThere = this.is(kind, value)
    if (isThere) this.advance()
    return isThere
  }

  /** @throws InvalidExpression if there are too many faults */
  fault(kind: FaultKind, span: Span, message: string, suggestion?: string): void {
    this.faults.add(kind, span, message, suggestion)
    if (this.faults.isFull) throw this.faults.error()
  }

  /** True if the text outside this range is blank. */
  isAll(start: number, end: number): boolean {
    return this.#text.slice(0, start).trim() === '' && this.#text.slice(end).trim() === ''
  }

  written({ start, end }: Span): string {
    return this.#text.slice(start, end)
  }

  /** The next token as part of a message. */
  here(): string {
    return this.token.kind === 'end' ? 'the end' : shown(this.written(this.token))
  }

  /** @throws InvalidExpression if the nesting is too deep, because the rest of the text is probably nested too */
  deeper<Read>(read: () => Read): Read {
    if (++this.#depth > MAX_DEPTH) {
      const message = `More than ${MAX_DEPTH} parentheses, calls and branches are nested here; move a part into a virtual column.`
      this.fault('limit', this.token, message)
      throw this.faults.error()
    }
    const result = read()
    this.#depth--
    return result
  }
}

/** The parser, as the parts of the grammar in files of their own see it. */
export interface ExpressionReader extends TokenReader {
  /** Parses an expression whose operators bind at least as tight as `place`. */
  expression(place: number): Expression
}
