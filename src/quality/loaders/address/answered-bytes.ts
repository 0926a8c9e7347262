import type { IncomingMessage } from 'node:http'
import { printable } from '../../../lib/text.ts'
import { SourceUnreadable } from '../errors.ts'
import type { AddressedFile } from './addressed-file.ts'

/** Which bytes of a file an answer has. */
export interface Answered {
  /** Place of the first byte in the file. */
  readonly start: number
  /** Place after the last byte; undefined if the end of the answer tells it. */
  readonly end: number | undefined
  /** Length of the file; undefined if the server does not tell it. */
  readonly total: number | undefined
  /** The entity tag, if it stands for exactly these bytes (RFC 9110, 8.8.3); undefined otherwise. */
  readonly version: string | undefined
}

/** Codings of the content that a reader of files expands itself, because it recognises them. */
const EXPANDED = ['identity', 'gzip', 'x-gzip', 'zstd']

/**
 * Reads the head of an answer with the status 200, 206 or 416.
 * @throws SourceUnreadable
 */
export function readAnswer(
  { host, name }: AddressedFile,
  response: IncomingMessage,
): Answered | 'no such bytes' {
  const { statusCode, headers } = response
  if (statusCode === 416) return 'no such bytes'
  const coding = headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (!EXPANDED.includes(coding))
    throw new SourceUnreadable(
      `${host} sends ${printable(name)} encoded as ${printable(coding)}, which is not expanded; let the server send the file as it is.`,
    )
  const version = /^"[^"]*"$/.exec(headers.etag ?? '')?.[0]
  const length = lengthOf(headers['content-length'])
  if (statusCode === 206) {
    const [, first, last, all] =
      /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(headers['content-range'] ?? '') ?? []
    if (first === undefined || Number(last) < Number(first))
      throw new SourceUnreadable(
        `${host} sends a part of ${printable(name)} and does not say which; let the server send the file as a whole.`,
      )
    return { start: Number(first), end: Number(last) + 1, total: lengthOf(all), version }
  }
  // Without both, the end of a file looks like a broken connection.
  if (length === undefined && headers['transfer-encoding'] === undefined)
    throw new SourceUnreadable(
      `${host} does not say how long ${printable(name)} is, so that a broken connection would look like its end; let the server send Content-Length.`,
    )
  return { start: 0, end: length, total: length, version }
}

const lengthOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
