import type { Expression, IntervalEnd } from '../ast.ts'
import { intervalEnd } from '../interval-end.ts'
import { signedNumber } from './numbers.ts'
import type { TokenReader } from './token-reader.ts'

/** Reads `DATE('…')`, `TIMESTAMP('…')` or `BBOX(…)`, whose keyword is next. @throws Stop */
export function readLiteral(reader: TokenReader): Expression {
  const { word, at } = reader.advance()
  reader.expect('(', `after ${word}`)
  if (word === 'BBOX') {
    const bbox = [signedNumber(reader, 'in BBOX')]
    while (reader.takesSymbol(',')) bbox.push(signedNumber(reader, 'in BBOX'))
    reader.expect(')', 'after the numbers of BBOX')
    if (bbox.length !== 4 && bbox.length !== 6) {
      reader.fail(
        `BBOX takes four numbers (west, south, east, north) or six with heights, not ${bbox.length}.`,
        at,
      )
    }
    return { kind: 'bbox', bbox, at }
  }
  const { kind, value } = reader.token
  const example = word === 'DATE' ? "DATE('2024-02-29')" : "TIMESTAMP('2024-02-29T12:00:00Z')"
  if (kind !== 'text') {
    reader.fail(`${word} takes a text in single quotes: ${example}. Found ${reader.here}.`)
  }
  reader.advance()
  reader.expect(')', `after the text of ${word}`)
  return word === 'DATE' ? { kind: 'date', date: value, at } : { kind: 'timestamp', timestamp: value, at }
}

/** Reads an end of an interval; `property` reads a property or a call. @throws Stop */
export function readIntervalEnd(reader: TokenReader, property: () => Expression): IntervalEnd {
  const { kind, value, at } = reader.token
  if (kind === 'text') {
    reader.advance()
    return intervalEnd(value, at)
  }
  if (kind === 'name' || kind === 'quoted') {
    const end = property()
    if (end.kind === 'property' || end.kind === 'call') return end
    reader.fail(
      "An end of an interval is written without DATE or TIMESTAMP, as in INTERVAL('2024-02-29', '..').",
      at,
    )
  }
  reader.fail(
    `An end of an interval is a date or a timestamp in single quotes, '..', or a property. Found ${reader.here}.`,
  )
}
