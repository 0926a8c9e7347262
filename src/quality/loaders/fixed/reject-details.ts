/** Details of rejected records, one sentence each. Offsets of fields are in bytes from the start of the record. */

/** Bytes of a field that a sentence shows. */
const MAX_SHOWN_BYTES = 16

/** @param expected such as `packed number of 5 digits` */
export const badField = (name: string, offset: number, bytes: Buffer, expected: string): string =>
  `The field ${name} at offset ${offset} holds ${shown(bytes)}, which is no ${expected}.`

export const badCount = (name: string, offset: number, bytes: Buffer, min: number, max: number): string =>
  `The field ${name} at offset ${offset} holds ${shown(bytes)}, which is no number of occurrences from ${min} to ${max}.`

export const wrongLength = (length: number, min: number, max: number): string =>
  `The record has ${bytesOf(length)} where the layout has ${min === max ? max : `${min} to ${max}`}.`

export const cutField = (name: string, offset: number, fieldLength: number, length: number): string =>
  `The record has ${bytesOf(length)} and ends before the field ${name} does, which has ${bytesOf(fieldLength)} at offset ${offset}.`

/**
 * @param fileLength of the records, without the header and the trailer of the file
 * @param length of a record, with its header and trailer
 * @param rest length of what is no whole record
 */
export const cutFile = (fileLength: number, length: number, rest: number): string =>
  `The file has ${bytesOf(fileLength)}, which is no multiple of the record's ${bytesOf(length)}: the last ${bytesOf(rest)} are no record.`

/** @param isMeasured false if the record needs more bytes than `wanted` */
export const cutRecord = (length: number, wanted: number, isMeasured: boolean): string =>
  `The last ${bytesOf(length)} of the file are no record, which needs ${isMeasured ? '' : 'at least '}${bytesOf(wanted)}.`

export const tooLong = (limit: number): string => `The record is longer than ${limit} bytes.`

const bytesOf = (count: number): string => (count === 1 ? '1 byte' : `${count} bytes`)

function shown(bytes: Buffer): string {
  const pairs = bytes.subarray(0, MAX_SHOWN_BYTES).toString('hex').toUpperCase().match(/../g) ?? []
  return pairs.join(' ') + (bytes.length > MAX_SHOWN_BYTES ? ` … (${bytesOf(bytes.length)})` : '')
}
