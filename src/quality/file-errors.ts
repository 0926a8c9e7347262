import { printable } from '../contract/body.ts'
import { Conflict, QualityError, Unknown } from './errors.ts'

/** The repository has no uploaded file of this name. 404. */
export class FileUnknown extends Unknown {
  constructor(name: string) {
    super(`There is no file ${printable(name)}; the list of files names those that were uploaded.`)
  }
}

/** The repository was deleted while something came in that was to be kept in it. 404. */
export class RepositoryGone extends Unknown {
  constructor() {
    super('The repository was deleted meanwhile, so that nothing was kept in it.')
  }
}

/** A file cannot be deleted while an entity may be loaded from it again. 409. */
export class FileNeeded extends Conflict {
  constructor(name: string, entityName: string) {
    super(
      `The file ${printable(name)} is needed by the entity ${printable(entityName)}; delete that one first, or load it from another file.`,
    )
  }
}

/** An upload has more bytes than one may have. 413. */
export class UploadTooLarge extends QualityError {
  constructor(limitBytes: number) {
    super(
      `The file is larger than the ${limitBytes} bytes that an upload may have; compress it by gzip, or load it from a folder of the server.`,
    )
  }
}

/** The disk has no room for an upload. 503. */
export class NoRoomForUpload extends QualityError {
  constructor(cause: unknown) {
    super(
      'The disk of the server has no room for the file; nothing of it was kept. Delete files that are not needed, or ask the operator for more room.',
      { cause },
    )
  }
}
