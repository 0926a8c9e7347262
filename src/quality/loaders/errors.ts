import { type DataFault, InvalidData, QualityError, SourceColumnUnknown } from '../model/errors.ts'

/**
 * Why a source file could not be read as a whole. Each message is a sentence for whoever asked for the load; none
 * names a path of the server.
 */
export abstract class ReadingError extends QualityError {}

/** The file is not there, is no file, or the disk or this process failed while it was read. */
export class SourceUnreadable extends ReadingError {}

/** The first record has more columns than a data set may have. */
export class FileTooWide extends ReadingError {}

/** The record that must name the columns cannot be read. */
export class HeaderUnreadable extends ReadingError {}

/** More records were rejected than the load may lose. */
export class TooManyRejected extends ReadingError {}

/** A compressed file holds more bytes than are allowed. */
export class ExpandsTooFar extends ReadingError {}

/** A compressed file is cut off or damaged. */
export class GzipBroken extends ReadingError {}

/** What a preview looks at of a file holds nothing that it could show. */
export class NothingWithinReach extends ReadingError {}

/** @param bytes what was looked at */
export const nothingWithin = (bytes: number) =>
  new NothingWithinReach(
    `The first ${bytes} bytes of the source file contain no record of the sample: let the sample begin earlier, or raise PREVIEW_LIMIT_BYTES.`,
  )

const CLASSES = {
  SourceUnreadable,
  FileTooWide,
  HeaderUnreadable,
  TooManyRejected,
  ExpandsTooFar,
  GzipBroken,
  NothingWithinReach,
}
const WITH_FAULTS = { InvalidData, SourceColumnUnknown }

/** An error as it is sent from the worker: a clone of an error forgets its class. */
export interface SentError {
  readonly name: string
  readonly message: string
  /** Of InvalidData and SourceColumnUnknown. */
  readonly faults?: readonly DataFault[]
}

export function sentError(error: unknown): SentError {
  if (error instanceof InvalidData || error instanceof SourceColumnUnknown)
    return { name: error.name, message: error.message, faults: error.faults }
  if (error instanceof QualityError) return { name: error.name, message: error.message }
  return { name: 'SourceUnreadable', message: unexpected(error) }
}

/** The error that the worker threw, in its class again. */
export const receivedError = ({ name, message, faults }: SentError): QualityError =>
  faults
    ? new WITH_FAULTS[name as keyof typeof WITH_FAULTS](faults)
    : new CLASSES[name as keyof typeof CLASSES](message)

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

/** A load came to nothing for a reason that its user can do something about; the message is the job's reason. */
export class LoadFailed extends QualityError {}

/** The description of a source contradicts itself, or says what no source has. */
export class InvalidSource extends InvalidData {}

/** A file of DDL that can't be understood, and where. */
export class InvalidDdl extends QualityError {
  /** From 1. */
  readonly line: number

  constructor(line: number, sentence: string) {
    super(`Line ${line} of the DDL: ${sentence}`)
    this.line = line
  }
}

/** A text that is no Tcl list. */
export class InvalidTclList extends QualityError {}
