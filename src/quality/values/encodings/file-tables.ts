import type { EncodingTable } from './table-decoder.ts'
import { EBCDIC_PAGES, singleByteTable } from './ebcdic-pages.ts'
import { ebcdicTable, gb1988Table, iconvTable, identityTable, jis0201Table } from './tables.ts'
import { fallbackOf, isTclSet, tclTable } from './tcl-tables.ts'

const OWN_TABLES: Readonly<Record<string, () => EncodingTable>> = {
  ebcdic: ebcdicTable,
  gb1988: gb1988Table,
  identity: identityTable,
  jis0201: jis0201Table,
  ...Object.fromEntries(EBCDIC_PAGES.map((name) => [name, () => singleByteTable(name)])),
}

/** The table of an encoding of files. */
export interface FileTable {
  readonly table: EncodingTable
  /** The name of the encoding in iconv-lite; undefined if iconv-lite does not have it. */
  readonly iconvName: string | undefined
  /** The bytes that replace a character which the encoding does not have; undefined: the question mark. */
  readonly fallback: number | undefined
}

/** Makes the table of an encoding other than utf-8, `unicode` and those with escape sequences. */
export function tableOf(encoding: string): FileTable {
  if (isTclSet(encoding)) {
    return { table: tclTable(encoding), iconvName: undefined, fallback: fallbackOf(encoding) }
  }
  const own = OWN_TABLES[encoding]
  if (own) return { table: own(), iconvName: undefined, fallback: undefined }
  return { table: iconvTable(encoding), iconvName: encoding, fallback: undefined }
}
