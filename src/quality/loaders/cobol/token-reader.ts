import { Constants } from './constants.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import type { Token } from './tokens.ts'

/** Reads tokens one after the other. */
export class TokenReader {
  /** Those that were read before the current token. */
  readonly constants = new Constants()
  readonly #tokens: readonly Token[]
  readonly #end: Token
  #at = 0

  /** @param end what follows the last token, for errors at the end */
  constructor(tokens: readonly Token[], file: string) {
    this.#tokens = tokens
    const last = tokens.at(-1)
    this.#end = {
      kind: 'end',
      text: 'the end of the copybook',
      keyword: '',
      isJoined: false,
      file,
      line: last?.line ?? 1,
      column: last === undefined ? 1 : last.column + last.text.length,
    }
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length
  }

  /** The next token, which stays. */
  get token(): Token {
    return this.#tokens[this.#at] ?? this.#end
  }

  /** The token after `ahead` tokens. */
  peek(ahead: number): Token {
    return this.#tokens[this.#at + ahead] ?? this.#end
  }

  next(): Token {
    const token = this.token
    this.#at++
    return token
  }

  /** True if the next token is one of the keywords, which is then taken. */
  takes(...keywords: readonly string[]): boolean {
    if (this.token.kind !== 'word' || !keywords.includes(this.token.keyword)) return false
    this.#at++
    return true
  }

  /** Takes the period that must follow. */
  period(what: string): void {
    if (this.token.kind !== 'period') throw this.unexpected(`a period after ${what}`)
    this.#at++
  }

  /**
   * Reads the literal of a constant, which follows VALUE or CONSTANT, up to the period, which it takes.
   * @throws InvalidCopybook if it is not one literal
   */
  constant(name: Token): void {
    this.takes('IS')
    this.takes('GLOBAL')
    this.takes('AS')
    const { token } = this
    if (token.kind !== 'literal' && !/^[+-]?[\d.,]*\d$/.test(token.keyword))
      throw this.unexpected(`the literal of the constant ${shown(name.text)}`)
    this.next()
    this.period('the literal of a constant')
    this.constants.add(name, token)
  }

  /** @param expected what should be here, with its article */
  unexpected(expected: string): InvalidCopybook {
    const { kind, text } = this.token
    const found = kind === 'end' ? text : shown(text)
    return new InvalidCopybook(this.token, `Found ${found} instead of ${expected}.`)
  }
}
