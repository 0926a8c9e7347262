import { type DataFault, InvalidData, QualityError, SourceColumnUnknown } from '../model/errors.ts'

/**
 * The reason why a source file could not be read completely. The message is a sentence for the user who requested the
 * load. It contains no path of the server.
 */
export abstract class ReadingError extends QualityError {
  /** What the request could say instead, if the source tells it. */
  readonly choice: SourceChoice | undefined

  constructor(
    message: string,
    { choice, ...options }: ErrorOptions & { choice?: SourceChoice | undefined } = {},
  ) {
    super(message, options)
    this.choice = choice
  }
}

/** A member of the description of a source, and values that fit the source. */
export interface SourceChoice {
  readonly member: 'type' | 'member' | 'table' | 'sheet' | 'records'
  readonly values: readonly string[]
}

/** The file does not exist, is not a regular file, or the disk or this process failed during the reading. */
export class SourceUnreadable extends ReadingError {}

/** A preview needs the whole file, which is too long for it. A load can read it. */
export class TooLongToShow extends ReadingError {}

/** The file is in another format than the request says. */
export class OtherFormat extends ReadingError {}

/** The file has its records inside of one value, and the request does not say where. */
export class RecordsUnnamed extends ReadingError {}

/** The source has more columns than an entity may have. */
export class FileTooWide extends ReadingError {}

/** The header record cannot be read. */
export class HeaderUnreadable extends ReadingError {}

/** More records were rejected than the load allows. */
export class TooManyRejected extends ReadingError {}

/** A compressed file holds more bytes than are allowed. */
export class ExpandsTooFar extends ReadingError {}

/** A compressed file is cut off or damaged. */
export class CompressedFileBroken extends ReadingError {}

/** A compressed file is encrypted, or uses a part of its format that cannot be read. */
export class CannotExpand extends ReadingError {}

/** An archive does not have the member that a request names, or has several and the request names none. */
export class MemberUnknown extends ReadingError {}

/** A file of records of variable length has a length that no record can have. */
export class BadRecordLength extends ReadingError {}
/** The file violates its format, and nothing after the fault can be read. */
export class SourceBroken extends ReadingError {}

/** The workbook has no such sheet. */
export class SheetUnknown extends ReadingError {}

/** The database file has no such table, or what it has is no table. */
export class TableUnknown extends ReadingError {}

/** The part of a file that a preview reads contains no record of the sample. */
export class NothingWithinReach extends ReadingError {}

/** A database, its driver or the driver manager failed. The message has the driver's text and SQLSTATE. */
export class DatabaseFailed extends ReadingError {}

/** @param bytes number of bytes that were read */
export const nothingWithin = (bytes: number) =>
  new NothingWithinReach(
    `The first ${bytes} bytes of the source file contain no record of the sample: let the sample begin earlier, or raise PREVIEW_LIMIT_BYTES.`,
  )

const CLASSES = {
  SourceUnreadable,
  OtherFormat,
  RecordsUnnamed,
  FileTooWide,
  HeaderUnreadable,
  TooManyRejected,
  ExpandsTooFar,
  CompressedFileBroken,
  CannotExpand,
  MemberUnknown,
  SourceBroken,
  SheetUnknown,
  TableUnknown,
  NothingWithinReach,
  DatabaseFailed,
  BadRecordLength,
}

/** An error as the worker sends it: a cloned error loses its class. */
export interface SentError {
  readonly name: string
  readonly message: string
  /** Only of InvalidData and SourceColumnUnknown. */
  readonly faults?: readonly DataFault[]
  /** Only of reading errors. */
  readonly choice?: SourceChoice
}

export function sentError(error: unknown): SentError {
  if (error instanceof InvalidData || error instanceof SourceColumnUnknown)
    return { name: error.name, message: error.message, faults: error.faults }
  if (error instanceof ReadingError && error.choice)
    return { name: error.name, message: error.message, choice: error.choice }
  if (error instanceof QualityError) return { name: error.name, message: error.message }
  return { name: 'SourceUnreadable', message: unexpected(error) }
}

/** Restores the error that the worker threw, with its class. */
export const receivedError = ({ name, message, faults, choice }: SentError): QualityError => {
  const withFaults = { InvalidData, InvalidSource, SourceColumnUnknown }
  return faults
    ? new withFaults[name as keyof typeof withFaults](faults)
    : new CLASSES[name as keyof typeof CLASSES](message, { choice })
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'The source file does not exist; upload it again or name another one.',
  EISDIR: 'The source is a folder; name a file in it.',
  EACCES: 'The server may not read the source file; give the server read permission.',
  ENOSPC: 'The disk of the server is full; free some space and load the file again.',
}

function unexpected(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return SYSTEM_ERRORS[code ?? ''] ?? `The source file cannot be read: ${code ?? message}.`
}

/** A load failed for a reason that the user can correct. The message is the job's reason. */
export class LoadFailed extends QualityError {}

/** The description of a source is contradictory or has an invalid value. */
export class InvalidSource extends InvalidData {}

/** A schema file cannot be understood. The message says where and why. */
export class SchemaFileFault extends QualityError {}

/** A syntax error in a DDL file, with its line. */
export class InvalidDdl extends SchemaFileFault {
  /** From 1. */
  readonly line: number

  constructor(line: number, sentence: string) {
    super(`Line ${line} of the DDL: ${sentence}`)
    this.line = line
  }
}

/** A text that is not a Tcl list. */
export class InvalidTclList extends QualityError {}
