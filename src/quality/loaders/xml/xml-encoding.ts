import { decodeText, ENCODINGS } from '../../values/encodings.ts'
import { SourceUnreadable } from '../errors.ts'
import { SENTENCES } from './sentences.ts'

/** Bytes in which the declaration is searched. */
export const DECLARATION_BYTES = 1024

/** Names of IANA that the contract's names do not follow from. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  'us-ascii': 'ascii',
  latin1: 'iso8859-1',
  latin2: 'iso8859-2',
  shift_jis: 'shiftjis',
  sjis: 'shiftjis',
  'windows-31j': 'cp932',
  gbk: 'cp936',
  macintosh: 'macRoman',
}

const BY_LOWER_CASE = new Map(ENCODINGS.map((name) => [name.toLowerCase(), name]))

/**
 * The encoding of an XML file: its byte order mark, its form of UTF-16, or its declaration (XML 1.0, appendix F).
 * @param head the first bytes
 * @throws SourceUnreadable if the declaration names an encoding that cannot be read
 */
export function encodingOfXml(head: Buffer): string {
  const start = head.toString('latin1', 0, DECLARATION_BYTES)
  if (/^(\xff\xfe|\xfe\xff)/.test(start)) return 'unicode'
  if (start.startsWith('<\0')) return 'utf-16le'
  if (start.startsWith('\0<')) return 'utf-16be'
  if (start.startsWith('\xef\xbb\xbf')) return 'utf-8'
  const [declaration, declared] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"'<>]*)["']/.exec(start) ?? []
  // The text of a declaration of UTF-16 was already read as ASCII, so that the file was converted.
  if (declared === undefined || /^(utf-?16|ucs-?2|unicode)/i.test(declared)) return 'utf-8'
  const name = declared.toLowerCase()
  const plain = name
    .replace(/^iso[-_]?8859/, 'iso8859')
    .replace(/^iso8859_/, 'iso8859-')
    .replace(/^(windows|ibm)-?(?=\d)/, 'cp')
    .replace(/^iso-2022/, 'iso2022')
  const found = BY_LOWER_CASE.get(OTHER_NAMES[name] ?? plain)
  // The declaration is ASCII, so that an encoding such as EBCDIC cannot be that of the file.
  if (found === undefined || decodeText(Buffer.from(declaration!, 'latin1'), found) !== declaration)
    throw new SourceUnreadable(SENTENCES.encodingUnknown(declared))
  return found
}
