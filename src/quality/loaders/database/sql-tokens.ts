import type { Lexis, Quote } from './sql-lexis.ts'

export interface SqlToken {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'symbol'
  /** Of a name: without its quotes. Of a word: in lower case. Of a symbol: one character. */
  readonly value: string
  /** Index of the first character, in UTF-16 units. */
  readonly start: number
  /** Index after the last character. */
  readonly end: number
}

/** The text cannot be divided into tokens in one way only. */
export class SqlFault extends Error {
  /** An index into the text, in UTF-16 units. */
  readonly at: number

  constructor(at: number, sentence: string) {
    super(sentence)
    this.at = at
  }
}

const BLANKS = /[ \t\n\r]+/y
const NUMBER = /[0-9][\p{L}\p{M}\p{N}_.]*/uy
/** `12_000`, `1.5`, the mantissa of `1e-3`, and hexadecimal, octal and binary numbers. */
const NUMBER_OF_DIGITS = /^[0-9a-fA-FxXoO_.]+$/
const DOLLAR_QUOTE = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy
const NEUTRAL = /^[\p{L}\p{M}\p{N}_ .,]*$/u
/** The closing delimiter of Oracle's q'…'; any other character closes itself. */
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' }

/**
 * Divides a part of a statement into tokens, as the servers of a dialect do.
 * @throws SqlFault if a quote is not closed, if servers divide the text in different ways, and at each comment,
 *   statement end, parameter and unknown character outside quotes
 */
export function sqlTokens(text: string, lexis: Lexis): SqlToken[] {
  const tokens: SqlToken[] = []
  for (let at = 0; at < text.length;) {
    const blanks = matchAt(BLANKS, text, at)
    if (blanks !== undefined) {
      at += blanks.length
      continue
    }
    const token = quoteAt(text, at, lexis, tokens) ?? plainAt(text, at, lexis)
    const last = tokens.at(-1)
    if (token.kind === 'text' && last?.kind === 'text')
      throw new SqlFault(at, 'Two texts stand one after the other: put an operator between them.')
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function plainAt(text: string, at: number, lexis: Lexis): SqlToken {
  const number = matchAt(NUMBER, text, at)
  if (number !== undefined) {
    const end = at + number.length
    // Servers differ in where the number ends: `1e'…'` is a number and an escaped text for some.
    if (end < text.length && (text[end] === '$' || Object.hasOwn(lexis.quotes, text[end]!)))
      throw new SqlFault(end, 'A quote follows a number: put a blank or an operator between them.')
    if (lexis.hasNumbersOfDigitsOnly && !NUMBER_OF_DIGITS.test(number))
      throw new SqlFault(at, 'A number and a word must not touch each other: put a blank between them.')
    return { kind: 'number', value: number, start: at, end }
  }
  const word = matchAt(lexis.word, text, at)
  if (word !== undefined) return { kind: 'word', value: word.toLowerCase(), start: at, end: at + word.length }
  const character = String.fromCodePoint(text.codePointAt(at)!)
  if (['--', '/*', '//'].some((mark) => text.startsWith(mark, at)))
    throw new SqlFault(
      at,
      'A condition must not contain a comment: remove it, or write "- -" for two minuses.',
    )
  if (character === ';')
    throw new SqlFault(at, 'A condition must not contain a semicolon outside quotes: remove it.')
  if (character === '\\' || character === '{' || character === '}' || lexis.refused.includes(character))
    throw new SqlFault(
      at,
      `A condition must not contain ${character} outside quotes: quote the name or text that it belongs to, or use a function.`,
    )
  if (character > '~')
    throw new SqlFault(
      at,
      `The character ${character} must not stand outside quotes: texts are quoted with ', names with the quote of the database.`,
    )
  return { kind: 'symbol', value: character, start: at, end: at + 1 }
}

/** The quote that starts at an index, if one does. @param before the tokens before it */
function quoteAt(text: string, at: number, lexis: Lexis, before: readonly SqlToken[]): SqlToken | undefined {
  if (text[at] === '$' && lexis.hasDollarQuotes) {
    const tag = matchAt(DOLLAR_QUOTE, text, at)
    if (tag === undefined) return undefined
    const close = text.indexOf(tag, at + tag.length)
    if (close < 0) throw notClosed(at, tag)
    return { kind: 'text', value: '', start: at, end: close + tag.length }
  }
  const open = text[at]!
  if (!Object.hasOwn(lexis.quotes, open)) return undefined
  const quote = lexis.quotes[open]!
  const prefix = before.at(-1)?.end === at ? before.at(-1)!.value : undefined
  if (prefix === '&' && before.at(-2)?.value === 'u' && before.at(-2)!.end === at - 1)
    throw new SqlFault(at, 'Texts and names with U& are not possible: write the characters themselves.')
  if (quote.kind === 'text' && prefix !== undefined) {
    if (lexis.unsurePrefixes.has(prefix))
      throw new SqlFault(at, 'Databases read this quote in different ways: put a blank before it.')
    if (prefix === 'e' && lexis.hasEscapeTexts) return escapeText(text, at)
    if ((prefix === 'q' || prefix === 'nq') && lexis.hasAlternativeQuotes) return alternativeText(text, at)
  }
  return quoted(text, at, quote)
}

const notClosed = (at: number, quote: string): SqlFault =>
  new SqlFault(at, `The quote ${quote} is not closed: close it, or double it if it belongs to a text.`)

function quoted(text: string, at: number, quote: Quote): SqlToken {
  const { close, kind } = quote
  let end = at + 1
  for (; ; end++) {
    if (end >= text.length) throw notClosed(at, text[at]!)
    if (text[end] === '\\' && quote.hasUnsureBackslashes) {
      if (text[end + 1] === close)
        throw new SqlFault(
          end,
          `A backslash before a quote is read in different ways: double the quote, or write the backslash with a function.`,
        )
      // In all modes, the second of two backslashes does not escape what follows.
      if (text[end + 1] === '\\') end++
    } else if (text[end] === close) {
      if (!quote.isDoubled || text[end + 1] !== close) break
      end++
    }
  }
  const content = text.slice(at + 1, end)
  if (quote.isUnsure && !NEUTRAL.test(content))
    throw new SqlFault(
      at,
      `Databases read ${text[at]} in different ways: between ${text[at]} and ${close} write letters, digits and blanks only.`,
    )
  const value = quote.isDoubled ? content.replaceAll(close + close, close) : content
  return { kind, value, start: at, end: end + 1 }
}

function escapeText(text: string, at: number): SqlToken {
  let end = at + 1
  for (; ; end++) {
    if (end >= text.length) throw notClosed(at, "'")
    if (text[end] === '\\') end++
    else if (text[end] === "'" && text[end + 1] !== "'") break
    else if (text[end] === "'") end++
  }
  return { kind: 'text', value: '', start: at, end: end + 1 }
}

function alternativeText(text: string, at: number): SqlToken {
  const point = text.codePointAt(at + 1)
  if (point === undefined) throw notClosed(at, "'")
  const open = String.fromCodePoint(point)
  if (/[ \t\n\r]/.test(open)) throw new SqlFault(at + 1, "A blank cannot be the delimiter of q'…'.")
  const close = text.indexOf(`${CLOSING[open] ?? open}'`, at + 1 + open.length)
  if (close < 0) throw notClosed(at, "q'")
  return { kind: 'text', value: '', start: at, end: close + (CLOSING[open] ?? open).length + 1 }
}
