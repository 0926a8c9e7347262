import type { Role } from './roles.ts'
import { printable } from '../../lib/text.ts'

/**
 * An error that the caller can correct. The message is a whole sentence that says how. `handlers/errors.ts` maps each
 * class to a status.
 */
export class QualityError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** One fault in the data of a request, and its place. */
export interface DataFault {
  /** A JSON pointer into the body. */
  readonly pointer?: string
  /** The name of a parameter. */
  readonly parameter?: string
  readonly detail: string
}

/** The data of a request has the right form but an invalid meaning. 400. */
export class InvalidData extends QualityError {
  readonly faults: readonly DataFault[]
  constructor(faults: readonly DataFault[]) {
    super(faults.map(({ detail }) => detail).join(' '))
    this.faults = faults
  }
}

/** The request names something that does not exist. 404. */
export class Unknown extends QualityError {}
export class EntityUnknown extends Unknown {
  constructor(entityId: number) {
    super(`There is no entity ${entityId} in this repository.`)
  }
}
/** The entity was deleted while a job worked on it. */
export class EntityGone extends QualityError {
  constructor() {
    super('The entity was deleted.')
  }
}
export class AttributeUnknown extends Unknown {
  /** The name, if earlier rows of the entity had the attribute. */
  readonly lostName: string | undefined

  /** @param present the numbers of the attributes of the entity */
  constructor(attributeId: number, present: readonly number[], lostName?: string) {
    super(
      lostName === undefined
        ? `There is no attribute ${attributeId} in this entity; ${describeAttributes(present)}.`
        : `The attribute ${attributeId}, ${printable(lostName)}, is not in the present rows of this entity: their source has no such column.`,
    )
    this.lostName = lostName
  }
}

/** Numbers have gaps if reloads lost columns. */
function describeAttributes(present: readonly number[]): string {
  if (present.length === 0) return 'it has no attributes yet'
  const last = Math.max(...present)
  if (last === present.length) return `it has ${present.length}`
  return `it has ${present.length}, whose numbers go up to ${last}`
}

export class RowUnknown extends Unknown {
  constructor(row: number, count: number) {
    super(`There is no row ${row} in this entity; it has ${count === 1 ? '1 row' : `${count} rows`}.`)
  }
}
export class SourceFileUnknown extends Unknown {}
/** Virtual columns read columns that the source does not have. */
export class SourceColumnUnknown extends Unknown {
  readonly faults: readonly DataFault[]
  constructor(faults: readonly DataFault[]) {
    super(faults.map(({ detail }) => detail).join(' '))
    this.faults = faults
  }
}
export class ConnectionUnknown extends Unknown {}

/** The state of a resource forbids the operation. 409. */
export class Conflict extends QualityError {}
export class NameTaken extends Conflict {
  constructor(name: string) {
    super(`There is an entity with the name ${printable(name)} already; choose another one.`)
  }
}
/** Another attribute of the entity has the name, or had it in earlier rows. */
export class AttributeNameTaken extends Conflict {
  constructor(
    name: string,
    holder: { readonly id: number; readonly humanName: string; readonly isPresent: boolean },
  ) {
    const which = `the attribute ${holder.id}, ${printable(holder.humanName)}`
    super(
      holder.isPresent
        ? `The name ${printable(name)} is in use: ${which}, has it (letter case and punctuation do not count). Choose another name.`
        : `The name ${printable(name)} is in use: ${which}, had it in earlier rows, and a reload can bring it back. Choose another name.`,
    )
  }
}
/** A name has no visible character. A request that follows the contract can have such a name. */
export class NameInvisible extends Conflict {
  constructor() {
    super('The name has no visible character; write at least one.')
  }
}
/** The entity has no rows yet. */
export class NotLoaded extends Conflict {
  constructor(state: string) {
    super(`The entity is not loaded yet (${state}); wait for the end of its job, or reload it.`)
  }
}
/** The values of the entity have not been counted yet. */
export class NotProfiled extends Conflict {
  constructor(state: string) {
    super(`The entity is not profiled yet (${state}); wait for the end of its job, or reload it.`)
  }
}
/** The source cannot be read as the request describes it. */
export class SourceUnusable extends Conflict {}

export class RepositoryUnknown extends Unknown {
  constructor(name: string) {
    super(`There is no repository ${printable(name)}; the list of repositories names those that there are.`)
  }
}

