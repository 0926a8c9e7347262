import { printable } from '../../../lib/text.ts'
import type { Place } from '../ast.ts'
import { type FaultList, Stop } from '../errors.ts'
import { MAX_DEPTH, TOO_DEEP } from '../limits.ts'
import { type Token, tokenize } from './tokens.ts'

/** Reads the tokens of a filter one by one. */
export class TokenReader {
  /** The next token. */
  token: Token
  readonly #faults: FaultList
  readonly #text: string
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  /** @throws Stop if the text has no tokens */
  constructor(text: string, faults: FaultList) {
    this.#faults = faults
    this.#text = text
    this.#tokens = tokenize(text, faults)
    this.token = this.#tokens[0] as Token
  }

  /** The token after the next one. */
  get second(): Token | undefined {
    return this.#tokens[this.#at + 1]
  }

  get isAtEnd(): boolean {
    return this.token.kind === 'end'
  }

  advance(): Token {
    const token = this.token
    // No token follows the end.
    if (token.kind !== 'end') this.token = this.#tokens[++this.#at] as Token
    return token
  }

  isSymbol(value: string): boolean {
    return this.token.kind === 'symbol' && this.token.value === value
  }

  isWord(word: string): boolean {
    return this.token.word === word
  }

  /** Skips the symbol if it is next. True if it was skipped. */
  takesSymbol(value: string): boolean {
    const isNext = this.isSymbol(value)
    if (isNext) this.advance()
    return isNext
  }

  takesWord(word: string): boolean {
    const isNext = this.isWord(word)
    if (isNext) this.advance()
    return isNext
  }

  /** True if the next token is followed by a parenthesis. */
  get isCall(): boolean {
    return this.second?.kind === 'symbol' && this.second.value === '('
  }

  /** The next token as part of a message. */
  get here(): string {
    return this.token.kind === 'end'
      ? 'the end of the filter'
      : printable(this.#text.slice(this.token.start, this.token.end))
  }

  /** Skips the symbol. @throws Stop if it is not next */
  expect(symbol: string, context: string): void {
    if (!this.takesSymbol(symbol)) this.fail(`Expected ${symbol} ${context}, but found ${this.here}.`)
  }

  /** Records a fault at the next token, or at a given place. @throws Stop always */
  fail(message: string, at: Place = this.token.at): never {
    this.#faults.add(at, message)
    throw new Stop()
  }

  /** Reads a nested part. @throws Stop if it is nested too deeply */
  deeper<Read>(read: () => Read): Read {
    if (++this.#depth > MAX_DEPTH) this.fail(TOO_DEEP)
    const result = read()
    this.#depth--
    return result
  }
}
