import { VALUE_TYPES, type Terminator } from '../../model/reading.ts'
import { DELIMITER_WORDS, delimitedFormat, wordOf } from '../source-words.ts'
import { classify } from '../../values/value-types.ts'

/** Confidence in a guess, from 0 to 1. */
export interface Guess<T> {
  readonly value: T
  readonly confidence: number
}

/** The layout of a delimited file, in the contract's words. */
export interface Layout {
  readonly terminator: Guess<Exclude<Terminator, 'none'>> | undefined
  readonly delimiter: Guess<string> | undefined
  readonly quote: Guess<string> | undefined
  readonly header: Guess<boolean> | undefined
}

/** Limits of the text and records that are split for each pair of delimiter and quote. */
const MAX_SPLIT_LENGTH = 16_384
const MAX_SPLIT_RECORDS = 200

const QUOTES = ['"', "'", '`']

/**
 * Delimiters in groups, those that are rare in values first. A later group is tried only if no earlier group fits. The
 * comma is last in its group: as a decimal comma it can be as regular as a delimiter.
 */
const GROUPS: readonly (readonly string[])[] = groups(
  ['\t', '|', ';', ','],
  [':', '-', '_', '/', '(', ')', "'", '"'],
)

function groups(first: string[], last: string[]): string[][] {
  const all = DELIMITER_WORDS.map((delimiter) => delimitedFormat({ delimiter, quote: 'NUL' }).delimiter)
  return [first, all.filter((one) => !first.includes(one) && !last.includes(one)), last]
}

/**
 * Guesses terminator, delimiter, quote and header.
 * @param isCut true if the text continues, so that its last record may be incomplete
 */
export function guessLayout(whole: string, isCut: boolean): Layout {
  const text = whole.slice(0, MAX_SPLIT_LENGTH)
  const best = bestSplit(text, isCut || whole.length > text.length)
  // Without a delimiter each line is one field.
  const split = best ?? splitText(text, '', '"', isCut || whole.length > text.length)
  const isQuoted = split.wellQuoted > 0
  return {
    terminator: guessTerminator(split),
    delimiter: best && { value: wordOf(best.delimiter), confidence: rounded(best.consistency) },
    quote: isQuoted
      ? {
          value: wordOf(split.quote),
          confidence: rounded(split.wellQuoted / (split.wellQuoted + split.badlyQuoted)),
        }
      : undefined,
    header: guessHeader(split.records),
  }
}

/** The result of splitting a text with one delimiter and one quote. */
interface Split {
  readonly delimiter: string
  readonly quote: string
  readonly records: readonly (readonly string[])[]
  /** Share of the records that have the most frequent number of fields. */
  readonly consistency: number
  /** Fields that begin and end with the quote, and fields that only begin with it. */
  readonly wellQuoted: number
  readonly badlyQuoted: number
  /** Line ends outside quotes. */
  readonly ends: Readonly<Record<'crlf' | 'lf' | 'cr', number>>
}

/** The smallest share of the records that must have the same number of fields. */
const LEAST_CONSISTENCY = 0.8

function bestSplit(text: string, isCut: boolean): Split | undefined {
  for (const group of GROUPS) {
    const splits = group
      .filter((delimiter) => text.includes(delimiter))
      .flatMap((delimiter) => {
        const quotes = QUOTES.filter(
          (quote) => quote !== delimiter && (quote === '"' || text.includes(quote)),
        )
        return quotes.map((quote) => splitText(text, delimiter, quote, isCut))
      })
      .filter((split) => split.consistency >= LEAST_CONSISTENCY)
    if (splits.length > 0) return splits.reduce((best, split) => (isBetter(split, best) ? split : best))
  }
  return undefined
}

/** Of two equal splits, the split with more quoted fields wins, else the earlier split. */
function isBetter(split: Split, best: Split): boolean {
  if (Math.abs(split.consistency - best.consistency) > 0.02) return split.consistency > best.consistency
  return split.wellQuoted - split.badlyQuoted > best.wellQuoted - best.badlyQuoted
}

