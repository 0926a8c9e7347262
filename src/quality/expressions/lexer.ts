import type { Span } from './ast.ts'
import { shown, type FaultList } from './errors.ts'
import { keywordOf, writtenName, writtenText } from './words.ts'

/**
 * `name` is a bare word that is not a keyword. `quoted name` is a name in single quotes or brackets. `error` marks a
 * fault that is already reported, so that the parser does not report it again. `end` is the position after the last
 * character.
 */
export type TokenKind = 'number' | 'text' | 'name' | 'quoted name' | 'keyword' | 'symbol' | 'error' | 'end'

export interface Token extends Span {
  readonly kind: TokenKind
  /** Numbers as written, texts and names without quotes, keywords in upper case, symbols. */
  readonly value: string
}

// None of these expressions backtracks: each has a single way to match at a position.
const BLANKS = /\s+/y
const WORD = /[\p{L}_][\p{L}\p{N}_.]*/uy
const NUMBER = /(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/y
const REST_OF_WORD = /[\p{L}\p{N}_.]+/uy
const STRAY = /[^\s\p{L}\p{N}_."'[\](),=<>|+\-*/]+/uy

/** Symbols of other languages with their counterparts. A longer symbol comes before its prefixes. */
const FOREIGN_SYMBOLS: readonly (readonly [written: string, meant: string | undefined, message: string])[] = [
  ['<=>', '=', 'The operator <=> does not exist; write =.'],
  ['===', '=', 'The operator === does not exist; write =.'],
  ['==', '=', 'The operator == does not exist; write =.'],
  ['!==', '<>', 'The operator !== does not exist; write <>.'],
  ['!=', '<>', 'The operator != does not exist; write <>.'],
  ['=<', '<=', 'The operator =< does not exist; write <=.'],
  ['=>', '>=', 'The operator => does not exist; write >=.'],
  ['&&', 'AND', 'The operator && does not exist; write AND between two conditions, or || to join texts.'],
  ['&', 'AND', 'The operator & does not exist; write AND between two conditions, or || to join texts.'],
  ['|', '||', 'The operator | does not exist; write || to join texts, or OR between two conditions.'],
  ['!', 'NOT', 'The operator ! does not exist; write NOT.'],
  ['**', undefined, 'The operator ** does not exist; write POWER(base, exponent).'],
  ['^', undefined, 'The operator ^ does not exist; write POWER(base, exponent).'],
  [
    '%',
    undefined,
    'The operator % does not exist; write MOD(dividend, divisor) for a remainder. A pattern of LIKE uses * for any characters.',
  ],
  [';', undefined, 'An expression ends without a semicolon; remove it.'],
]
const SYMBOLS = ['<=', '>=', '<>', '||', '(', ')', ',', '=', '<', '>', '+', '-', '*', '/'] as const
const PAIRS: Readonly<Record<string, string>> = { '“': '”', '„': '“', '”': '”', '«': '»', '‘': '’', '’': '’' }

/**
 * The tokens of a text without white space. `end` is the last token. Reports invalid characters to `faults`. Drops
 * them, or replaces them if the intended token is clear.
 *
 * @throws InvalidExpression if there are too many faults
 */
export function tokenize(text: string, faults: FaultList): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (true) {
    at = endOf(BLANKS, text, at)
    if (at >= text.length) break
    const token = tokenAt(text, at, faults)
    tokens.push(token)
    at = token.end
    if (faults.isFull) throw faults.error()
  }
  tokens.push({ kind: 'end', value: '', start: text.length, end: text.length })
  return tokens
}

function tokenAt(text: string, start: number, faults: FaultList): Token {
  const first = text[start] as string
  if (first === '"') return quoted(text, start, '"', faults)
  if (first === "'") return quoted(text, start, "'", faults)
  if (first === '[') return quoted(text, start, ']', faults)
  const wordEnd = endOf(WORD, text, start)
  if (wordEnd > start) {
    const value = text.slice(start, wordEnd)
    const keyword = keywordOf(value)
    return keyword === undefined
      ? { kind: 'name', value, start, end: wordEnd }
      : { kind: 'keyword', value: keyword, start, end: wordEnd }
  }
  const numberEnd = endOf(NUMBER, text, start)
  if (numberEnd > start) return number(text, start, numberEnd, faults)
  return symbol(text, start, faults)
}

function number(text: string, start: number, numberEnd: number, faults: FaultList): Token {
  const end = endOf(REST_OF_WORD, text, numberEnd)
  const value = text.slice(start, end)
  if (end === numberEnd) return { kind: 'number', value, start, end }
  const message = `${shown(value)} is not a number; write a name that begins with a digit in single quotes.`
  faults.add('syntax', { start, end }, message, writtenName(value))
  return { kind: 'error', value, start, end }
}

/**
 * A text in double quotes, or a name in single quotes or brackets. A doubled closing character stands for the
 * character itself.
 */
function quoted(text: string, start: number, close: '"' | "'" | ']', faults: FaultList): Token {
  const kind = close === '"' ? 'text' : 'quoted name'
  let value = ''
  let from = start + 1
  while (true) {
    const at = text.indexOf(close, from)
    if (at < 0) {
      const what = kind === 'text' ? 'A text' : 'A name'
      const span = { start, end: text.length }
      faults.add('syntax', span, `${what} begins here and never ends; close it with ${close}.`)
      return { kind: 'error', value: '', ...span }
    }
    value += text.slice(from, at)
    from = at + 1
    if (text[from] !== close) break
    value += close
    from++
  }
  const span = { start, end: from }
  if (kind === 'text' || value !== '') return { kind, value, ...span }
  faults.add('syntax', span, 'A name has at least one character; write the empty text as "".', '""')
  return { kind: 'error', value, ...span }
}

function symbol(text: string, start: number, faults: FaultList): Token {
  for (const [written, meant, message] of FOREIGN_SYMBOLS) {
    // Match a single `|`, but not the first half of `||`. `a *-b` is valid syntax.
    if (!text.startsWith(written, start) || (written === '|' && text[start + 1] === '|')) continue
    const span = { start, end: start + written.length }
    faults.add('syntax', span, message, meant)
    if (meant === undefined) return { kind: 'error', value: written, ...span }
    return { kind: keywordOf(meant) !== undefined ? 'keyword' : 'symbol', value: meant, ...span }
  }
  for (const value of SYMBOLS) {
    if (text.startsWith(value, start)) return { kind: 'symbol', value, start, end: start + value.length }
  }
  return stray(text, start, faults)
}

function stray(text: string, start: number, faults: FaultList): Token {
  const close = PAIRS[text[start] as string]
  const closed = close === undefined ? -1 : text.indexOf(close, start + 1)
  if (closed > 0) {
    const value = text.slice(start + 1, closed)
    const span = { start, end: closed + 1 }
    faults.add(
      'syntax',
      span,
      'These quotes are not straight; write a text in straight double quotes.',
      writtenText(value),
    )
    return { kind: 'error', value, ...span }
  }
  // A digit other than 0 to 9 or a closing bracket without an opening bracket does not match STRAY, so take one
  // character.
  const end = Math.max(
    endOf(STRAY, text, start),
    start + String.fromCodePoint(text.codePointAt(start) as number).length,
  )
  const value = text.slice(start, end)
  const message = `${shown(value)} is not allowed outside of quotes; write a text in double quotes and a name with special characters in single quotes.`
  faults.add('syntax', { start, end }, message)
  return { kind: 'error', value, start, end }
}

/** The end of the match of a sticky expression at `at`, or `at` if it does not match. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at
  return expression.test(text) ? expression.lastIndex : at
}
