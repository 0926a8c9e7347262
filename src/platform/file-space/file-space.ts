import { OperatorError } from '../operator-error.ts'

/** Uploads, and exports. */
export type ContentKind = 'files' | 'exports'

/** Which content it is. The name is not the user's: it has letters of ASCII, digits, hyphens and points only. */
export interface ContentPlace {
  readonly kind: ContentKind
  readonly repositoryId: number
  readonly name: string
}

/** A content whose bytes are known. */
export interface KnownContent extends ContentPlace {
  readonly bytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

/** A content that lies in a space, or the rest of one that was not completed. */
export interface FoundContent extends ContentPlace {
  readonly modifiedAt: Date
}

/** Gives the folder of a reading, which is on the disk of DATA_DIR. The caller removes it after the reading. */
export type ReadingFolder = () => Promise<string>

/**
 * The place of the contents of uploads and exports (FILES_URL). Contents are written once and never changed. A content is
 * whole as soon as it can be found. All calls throw FileSpaceUnavailable if the space cannot be reached.
 */
export interface FileSpace {
  readonly kind: 'folder' | 's3'
  /** Where it is, as messages for operators name it. It contains no credentials. */
  readonly location: string
  /** A UUID that stands in the space itself. Two servers with different spaces have different ids. */
  readonly id: string
  /**
   * True if only the server that holds the lock of DATA_DIR writes to it. So at its start, a content without a row is a
   * leftover. In other spaces, another server may be about to write its row.
   */
  readonly isPrivate: boolean

  /** Writes a content; it survives a power failure from then on. If it fails, there is no content. */
  write(place: ContentPlace, content: AsyncIterable<Uint8Array>): Promise<void>

  /** Moves or copies a file of this server into the space, as `write`. The file may be gone afterwards. */
  adopt(place: ContentPlace, path: string): Promise<void>

  /**
   * The bytes from the first to the last offset, both inclusive. They are requested when the first is taken.
   * @throws ContentGone
   */
  read(place: ContentPlace, first: number, last: number): AsyncIterable<Uint8Array>

  /**
   * A path at which programs read the content. The path is valid until the folder is removed.
   * @returns the content's own path, or that of a copy in the folder, whose bytes and digest are right
   * @throws ContentGone, or the signal's reason
   */
  local(content: KnownContent, folder: ReadingFolder, signal: AbortSignal): Promise<string>

  /** Removes a content, if it exists. Reads in progress may fail. */
  remove(place: ContentPlace, signal?: AbortSignal): Promise<void>

  /**
   * Everything that lies in the space, some hundreds at a time.
   * @param repositoryId undefined: of all repositories
   */
  list(kind: ContentKind, repositoryId?: number): AsyncIterable<readonly FoundContent[]>

  /**
   * Removes what writers left behind that `list` does not show, if they began before a time.
   * @param isOwn true for the names of contents of this catalogue
   */
  removeUnfinished(before: Date, isOwn: (name: string) => boolean): Promise<void>

  close(): Promise<void>
}

/** The space cannot be used at the moment. The cause says why, for the operator. Transient. */
export class FileSpaceUnavailable extends OperatorError {
  constructor(cause: unknown) {
    super('The storage of uploads and exports cannot be used at the moment; try again later.', { cause })
  }
}

/** The space does not have the content, because it was removed since its row was read. */
export class ContentGone extends Error {
  constructor({ kind, repositoryId, name }: ContentPlace, options?: ErrorOptions) {
    super(`There is no content ${name} of the ${kind} of repository ${repositoryId}.`, options)
  }
}

/**
 * Why two servers may not use a space, as a sentence.
 * @param filesShared the setting FILES_SHARED
 * @returns undefined if they may
 */
export function sharedFault(
  { kind, location }: Pick<FileSpace, 'kind' | 'location'>,
  filesShared: 'no' | 'yes',
): string | undefined {
  return kind === 's3' || filesShared === 'yes'
    ? undefined
    : `Several servers share the catalogue, but uploads and exports are in the folder ${location}. Set FILES_URL to a bucket, or to a folder that all servers see, with FILES_SHARED=yes.`
}
