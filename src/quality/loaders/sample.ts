import type { Sample } from '../model/reading.ts'
import { parseTclList } from './tcl-list.ts'
import { InvalidSource, InvalidTclList } from './errors.ts'

/** Characters of a sample, blanks included. */
const MAX_SAMPLE_LENGTH = 200

const FORMS = 'all, {first x}, {first x skip y}, {random x} or {random x skip y}'

/**
 * Reads the contract's `sample`, a Tcl list. The word SAMPLE and the braces are optional, and letter case does not
 * matter. `first` takes a number of rows (1 or more), `random` a percentage (above 0, at most 100), `skip` a number of
 * rows.
 * @param seed of the random selection
 * @throws InvalidSource
 */
export function parseSample(text: string, seed: number): Sample {
  if (text.length > MAX_SAMPLE_LENGTH) throw invalid('')
  const [kind = '', count = '', skipWord, skipCount, ...more] = wordsOf(text)
  if (kind === 'all' && count === '') return { kind: 'all' }
  const isSkipRight = skipWord === undefined || (skipWord === 'skip' && skipCount !== undefined)
  if ((kind !== 'first' && kind !== 'random') || !isSkipRight || more.length > 0) throw invalid('')
  const skip = skipCount === undefined ? 0 : rowsOf(skipCount)
  if (skip === undefined) throw invalid('y must be a whole number of rows, without a sign or a point.')
  if (kind === 'first') {
    const rows = rowsOf(count)
    if (!rows) throw invalid('x must be a number of rows, 1 or more.')
    return { kind, rows, skip }
  }
  const percent = /^\d{1,3}(?:\.\d{1,12})?$/.test(count) ? Number(count) : 0
  if (percent <= 0 || percent > 100)
    throw invalid('x must be a percentage above 0, at most 100, such as 2.5.')
  return { kind, percent, skip, seed }
}

/** Removes the word SAMPLE and the braces around the rest. */
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

/** Undefined if the text is not a number of rows. Numbers above 2^53 would not be exact. */
function rowsOf(text: string): number | undefined {
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined
}

const invalid = (detail: string): InvalidSource =>
  new InvalidSource([
    { pointer: '/data/sample', detail: `The sample must be one of ${FORMS}. ${detail}`.trimEnd() },
  ])
