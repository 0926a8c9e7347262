import { printable } from '../../contract/body.ts'
import { Conflict, QualityError, Unknown } from '../errors.ts'

/** The repository has no export of this name, or none any more. 404. */
export class ExportUnknown extends Unknown {
  constructor(name: string) {
    super(
      `There is no export ${printable(name)} in this repository; exports expire some time after their job has ended.`,
    )
  }
}

/** The job that writes an export has not ended. 409. */
export class ExportNotReady extends Conflict {
  constructor(name: string, jobId: number) {
    super(`The export ${printable(name)} is still being written: wait for the end of the job ${jobId}.`)
  }
}

/** A download asks for bytes behind the end of the file. 416. */
export class NoSuchBytes extends QualityError {
  readonly size: number

  constructor(size: number) {
    super(`The file has ${size} bytes: ask for a range that begins before its end.`)
    this.size = size
  }
}

/** Why the job of an export has failed. */
export class ExportFailed extends QualityError {}

/** The encoding of an export has no bytes for a character of it. */
export class NotEncodable extends ExportFailed {
  /** @param character one code point */
  constructor(encoding: string, character: string) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    super(
      `The encoding ${encoding} does not have the character ${printable(character)} (U+${code}): choose utf-8, or set "unencodable" to "replace" to have question marks in the place of such characters.`,
    )
  }
}

/** The disk has no room for an export. */
export class NoRoomForExport extends ExportFailed {
  constructor(cause: unknown) {
    super(
      'The disk of the server has no room for the file; nothing of it was kept. Ask for fewer columns or records, or ask the operator for more room.',
      { cause },
    )
  }
}
