import type { DelimitedFormat } from '../../model/reading.ts'
import { splitText } from '../detection/split-text.ts'
import type { KnownBytes } from './delimited-syntax.ts'

const TOLD_DELIMITER = /^"?sep=[^\r\n"]{1,8}"?[\r\n]/i
/** The line has at most so many bytes. */
export const TOLD_LENGTH = 40

/** True if a text begins with a line such as `sep=;`, with which Excel tells the delimiter. It is no record. */
export const tellsDelimiter = ({ bytes, start, end }: KnownBytes & { readonly start: number }): boolean =>
  TOLD_DELIMITER.test(bytes.toString('utf8', start, Math.min(end, start + TOLD_LENGTH)))

/** A few records could be faulty by chance. */
const MIN_RECORDS = 3
const LEAST_SHARE = 0.9
/** A single name may be a title. */
const MIN_NAMES = 2

/**
 * True if nearly all records have one field more than there are names, and it is not empty: R writes no name for the
 * column of its row names.
 * @param text after the names
 * @param isCut true if the text goes on
 */
export function hasColumnWithoutName(
  text: string,
  isCut: boolean,
  { delimiter, quote = '', escape }: DelimitedFormat,
  names: number,
): boolean {
  const dialect = { delimiter, quote, escape: escape === undefined ? undefined : '\\' }
  const { records } = splitText(text, dialect, isCut)
  if (records.length < MIN_RECORDS || names < MIN_NAMES) return false
  const longer = records.filter(({ fields }) => fields.length === names + 1 && fields[names]!.text !== '')
  return longer.length >= records.length * LEAST_SHARE
}
