import iconv from 'iconv-lite'
import { isUtf8 } from 'node:buffer'
import { ImportError } from '../import-error.ts'

/**
 * Code pages by the language driver of a .dbf file (its byte 29), as dBASE, FoxPro and ArcGIS write it. 87 is the
 * "ANSI" page of Windows.
 */
const BY_DRIVER: Readonly<Record<number, number>> = {
  ...pages([1, 9, 11, 13, 15, 17, 21, 24, 25, 27], 437),
  ...pages([2, 10, 14, 16, 18, 20, 22, 26, 29, 37, 55], 850),
  ...pages([3, 87, 88, 89], 1252),
  ...pages([8, 23, 102], 865),
  ...pages([19, 123], 932),
  ...pages([31, 34, 35, 64, 100], 852),
  ...pages([77, 122], 936),
  ...pages([78, 121], 949),
  ...pages([79, 120], 950),
  ...pages([80, 124], 874),
  ...pages([38, 101], 866),
  ...pages([28, 108], 863),
  ...{ 36: 860, 103: 861, 106: 737, 107: 857, 134: 737, 135: 852, 136: 857 },
  ...{ 200: 1250, 201: 1251, 202: 1254, 203: 1253, 204: 1257 },
}

function pages(drivers: readonly number[], page: number): Record<number, number> {
  return Object.fromEntries(drivers.map((driver) => [driver, page]))
}

const ofDriver = (driver: number): string | undefined => {
  const page = BY_DRIVER[driver]
  return page === undefined ? undefined : `cp${page}`
}

export type DecodeText = (bytes: Buffer) => string

/**
 * The decoder of the texts of a .dbf file.
 *
 * @param declared the text of the .cpg file, which has precedence
 * @param driver the byte 29 of the .dbf file
 * @throws ImportError for an unknown encoding
 */
export function textDecoder(declared: string | undefined, driver: number): DecodeText {
  const name = declared?.trim()
  const encoding = name ? named(name) : ofDriver(driver)
  if (encoding === undefined) {
    if (name) {
      throw new ImportError(
        `The .cpg file names the encoding ${JSON.stringify(name.slice(0, 40))}, which is unknown. Correct it, for example to UTF-8 or 1252.`,
      )
    }
    // No encoding is declared.
    return (bytes) => (isUtf8(bytes) ? bytes.toString('utf8') : iconv.decode(bytes, 'cp1252'))
  }
  if (encoding !== 'utf8') return (bytes) => iconv.decode(bytes, encoding)
  // A program may have cut the text within its last character.
  return (bytes) => {
    const text = bytes.toString('utf8')
    return isUtf8(bytes) ? text : text.replace(/\ufffd+$/, '')
  }
}

/** The name in iconv-lite of an encoding in the forms `UTF-8`, `1252`, `ANSI 1252`, `8859-1`, `88591`, `LDID/87`. */
function named(name: string): string | undefined {
  const driver = /^LDID\/(\d+)/i.exec(name)?.[1]
  if (driver !== undefined) return ofDriver(Number(driver))
  if (/^(UTF-?8|65001)\b/i.test(name)) return 'utf8'
  const part = /^(?:ISO)?[-_ ]?8859[-_]?(\d\d?)$/i.exec(name)?.[1]
  const page = /^(?:ANSI|OEM|CP|windows|IBM)?[-_ ]?(\d{3,5})$/i.exec(name)?.[1]
  const wanted = part !== undefined ? `iso8859${part}` : page !== undefined ? `cp${page}` : name
  return iconv.encodingExists(wanted) ? wanted : undefined
}
