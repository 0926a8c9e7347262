import { QualityError } from '../model/errors.ts'

/** An encoding of the contract, or a name that is none, that no file can be read in. */
export class EncodingNotSupported extends QualityError {
  readonly encoding: string

  /** @param supported the encodings that files can be read in */
  constructor(encoding: string, supported: readonly string[]) {
    super(
      `Files in the encoding ${JSON.stringify(encoding.slice(0, 100))} cannot be read. These can: ${supported.join(', ')}. Convert the file to utf-8 first.`,
    )
    this.encoding = encoding
  }
}
