import { QualityError } from '../model/errors.ts'

/** A name that no encoding of the contract has. */
export class EncodingUnknown extends QualityError {
  /** @param known the encodings of the contract */
  constructor(encoding: string, known: readonly string[]) {
    super(
      `There is no encoding ${JSON.stringify(encoding.slice(0, 100))}. Use one of these: ${known.join(', ')}.`,
    )
  }
}
