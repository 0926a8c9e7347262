import type { RejectReason } from '../../model/reading.ts'

/** A rejected record. */
export interface RejectedRecord {
  readonly reason: RejectReason
  readonly detail: string
  /** Line of the file, from 1, counted with the current terminator. */
  readonly line: number
  /** In bytes of the (expanded) file. */
  readonly offset: number
  readonly length: number
  readonly raw: Buffer
}

/** Details of rejected records, one sentence each. */
export const DETAILS = {
  notClosed: 'A quote opens a field and does not end it.',
  textBehind: 'Text follows the quote that ends a field.',
  blank: (columns: number) => `The line is blank where ${columns} fields are expected.`,
  ragged: (fields: number, columns: number) =>
    `The record has ${fieldsOf(fields)} where ${columns} are expected.`,
  raggedOverLines: (fields: number, columns: number) =>
    `With the lines inside its quotes, the record has ${fieldsOf(fields)} where ${columns} are expected.`,
  tooLong: (limit: number) => `The record is longer than ${limit} bytes.`,
  undecodable: (byte: number, offset: number, encoding: string) =>
    `The byte ${byte.toString(16).toUpperCase().padStart(2, '0')} at offset ${offset} is not a character in ${encoding}.`,
}

const fieldsOf = (count: number) => (count === 1 ? '1 field' : `${count} fields`)
