import { QualityError } from '../model/errors.ts'

/** A place in a text, from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A fault of a file of rules. */
export interface FileFault extends Place {
  readonly path: string
  /** Complete sentences with the correction. */
  readonly message: string
}

/** More faults do not help the user. */
const MAX_SHOWN = 50

/** Files of rules cannot be used. The message has a line for each fault, with its file, line and column. */
export class RuleFilesInvalid extends QualityError {
  readonly faults: readonly FileFault[]

  /** @param faults at least one */
  constructor(faults: readonly FileFault[]) {
    const lines = faults
      .slice(0, MAX_SHOWN)
      .map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`)
    const rest = faults.length - lines.length
    super([...lines, ...(rest > 0 ? [`There are ${rest} more faults.`] : [])].join('\n'))
    this.faults = faults
  }
}