export class RepositoryNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a repository ${printable(name)} already (letter case does not count); choose another name.`,
    )
  }
}

export class UserUnknown extends Unknown {
  constructor(name: string) {
    super(`There is no user ${printable(name)}.`)
  }
}

export class UserNameTaken extends Conflict {
  constructor(name: string) {
    super(`There is a user ${printable(name)} already (letter case does not count); choose another name.`)
  }
}

export class SessionUnknown extends Unknown {
  constructor() {
    super('There is no such session; it may have been revoked, or it may have expired.')
  }
}

/** Thrown for the user that every server has. */
export class UserNeeded extends Conflict {
  constructor(name: string) {
    super(
      `The user ${name} is the administrator of this server and cannot be deleted; change its password instead.`,
    )
  }
}

export type RefusalReason = 'malformed' | 'wrong-password' | 'unknown-session' | 'session-ended'

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  malformed:
    'The credentials are not well-formed: send the base64 of user name, colon and password, in UTF-8 (RFC 7617).',
  'wrong-password': 'The name or the password is wrong.',
  'unknown-session':
    'This user has no such session (with this sid), or the session has expired: log in again for a new session.',
  'session-ended': 'The session has ended. Sign in again.',
}

/** The credentials are invalid. */
export class CredentialsRefused extends QualityError {
  readonly reason: RefusalReason
  /** Name of the user, if a user of that name exists; for the log. */
  readonly user: string | undefined
  constructor(reason: RefusalReason, user?: string) {
    super(REFUSALS[reason])
    this.reason = reason
    this.user = user
  }
}

/** The credentials are valid, but do not allow the operation. */
export class RoleMissing extends QualityError {
  readonly user: string
  /** @param repository undefined for operations that only administrators of the server may run */
  constructor(user: string, needed: Role, repository: string | undefined) {
    super(
      repository === undefined
        ? 'This needs an administrator of the server.'
        : `This needs the role ${needed} in the repository ${printable(repository)}; ask one of its administrators for it.`,
    )
    this.user = user
  }
}

/** Credentials were not checked: too many wrong credentials came before, or too many checks are running. */
export class TooManyAttempts extends QualityError {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(
      `Too many wrong passwords were given; try again in ${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}.`,
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The repository has no uploaded file of this name. 404. */
export class FileUnknown extends Unknown {
  constructor(name: string) {
    super(`There is no file ${printable(name)}; the list of files names those that were uploaded.`)
  }
}

/** The repository was deleted during a request that stores something in it. 404. */
export class RepositoryGone extends Unknown {
  constructor() {
    super('The repository was deleted during the request, so nothing was stored in it.')
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

/** An upload has more bytes than the limit. 413. */
export class UploadTooLarge extends QualityError {
  constructor(limitBytes: number) {
    super(
      `The file is larger than the ${limitBytes} bytes that an upload may have; compress it by gzip, or load it from a folder of the server.`,
    )
  }
}

/** The disk has no space for an upload. 503. */
export class NoRoomForUpload extends QualityError {
  constructor(cause: unknown) {
    super(
      'The disk of the server has no space for the file, so no part of it was stored. Delete files that are not needed, or ask the operator for more space.',
      { cause },
    )
  }
}

/** The repository has no export of this name, or the export has expired. 404. */
export class ExportUnknown extends Unknown {
  constructor(name: string) {
    super(
      `There is no export ${printable(name)} in this repository; exports expire some time after their job has ended.`,
    )
  }
}

/** The job that writes an export has not ended. 409. */
export class ExportNotReady extends Conflict {
  constructor(name: string, jobNumber: number | undefined) {
    const job = jobNumber === undefined ? 'its job' : `the job ${jobNumber}`
    super(`The export ${printable(name)} is still being written: wait for the end of ${job}.`)
  }
}

/** A download requests bytes after the end of the file. 416. */
export class NoSuchBytes extends QualityError {
  readonly size: number

  constructor(size: number) {
    super(`The file has ${size} bytes: ask for a range that begins before its end.`)
    this.size = size
  }
}

/** Why the job of an export has failed. */
export class ExportFailed extends QualityError {}

/** The encoding of an export cannot represent a character of the export. */
export class NotEncodable extends ExportFailed {
  /**
   * @param character one code point
   * @param isSyntax true if the file cannot be read back without the character, so that it is never replaced
   */
  constructor(encoding: string, character: string, isSyntax = false) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    const remedy = isSyntax
      ? 'the file needs it to separate or quote values. Choose utf-8.'
      : 'choose utf-8, or set "unencodable" to "replace" to write a question mark instead of each such character.'
    super(
      `The encoding ${encoding} does not have the character ${printable(character)} (U+${code}): ${remedy}`,
    )
  }
}

/** The disk has no space for an export. */
export class NoRoomForExport extends ExportFailed {
  constructor(cause: unknown) {
    super(
      'The disk of the server has no space for the file, so no part of it was stored. Export fewer columns or records, or ask the operator for more space.',
      { cause },
    )
  }
}

export class PriorityUnknown extends Unknown {
  constructor(priorityId: number) {
    super(`There is no priority ${priorityId} in this repository.`)
  }
}

export class LibraryEntityUnknown extends Unknown {
  constructor(libraryId: number) {
    super(`There is no library entity ${libraryId} in this repository.`)
  }
}

export class LibraryNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a library entity with the name ${printable(name)} already (letter case does not count); choose another name.`,
    )
  }
}
