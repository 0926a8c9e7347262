import { isMixedPage, singleByteTable } from '../../../values/encodings/ebcdic-pages.ts'
import { hasEscapes } from '../../../values/encodings/escape-encodings.ts'
import { tableOf } from '../../../values/encodings/file-tables.ts'
import { UNDEFINED } from '../../../values/encodings/table-decoder.ts'

/** What a byte of a single-byte encoding is, see `CharacterTable.classes`. */
export const IS_SPECIAL = 1
export const IS_NOT_ASCII = 2
export const IS_UNDEFINED = 4
/** A blank or NUL. */
export const IS_PADDING = 8

/** A single-byte encoding. */
export interface CharacterTable {
  /** By byte: its UTF-8 packed into a number, the first byte lowest. */
  readonly entries: Uint32Array
  /** By byte: the bits of its class. */
  readonly classes: Uint8Array
  /** By byte: its class above the lowest 8 bits, which are the first byte of its UTF-8. */
  readonly both: Uint16Array
}

const SPECIAL_BYTES = [0x0a, 0x0d, 0x22, 0x2c]

const tables = new Map<string, CharacterTable | undefined>()

/**
 * The table of an encoding; undefined if a character of the encoding may have several bytes.
 * @param encoding by its name in the contract
 */
export function characterTable(encoding: string): CharacterTable | undefined {
  if (!tables.has(encoding)) tables.set(encoding, makeTable(encoding))
  return tables.get(encoding)
}

function makeTable(encoding: string): CharacterTable | undefined {
  if (encoding === 'utf-8' || encoding === 'unicode' || hasEscapes(encoding)) return undefined
  const { first, second } = tableOf(encoding).table
  return second === undefined ? classified(first) : undefined
}

const mixed = new Map<string, CharacterTable>()

/** The single bytes of an encoding: its table, also for a mixed page of IBM mainframes. */
export function singleBytesOf(encoding: string): CharacterTable | undefined {
  if (!isMixedPage(encoding)) return characterTable(encoding)
  let table = mixed.get(encoding)
  if (table === undefined) mixed.set(encoding, (table = classified(singleByteTable(encoding).first)))
  return table
}

function classified(entries: Uint32Array): CharacterTable {
  const classes = Uint8Array.from(entries, (entry) => {
    if (entry === UNDEFINED) return IS_UNDEFINED
    if (entry > 0x7f) return IS_NOT_ASCII
    if (SPECIAL_BYTES.includes(entry)) return IS_SPECIAL
    return entry === 0x20 || entry === 0 ? IS_PADDING : 0
  })
  return {
    entries,
    classes,
    both: Uint16Array.from(entries, (entry, byte) => (entry & 0xff) | (classes[byte]! << 8)),
  }
}

/** True if the digits of the encoding are those of EBCDIC. All other encodings have the digits of ASCII. */
export const isEbcdic = (encoding: string): boolean => singleBytesOf(encoding)?.entries[0xf0] === 0x30

/** The byte of the blank. */
export const blankOf = (encoding: string): number => (isEbcdic(encoding) ? 0x40 : 0x20)
