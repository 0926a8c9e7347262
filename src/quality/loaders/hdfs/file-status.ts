/** A file or a folder of HDFS. */
export interface FileStatus {
  /** The name in its folder; empty for the path that was asked for. */
  readonly name: string
  readonly isFolder: boolean
  /** Bytes; 0 for folders. */
  readonly length: number
  /** Milliseconds since 1970. */
  readonly modificationTime: number
  /** Number of the file, which another file of the same name does not have; 0 if the server does not tell it. */
  readonly fileId: number
}

/** A part of a folder's entries, and how many follow. */
export interface StatusBatch {
  readonly entries: readonly FileStatus[]
  readonly remaining: number
}

type Json = Readonly<Record<string, unknown>>

/** The answer to GETFILESTATUS. @returns undefined if it has another form */
export const readStatus = (answer: unknown): FileStatus | undefined =>
  statusOf(memberOf(answer, 'FileStatus'))

/** The answer to LISTSTATUS. Links are left out: HDFS does not have them by default. */
export const readStatuses = (answer: unknown): readonly FileStatus[] | undefined =>
  statusesOf(memberOf(answer, 'FileStatuses'))

/** The answer to LISTSTATUS_BATCH. */
export function readBatch(answer: unknown): StatusBatch | undefined {
  const listing = memberOf(answer, 'DirectoryListing')
  const entries = statusesOf(memberOf(memberOf(listing, 'partialListing'), 'FileStatuses'))
  const remaining = memberOf(listing, 'remainingEntries')
  return entries !== undefined && isCount(remaining) ? { entries, remaining } : undefined
}

/** The answer to OPEN with `noredirect`. */
export function readLocation(answer: unknown): string | undefined {
  const location = memberOf(answer, 'Location')
  return typeof location === 'string' ? location : undefined
}

function statusesOf(value: unknown): readonly FileStatus[] | undefined {
  const list = memberOf(value, 'FileStatus')
  if (!Array.isArray(list)) return undefined
  const statuses = list.filter((entry) => memberOf(entry, 'type') !== 'SYMLINK').map(statusOf)
  return statuses.every((status) => status !== undefined) ? statuses : undefined
}

function statusOf(value: unknown): FileStatus | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { pathSuffix, type, length, modificationTime, fileId = 0 } = value as Json
  if (typeof pathSuffix !== 'string' || pathSuffix.includes('/')) return undefined
  if (type !== 'FILE' && type !== 'DIRECTORY') return undefined
  if (!isCount(length) || !isCount(modificationTime) || !isCount(fileId)) return undefined
  return { name: pathSuffix, isFolder: type === 'DIRECTORY', length, modificationTime, fileId }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Json)[name] : undefined

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
