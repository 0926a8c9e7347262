import { printable } from '../../../../lib/text.ts'
import { ReadingError } from '../../errors.ts'
import { ParquetTooWide, ParquetUnreadable } from '../errors.ts'

const NOT_UTF8 =
  'A value of a text column is not UTF-8; repair the value, or write the column as binary, which is loaded as hexadecimal digits.'
const TOO_LARGE =
  'The file takes more memory than its reading may use: write it again with smaller row groups and pages, or with shorter nested values.'

/** Sentences for messages of the engine. */
const SENTENCES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /(?:Unsupported|not supported).*compression codec "?(\w+)|compression codec "?(\w+)"?.*not supported/i,
    ([, one, other]) =>
      `The file is compressed by ${one ?? other}, which cannot be read: write it with snappy, gzip, brotli, zstd or lz4_raw.`,
  ],
  [
    /BYTE_STREAM_SPLIT encoding is only supported/i,
    () =>
      'A column of the file has the encoding BYTE_STREAM_SPLIT, which can be read for 4-byte and 8-byte floating-point numbers only: write the file without this encoding.',
  ],
  [/Invalid string encoding|not valid UTF-?8/i, () => NOT_UTF8],
  [/^Out of Memory Error/, () => TOO_LARGE],
  [
    /Could not convert Timestamp|\b(?:date|time|timestamp)\b.*(?:out of range|overflow)/i,
    () => 'A date or a time of the file is outside of the range that can be read; correct the value.',
  ],
  [
    /Need at least one non-root column/,
    () => 'The file has no columns, so there is nothing to load; write it with at least one column.',
  ],
]

/** An error of the engine as a sentence for the user. A fault of the program stays what it is. */
export function parquetFailure(error: unknown): Error {
  if (error instanceof ParquetUnreadable || error instanceof ParquetTooWide) return error
  if (error instanceof TypeError || error instanceof ReadingError) return error
  const message = error instanceof Error ? error.message : String(error)
  for (const [pattern, sentence] of SENTENCES) {
    const match = pattern.exec(message)
    if (match) return new ParquetUnreadable(sentence(match), { cause: error })
  }
  return new ParquetUnreadable(
    `The file is damaged, or has encrypted columns: ${printable(reasonIn(message))}; write and upload it again.`,
    { cause: error },
  )
}

/** The engine's words without its class, the file and the statement. */
const reasonIn = (message: string): string =>
  message
    .split('\n')[0]!
    .replace(/^(?:[\w ]+ Error: )+/, '')
    .replace(/^Failed to read (?:Parquet )?file ["'][^"']*["']:? */i, '')
    .replace(/ *(?:(?:in|from) )?(?:Parquet )?file ["'][^"']*["']/gi, '')
    .replace(/:? *\/dev\/fd\/\d+/g, '')
    .trim()
