import { doubleByteTable, isMixedPage, singleByteTable } from './ebcdic-pages.ts'
import { tableOf } from './file-tables.ts'
import { type EncodingTable, LEAD, UNDEFINED } from './table-decoder.ts'
import { isControlByte, tclTable } from './tcl-tables.ts'

/** A character set of an encoding with escape sequences. */
export interface EscapeSet {
  readonly table: EncodingTable
  /** The sequences that switch to the set. The first is written. */
  readonly sequences: readonly Buffer[]
}

/** An encoding with escape sequences: ISO 2022, or a mixed page of IBM mainframes. A file begins in the first set. */
export interface EscapeEncoding {
  /**
   * True for a page of IBM mainframes. Each line begins in the first set, because it is a record there. The second byte
   * of a damaged character is from 40 to FF. Of several codes of a character, the last is written, as by glibc's iconv.
   */
  readonly isHost: boolean
  /** Written at the start of a file, and skipped everywhere; empty if the encoding has none. */
  readonly header: Buffer
  readonly sets: readonly EscapeSet[]
}

/** Sets and sequences, `\x1b` being ESC, `\x0e` SO and `\x0f` SI: those of Tcl, in its order. */
const ESCAPE_ENCODINGS: Readonly<
  Record<string, { readonly header: string; readonly sets: Readonly<Record<string, readonly string[]>> }>
> = {
  iso2022: {
    header: '',
    sets: {
      'iso8859-1': ['\x1b(B'],
      jis0201: ['\x1b(J'],
      gb1988: ['\x1b(T'],
      jis0208: ['\x1b$B', '\x1b$@', '\x1b&@\x1b$B'],
      jis0212: ['\x1b$(D'],
      gb2312: ['\x1b$A'],
      ksc5601: ['\x1b$(C'],
    },
  },
  'iso2022-jp': {
    header: '',
    sets: {
      ascii: ['\x1b(B'],
      jis0201: ['\x1b(J'],
      jis0208: ['\x1b$B', '\x1b$@'],
      jis0212: ['\x1b$(D'],
      gb2312: ['\x1b$A'],
      ksc5601: ['\x1b$(C'],
    },
  },
  'iso2022-kr': {
    header: '\x1b$)C',
    sets: { 'iso8859-1': ['\x0f'], ksc5601: ['\x0e'] },
  },
}

export const hasEscapes = (encoding: string): boolean =>
  Object.hasOwn(ESCAPE_ENCODINGS, encoding) || isMixedPage(encoding)

/** @param encoding for which `hasEscapes` is true */
export function escapeEncoding(encoding: string): EscapeEncoding {
  if (isMixedPage(encoding)) return mixedPage(encoding)
  const { header, sets } = ESCAPE_ENCODINGS[encoding]!
  return {
    isHost: false,
    header: Buffer.from(header, 'latin1'),
    sets: Object.entries(sets).map(([name, sequences]) => ({
      table: setTable(name),
      sequences: sequences.map((sequence) => Buffer.from(sequence, 'latin1')),
    })),
  }
}

/** Index of the double bytes in the sets of a mixed page. */
export const DOUBLE_BYTE_SET = 1

const mixedPage = (name: string): EscapeEncoding => ({
  isHost: true,
  header: Buffer.alloc(0),
  sets: [
    { table: singleByteTable(name), sequences: [Buffer.of(SHIFT_IN)] },
    { table: doubleByteTable(name), sequences: [Buffer.of(SHIFT_OUT)] },
  ],
})

const [SHIFT_OUT, SHIFT_IN] = [0x0e, 0x0f]

/** In an escaped set of double bytes, only control characters and the space stand for themselves. */
function setTable(name: string): EncodingTable {
  if (name === 'jis0208' || name === 'jis0212') return tclTable(name, isControlByte)
  if (name === 'ksc5601') return tclTable('ksc5601-raw', isControlByte)
  return name === 'gb2312' ? eightBitForm(tclTable('gb2312-raw')) : tableOf(name).table
}

/** The set of double bytes with their highest bits set, beside ASCII: the form of GB 2312 that Tcl reads and writes. */
function eightBitForm({ first, second }: EncodingTable): EncodingTable {
  const shifted = new Uint32Array(0x10000).fill(UNDEFINED)
  second!.subarray(0, 0x8000).forEach((entry, index) => {
    if ((index & 0x80) === 0) shifted[index | 0x8080] = entry
  })
  return {
    first: first.map((_, byte) => (byte < 0x80 ? byte : first[byte & 0x7f] === LEAD ? LEAD : UNDEFINED)),
    second: shifted,
    third: undefined,
  }
}
