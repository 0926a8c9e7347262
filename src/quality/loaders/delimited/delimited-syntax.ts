import type { DelimitedFormat, Terminator } from '../../model/reading.ts'

/** Delimiter and quote of a delimited file in UTF-8, the encoding in which records are split. */
export interface DelimitedSyntax {
  readonly delimiter: Buffer
  readonly quote: Buffer | undefined
  /** The byte that takes the character after it as it is; -1: none. */
  readonly escape: number
  /** True if blanks and tabs around quotes are no data. */
  readonly trims: boolean
}

export const syntaxOf = ({ delimiter, quote, escape, trim }: DelimitedFormat): DelimitedSyntax => ({
  delimiter: Buffer.from(delimiter),
  quote: quote === undefined ? undefined : Buffer.from(quote),
  escape: escape === undefined ? -1 : BACKSLASH,
  trims: trim ?? false,
})

const BACKSLASH = 0x5c

/** Index of the first byte from an index on that is neither a blank nor a tab, unless the delimiter begins with it. */
export function afterBlanks({ delimiter }: DelimitedSyntax, { bytes, end }: KnownBytes, at: number): number {
  while (at < end && (bytes[at] === 0x20 || bytes[at] === 0x09) && bytes[at] !== delimiter[0]) at++
  return at
}

export const LF = 0x0a
export const CR = 0x0d

/** The bytes of each terminator; `none` never occurs. */
export const TERMINATORS: Readonly<Record<Terminator, Buffer>> = {
  lf: Buffer.of(LF),
  cr: Buffer.of(CR),
  crlf: Buffer.of(CR, LF),
  none: Buffer.alloc(0),
}

export const YES = 1
export const NO = 0
/** The known bytes end before the answer is certain. */
export const UNSURE = -1

/** Bytes that are known from index 0 to `end`. */
export interface KnownBytes {
  readonly bytes: Buffer
  readonly end: number
  /** True if no further bytes follow. */
  readonly last: boolean
}

/** YES if a delimiter, quote or terminator is at an index. */
export function standsAt(mark: Buffer, { bytes, end, last }: KnownBytes, at: number): number {
  if (mark.length === 0) return NO
  for (let index = 0; index < mark.length; index++) {
    if (at + index >= end) return last ? NO : UNSURE
    if (bytes[at + index] !== mark[index]) return NO
  }
  return YES
}
