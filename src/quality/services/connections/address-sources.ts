import { join } from 'node:path'
import { faultOfKey } from '../../../lib/s3/s3-address.ts'
import { printable } from '../../../lib/text.ts'
import type { ListedEntry } from '../../listings/file-rows.ts'
import { ADDRESS_TIMES, type AddressedFile } from '../../loaders/address/addressed-file.ts'
import { download } from '../../loaders/address/download.ts'
import { faultOfPath } from '../../loaders/address/http-address.ts'
import { HttpFile } from '../../loaders/address/http-file.ts'
import { statusFault } from '../../loaders/address/status-fault.ts'
import { S3Client } from '../../loaders/address/s3/s3-client.ts'
import type { AddressSettings } from '../../loaders/connections/connection-settings.ts'
import { compressionOf, MAGIC_BYTES } from '../../loaders/compression/compression.ts'
import { LocalFile } from '../../loaders/compression/local-file.ts'
import { InvalidSource, SourceUnreadable, TooLongToShow } from '../../loaders/errors.ts'
import { repeated } from '../../loaders/http/attempts.ts'
import { namePattern } from '../../loaders/name-pattern.ts'
import type { FileLocation } from '../../loaders/source-location.ts'
import { AddressNotListed } from '../../model/connection-errors.ts'
import type { SourceLogin } from '../../model/connection.ts'
import { byExtension } from './by-extension.ts'

/** Objects that one listing reads, a thousand with each request. */
const MAX_OBJECTS = 1_000_000

/** An http or s3 connection, ready to be read. */
export interface OpenAddress {
  readonly settings: AddressSettings
  readonly login: SourceLogin
}

/** Where files of other servers are kept while they are read. */
export interface DownloadPlace {
  /** A folder of this server's own data. The caller removes it after the reading. */
  readonly folder: () => Promise<string>
  /** Bytes from the beginning that are enough, and at most those of a whole file; undefined: the whole file is needed. */
  readonly firstBytes?: { readonly enough: number; readonly most: number } | undefined
  /** @param total bytes of the file; undefined if the server does not tell it */
  readonly onBytes?: ((bytes: number, total: number | undefined) => void) | undefined
}

/** Reads files of web servers and buckets. Each file is downloaded before it is read, so each format can be read. */
export class AddressSources {
  readonly #maxBytes: number
  #number = 0

  /** @param maxBytes of a file (DOWNLOAD_LIMIT_BYTES) */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** @throws InvalidSource if the name of a file cannot belong to the connection */
  check({ settings }: Pick<OpenAddress, 'settings'>, name: string, member = 'sourceFile'): void {
    const fault = settings.kind === 'http' ? faultOfPath(name) : faultOfKey(name)
    if (fault === undefined) return
    const what = settings.kind === 'http' ? 'path' : 'key'
    throw new InvalidSource([
      { pointer: `/data/connectInfo/${member}`, detail: `The ${what} in ${member} ${fault}.` },
    ])
  }

