/** Documents that are stored as zip archives. They are never archives of data. */

import type { SourceChoice } from '../errors.ts'

/** The place of the length of the first member's name in a zip archive, and of the name (PKWARE APPNOTE 4.3.7). */
const [NAME_LENGTH, NAME] = [26, 30]

/** The first bytes of an archive that are enough for the names of documents. */
export const FIRST_MEMBER_BYTES = 256

/** The first bytes of a document of Office 97 to 2003, which is no archive of zip. */
export const OLD_DOCUMENT = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const sentence = (what: string): string =>
  `The file is ${what}. Set \`type\` to excel if it is a workbook, and load it again. Export the tables of other documents as CSV.`

/** What a request says of a document that is a workbook. */
export const AS_WORKBOOK: SourceChoice = { member: 'type', values: ['excel'] }

export const OLD_OFFICE = sentence('an xls workbook, or another old document of Office')
const OFFICE = sentence('a workbook of Excel, or another document of Office')
const OPEN_DOCUMENT = sentence('an OpenDocument file')

/**
 * The sentence for a document, by a member that each document has; undefined for other members.
 * @param index of the member in the archive
 */
export function documentWith(member: string, index: number): string | undefined {
  if (member.toLowerCase() === '[content_types].xml') return OFFICE
  return index === 0 && member === 'mimetype' ? OPEN_DOCUMENT : undefined
}

/**
 * The sentence for a document whose directory cannot be read, by the likely name of its first member.
 * @param start the first bytes of the archive
 */
export function documentBeginning(start: Buffer): string | undefined {
  const name =
    start.length < NAME ? '' : start.toString('latin1', NAME, NAME + start.readUInt16LE(NAME_LENGTH))
  return documentWith(name, 0) ?? (/^(_rels\/|docProps\/|xl\/)/.test(name) ? OFFICE : undefined)
}
