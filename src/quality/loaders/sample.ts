import type { Sample } from '../model/reading.ts'
import { parseTclList } from './tcl-list.ts'
import { InvalidSource, InvalidTclList } from './errors.ts'

/** No sample is longer, however many blanks it has. */
const MAX_SAMPLE_LENGTH = 200

const FORMS = 'all, {first x}, {first x skip y}, {random x} or {random x skip y}'

/**
 * Reads the contract's `sample`, a Tcl list: with or without the word SAMPLE, with or without braces, words in any
 * case. `first` takes a number of rows from 1 on, `random` a percentage above 0 to 100, `skip` a number of rows.
 * @param seed of the choice that `random` makes
 * @throws InvalidSource
 */
export function parseSample(text: string, seed: number): Sample {
  if (text.length > MAX_SAMPLE_LENGTH) throw invalid('')
  const [kind = '', count = '', skipWord, skipCount, ...more] = wordsOf(text)
  if (kind === 'all' && count === '') return { kind: 'all' }
  const isSkipRight = skipWord === undefined || (skipWord === 'skip' && skipCount !== undefined)
  if ((kind !== 'first' && kind !== 'random') || !isSkipRight || more.length > 0) throw invalid('')
  const skip = skipCount === undefined ? 0 : rowsOf(skipCount)
  if (skip === undefined) throw invalid('y is a whole number of rows, written in digits only.')
  if (kind === 'first') {
    const rows = rowsOf(count)
    if (!rows) throw invalid('x is a number of rows, 1 or more.')
    return { kind, rows, skip }
  }
  const percent = /^\d{1,3}(?:\.\d{1,12})?$/.test(count) ? Number(count) : 0
  if (percent <= 0 || percent > 100) throw invalid('x is a percentage above 0, at most 100, such as 2.5.')
  return { kind, percent, skip, seed }
}

/** Takes the word SAMPLE and braces around the rest away. */
function wordsOf(text: string): string[] {
  try {
    let words = parseTclList(text.toLowerCase())
    if (words[0] === 'sample') words = words.slice(1)
    // A word in braces is the list itself.
    return words.length === 1 && /\s/.test(words[0]!) ? wordsOf(words[0]!) : words
  } catch (error) {
    if (error instanceof InvalidTclList) throw invalid(error.message)
    throw error
  }
}

/** Undefined where it is no number of rows; numbers beyond 2^53 would not be exact. */
function rowsOf(text: string): number | undefined {
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined
}

const invalid = (detail: string): InvalidSource =>
  new InvalidSource([
    { pointer: '/data/sample', detail: `The sample must be one of ${FORMS}. ${detail}`.trimEnd() },
  ])
