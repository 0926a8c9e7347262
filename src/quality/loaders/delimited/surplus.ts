import type { DelimitedSyntax, KnownBytes } from './delimited-syntax.ts'

/**
 * True if the fields after a field are empty or blank.
 * @param from end of the field's value, before its quote
 * @param end of the record
 */
export function isEmptySurplus(
  { bytes }: KnownBytes,
  from: number,
  end: number,
  { delimiter, quote }: DelimitedSyntax,
): boolean {
  let at = from
  const passBlanks = (): void => {
    while (at < end && (bytes[at] === 0x20 || bytes[at] === 0x09) && !passes(delimiter)) at++
  }
  const passes = (mark: Buffer | undefined): boolean =>
    mark !== undefined && at + mark.length <= end && bytes.subarray(at, at + mark.length).equals(mark)
  const pass = (mark: Buffer): boolean => {
    if (!passes(mark)) return false
    at += mark.length
    return true
  }
  if (quote !== undefined) pass(quote)
  passBlanks()
  while (pass(delimiter)) {
    passBlanks()
    if (quote === undefined || !pass(quote)) continue
    passBlanks()
    if (!pass(quote)) return false
    passBlanks()
  }
  return at === end
}