/** @param delimiter empty if a record is one field */
function splitText(text: string, delimiter: string, quote: string, isCut: boolean): Split {
  const records: string[][] = []
  const ends = { crlf: 0, lf: 0, cr: 0 }
  let record: string[] = []
  let [wellQuoted, badlyQuoted] = [0, 0]
  let start = 0
  for (let at = 0; at <= text.length && records.length < MAX_SPLIT_RECORDS;) {
    if (at === start && text[at] === quote) {
      const close = closingQuote(text, at, quote)
      const behind = text[close + 1]
      if (
        close >= 0 &&
        (behind === undefined || behind === delimiter || behind === '\n' || behind === '\r')
      ) {
        wellQuoted++
        at = close + 1
      } else {
        badlyQuoted++
        at++
      }
    }
    const character = text[at]
    const isEnd = character === '\n' || character === '\r' || character === undefined
    if (!isEnd && character !== delimiter) {
      at++
      continue
    }
    record.push(text.slice(start, at))
    const isCrlf = character === '\r' && text[at + 1] === '\n'
    if (isEnd) {
      if (character !== undefined) ends[isCrlf ? 'crlf' : character === '\n' ? 'lf' : 'cr']++
      // A record that the end of the text cuts, and an empty line, are not evidence.
      if ((character !== undefined || !isCut) && (record.length > 1 || record[0] !== '')) records.push(record)
      record = []
    }
    at += isCrlf ? 2 : 1
    start = at
  }
  return { delimiter, quote, records, consistency: consistencyOf(records), wellQuoted, badlyQuoted, ends }
}

/** Index at which the field that opens at `start` closes; -1 if it does not close within the text. */
function closingQuote(text: string, start: number, quote: string): number {
  let close = text.indexOf(quote, start + 1)
  while (close >= 0 && text[close + 1] === quote) close = text.indexOf(quote, close + 2)
  return close
}

/** 0 if most records are one field. */
function consistencyOf(records: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [fields, most] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0])
  return fields === 1 ? 0 : most / records.length
}

function guessTerminator({ ends }: Split): Guess<Exclude<Terminator, 'none'>> | undefined {
  const total = ends.crlf + ends.lf + ends.cr
  if (total === 0) return undefined
  const value = (['crlf', 'lf', 'cr'] as const).reduce((best, one) => (ends[one] > ends[best] ? one : best))
  return { value, confidence: rounded(ends[value] / total) }
}

const TEXT = VALUE_TYPES.indexOf('text')
const BLANK = VALUE_TYPES.indexOf('blank')

/**
 * The first record is a header if it has text in columns without text below. Evidence against a header is a value like
 * the values below, an empty field, or a repeated field.
 */
function guessHeader([first, ...below]: readonly (readonly string[])[]): Guess<boolean> | undefined {
  if (first === undefined || below.length === 0) return undefined
  let [votes, against] = [0, 0]
  first.forEach((name, column) => {
    const values = below.map((record) => record[column] ?? '').filter((value) => typeOf(value) > BLANK)
    if (values.length === 0) return
    const hasText = values.some(isWord)
    if (hasText) against += Number(values.includes(name))
    else if (isWord(name)) votes++
    else against++
  })
  const isNamed = first.every((name) => typeOf(name) > BLANK) && new Set(first).size === first.length
  if (votes + against > 0) {
    const part = votes / (votes + against)
    return { value: isNamed && part > 0.5, confidence: rounded(Math.max(part, 1 - part)) }
  }
  // All columns are text, in the first record and below: most files have a header.
  return { value: isNamed && first.every(isWord), confidence: 0.5 }
}

/** Text with a letter. A number with a decimal comma has the type text too, but is not a name. */
const isWord = (field: string): boolean => typeOf(field) === TEXT && /\p{L}/u.test(field)

/** The type of a field, without the quotes around it. */
function typeOf(field: string): number {
  const bytes = Buffer.from(
    QUOTES.includes(field[0] ?? '') && field.endsWith(field[0]!) ? field.slice(1, -1) : field,
  )
  return classify(bytes, 0, bytes.length)
}

const rounded = (part: number): number => Math.round(part * 100) / 100
