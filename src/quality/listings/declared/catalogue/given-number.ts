import { shown, type Column } from '../../columns.ts'

/** A number with the digits that its author gave. */
export const givenNumber = (humanName: string, description: string, sql: string): Column => ({
  ...shown(humanName, description, sql, (value) => (value === null ? '' : String(Number(value)))),
  operand: { type: 'decimal', of: Number },
})
