import { printable } from '../../../lib/text.ts'
import { type FaultList, Stop } from '../errors.ts'
import { BLANKS_AT, IDENTIFIER_AT } from '../identifiers.ts'

/**
 * `name` is a keyword or a bare name, `quoted` a name in double quotes, `text` a literal in single quotes.
 * `number` has no sign. `end` follows the last token.
 */
export type TokenKind = 'name' | 'quoted' | 'text' | 'number' | 'symbol' | 'end'

export interface Token {
  readonly kind: TokenKind
  /** Names and numbers as written, texts and quoted names without quotes and escapes, symbols. */
  readonly value: string
  /** A name in upper case, to be compared with keywords. */
  readonly word: string
  /** Characters (code points) before it. */
  readonly at: number
  /** Positions in UTF-16 units. */
  readonly start: number
  readonly end: number
}

const NUMBER_AT = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y
const SYMBOL_AT = /<>|<=|>=|[()=<>,+\-*/%^]/y
const SURROGATE = /[\ud800-\udfff]/

/** Symbols of other languages, with what CQL2 has instead. A longer symbol comes before its prefixes. */
const FOREIGN: readonly (readonly [symbol: string, advice: string])[] = [
  ['!=', 'write <>'],
  ['==', 'write ='],
  ['&&', 'write AND'],
  ['||', 'write OR between conditions; texts cannot be joined'],
  ['!', 'write NOT'],
  ['&', 'write AND'],
  ['|', 'write OR'],
  ['[', 'write arrays in parentheses'],
  ['{', 'this is CQL2 JSON: add filter-lang=cql2-json'],
  [';', 'remove it'],
]

/**
 * Splits a filter into tokens. The last one is of the kind `end`.
 *
 * @throws Stop at the first character that begins no token
 */
export function tokenize(text: string, faults: FaultList): readonly Token[] {
  const tokens: Token[] = []
  const before = SURROGATE.test(text) ? new CodePoints(text) : undefined
  let start = endOf(BLANKS_AT, text, 0)
  while (start < text.length) {
    const at = before?.upTo(start) ?? start
    const token = tokenAt(text, start, at, faults)
    tokens.push(token)
    start = endOf(BLANKS_AT, text, token.end)
  }
  const at = before?.upTo(start) ?? start
  tokens.push({ kind: 'end', value: '', word: '', at, start, end: start })
  return tokens
}

function tokenAt(text: string, start: number, at: number, faults: FaultList): Token {
  const first = text[start] as string
  if (first === "'") return textAt(text, start, at, faults)
  if (first === '"') return quotedAt(text, start, at, faults)
  const nameEnd = endOf(IDENTIFIER_AT, text, start)
  if (nameEnd > start) {
    const value = text.slice(start, nameEnd)
    return { kind: 'name', value, word: value.toUpperCase(), at, start, end: nameEnd }
  }
  const numberEnd = endOf(NUMBER_AT, text, start)
  if (numberEnd > start) {
    const rest = endOf(IDENTIFIER_AT, text, numberEnd)
    const value = text.slice(start, rest)
    if (rest === numberEnd) return { kind: 'number', value, word: '', at, start, end: numberEnd }
    faults.add(
      at,
      `${printable(value)} is not a number. Write a name that begins with a digit in double quotes.`,
    )
    throw new Stop()
  }
  const foreign = FOREIGN.find(([symbol]) => text.startsWith(symbol, start))
  const symbolEnd = foreign === undefined ? endOf(SYMBOL_AT, text, start) : start
  if (symbolEnd > start) {
    return { kind: 'symbol', value: text.slice(start, symbolEnd), word: '', at, start, end: symbolEnd }
  }
  const character = String.fromCodePoint(text.codePointAt(start) as number)
  faults.add(
    at,
    foreign === undefined
      ? `The character ${printable(character)} is not allowed outside of quotes. Write a text in single quotes, and a name with special characters in double quotes.`
      : `CQL2 has no ${foreign[0]}; ${foreign[1]}.`,
  )
  throw new Stop()
}

/** A text in single quotes. Both `''` and `\'` stand for one quote; any other backslash is a character of the text. */
function textAt(text: string, start: number, at: number, faults: FaultList): Token {
  let value = ''
  let from = start + 1
  while (true) {
    const quote = text.indexOf("'", from)
    if (quote < 0) {
      const closed = closedByEscape(text, start)
      if (closed !== undefined)
        return { kind: 'text', value: closed.value, word: '', at, start, end: closed.end }
      faults.add(at, "A text begins here and never ends. Close it with ', and write a quote inside it as ''.")
      throw new Stop()
    }
    if (quote > from && text[quote - 1] === '\\') {
      value += `${text.slice(from, quote - 1)}'`
      from = quote + 1
      continue
    }
    value += text.slice(from, quote)
    from = quote + 1
    if (text[from] !== "'") return { kind: 'text', value, word: '', at, start, end: from }
    value += "'"
    from++
  }
}

/**
 * A text that ends with a backslash, such as `'C:\'`, is ambiguous in the grammar: its last quote can also be
 * an escaped one. It is taken for the end if only parentheses follow.
 */
function closedByEscape(text: string, start: number): { value: string; end: number } | undefined {
  const [tail] = /\\'[)\s]*$/.exec(text) ?? []
  if (tail === undefined) return undefined
  const end = text.length - tail.length + 2
  const inner = text.slice(start + 1, end - 1)
  return { value: inner.replaceAll(/''|\\'/g, "'"), end }
}

/** A name in double quotes; `""` stands for one quote. */
function quotedAt(text: string, start: number, at: number, faults: FaultList): Token {
  let value = ''
  let from = start + 1
  while (true) {
    const quote = text.indexOf('"', from)
    if (quote < 0) {
      faults.add(at, 'A name begins here and never ends. Close it with ", and write a text in single quotes.')
      throw new Stop()
    }
    value += text.slice(from, quote)
    from = quote + 1
    if (text[from] !== '"') break
    value += '"'
    from++
  }
  if (value === '') {
    faults.add(at, "A name in double quotes has at least one character. Write the empty text as ''.")
    throw new Stop()
  }
  return { kind: 'quoted', value, word: '', at, start, end: from }
}

/** The end of the match of a sticky expression at a position, or the position if it does not match. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at
  return expression.test(text) ? expression.lastIndex : at
}

/** Counts code points before growing positions of a text. */
class CodePoints {
  readonly #text: string
  #position = 0
  #count = 0

  constructor(text: string) {
    this.#text = text
  }

  upTo(position: number): number {
    for (; this.#position < position; this.#position++) {
      const unit = this.#text.charCodeAt(this.#position)
      if (unit < 0xdc00 || unit > 0xdfff) this.#count++
    }
    return this.#count
  }
}
