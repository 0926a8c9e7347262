import { QualityError } from '../model/errors.ts'

/** An encoding of the contract that is not supported, or an unknown name. */
export class EncodingNotSupported extends QualityError {
  readonly encoding: string

  /** @param supported the supported encodings of files */
  constructor(encoding: string, supported: readonly string[]) {
    super(
      `Files in the encoding ${JSON.stringify(encoding.slice(0, 100))} cannot be read. These can: ${supported.join(', ')}. Convert the file to utf-8 first.`,
    )
    this.encoding = encoding
  }
}
