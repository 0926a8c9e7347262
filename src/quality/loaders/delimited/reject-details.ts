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