  /**
   * Downloads a file.
   * @param needsWhole true if the format cannot be read from its beginning
   * @throws InvalidSource, SourceFileUnknown, SourceUnreadable, or the signal's reason
   */
  async fetch(
    open: OpenAddress,
    name: string,
    { folder, firstBytes, onBytes }: DownloadPlace,
    needsWhole: boolean,
    signal: AbortSignal,
  ): Promise<FileLocation> {
    this.check(open, name)
    const file = fileOf(open, name)
    const fetched = async (part: 'beginning' | 'whole'): Promise<FileLocation> => {
      const path = join(await folder(), String(++this.#number))
      const maxBytes = Math.min(this.#maxBytes, firstBytes?.most ?? Infinity)
      const tooLong = (bytes: number | undefined): Error =>
        firstBytes === undefined
          ? tooLongFor(this.#maxBytes, name, bytes)
          : tooLongToShow(maxBytes, name, bytes)
      const enough = part === 'whole' ? undefined : firstBytes?.enough
      const request = { path, maxBytes: enough ?? maxBytes, tooLong, firstBytes: enough, onBytes }
      const { bytes, isWhole } = await download(file, request, signal)
      return { kind: 'file', path, bytes, firstBytes: isWhole ? undefined : bytes - 1 }
    }
    if (needsWhole || firstBytes === undefined) return fetched('whole')
    const beginning = await fetched('beginning')
    // The directory of a zip archive is at its end.
    const isZip = compressionOf(await LocalFile.head(beginning.path, MAGIC_BYTES)) === 'zip'
    return isZip && beginning.firstBytes !== undefined ? fetched('whole') : beginning
  }

  /**
   * Asks the server.
   * @returns a sentence about what it says
   * @throws SourceUnreadable, or the signal's reason
   */
  async test({ settings, login }: OpenAddress, signal: AbortSignal): Promise<string> {
    if (settings.kind === 's3') {
      const { objects, continuation } = await new S3Client(settings.s3, login).list(undefined, signal)
      const count = `${continuation === undefined ? '' : 'more than '}${objects.length}`
      return `The bucket can be read. It has ${count} ${count === '1' ? 'object' : 'objects'} below the prefix.`
    }
    const file = new HttpFile(settings.http, login, '')
    const headers = { 'Accept-Encoding': 'identity', Range: 'bytes=0-0' }
    const status = await repeated(ADDRESS_TIMES, signal, async () => {
      const response = await file.answer(headers, ADDRESS_TIMES, signal)
      response.destroy()
      const { statusCode = 0 } = response
      // Many servers do not show a folder itself, but the files in it.
      if (statusCode >= 500 || statusCode === 401 || statusCode === 407)
        throw statusFault(file.host, statusCode, '/')
      return statusCode
    })
    return `The server answers (status ${status} for the address itself). It cannot list its files, so only a preview or a load of a file shows whether the file can be read.`
  }

  /**
   * The objects of a bucket below the prefix of the connection.
   * @throws AddressNotListed, SourceUnreadable, or the signal's reason
   */
  async *entries(
    { settings, login }: OpenAddress,
    patterns: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<ListedEntry[]> {
    if (settings.kind === 'http') throw new AddressNotListed()
    const { prefix, dataExtensions } = settings.s3
    const client = new S3Client(settings.s3, login)
    const matchers = [byExtension(dataExtensions), ...patterns.map(namePattern)]
    let continuation: string | undefined
    let count = 0
    do {
      const page = await client.list(continuation, signal)
      count += page.objects.length
      if (count > MAX_OBJECTS)
        throw new SourceUnreadable(
          `The bucket has more than ${MAX_OBJECTS} objects below the prefix, which are too many to list; add a connection with a longer PREFIX.`,
        )
      yield (
        page.objects
          .filter(({ key }) => key.startsWith(prefix))
          .map(({ key, bytes }) => ({
            name: key.slice(prefix.length),
            kind: 'file' as const,
            size: bytes,
            rows: null,
          }))
          // Programs write empty objects with a slash at the end in the place of folders.
          .filter(
            ({ name }) => name !== '' && !name.endsWith('/') && matchers.every((matches) => matches(name)),
          )
      )
      continuation = page.continuation
    } while (continuation !== undefined)
  }
}

const fileOf = ({ settings, login }: OpenAddress, name: string): AddressedFile =>
  settings.kind === 'http'
    ? new HttpFile(settings.http, login, name)
    : new S3Client(settings.s3, login).file(name)

const lengthIn = (bytes: number | undefined): string =>
  bytes === undefined ? 'more bytes than are allowed' : `${bytes} bytes`

const tooLongFor = (limit: number, name: string, bytes: number | undefined): SourceUnreadable =>
  new SourceUnreadable(
    `The file ${printable(name)} has ${lengthIn(bytes)}, and at most ${limit} are downloaded; split it, or ask the operator of the server to raise DOWNLOAD_LIMIT_BYTES.`,
  )

const tooLongToShow = (limit: number, name: string, bytes: number | undefined): TooLongToShow =>
  new TooLongToShow(
    `The file ${printable(name)} has ${lengthIn(bytes)}. A preview of its format downloads the whole file, of at most ${limit} bytes; load it without a preview, or ask the operator of the server to raise PREVIEW_LIMIT_BYTES.`,
  )
