import { QualityError } from '../../model/errors.ts'

/** A place in a copybook. */
export interface Position {
  /** The name of the copybook as the user knows it, without a path of the server. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, after tabs were expanded to stops of 8 columns. */
  readonly column: number
}

/** A copybook that is not valid COBOL, or has something that is not supported. */
export class InvalidCopybook extends QualityError {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, after tabs were expanded to stops of 8 columns. */
  readonly column: number

  constructor({ file, line, column }: Position, sentence: string) {
    super(`Line ${line}, column ${column} of ${file}: ${sentence}`)
    this.file = file
    this.line = line
    this.column = column
  }
}

/** Shortens a text of the copybook for a message. */
export const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
