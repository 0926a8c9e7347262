import { QualityError } from '../../model/errors.ts'

/** A place in a file, both from 1. Columns count characters. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A fault in a Data Dictionary file. The message says where it is and how to correct it. */
export class InvalidDictionary extends QualityError implements Place {
  readonly line: number
  readonly column: number

  constructor({ line, column }: Place, sentence: string) {
    super(`Line ${line}, column ${column} of the Data Dictionary file: ${sentence}`)
    this.line = line
    this.column = column
  }
}
