import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { decodedKey, readObjectList, readS3Document, timeOf } from '../../lib/s3/read-answer.ts'
import type { Logger } from '../logging.ts'
import { OperatorError } from '../operator-error.ts'
import {
  type ContentKind,
  ContentGone,
  type ContentPlace,
  type FileSpace,
  FileSpaceUnavailable,
  type FoundContent,
  type KnownContent,
  type ReadingFolder,
} from './file-space.ts'
import { hashed, writeTo } from './content-streams.ts'
import type { LocalCopies } from './local-copies.ts'
import { S3Fault, subject } from './s3-fault.ts'
import { type S3Requests, textBody } from './s3-requests.ts'
import { abandonUpload, sendFile } from './s3-upload.ts'

export interface S3SpaceOptions {
  readonly requests: S3Requests
  readonly copies: LocalCopies
  readonly logger: Pick<Logger, 'warn'>
  /** Longer files are sent in parts. For tests. */
  readonly partBytes?: number | undefined
}

const ID_KEY = '.files-id'
const FOREVER = new AbortController().signal

/**
 * Contents as objects of a bucket, `<prefix><kind>/<repository>/<name>`. A content is first written to a file of this
 * server and then sent, so a client that goes away leaves nothing in the bucket, and a broken connection is repaired
 * without the client.
 */
export class S3Space implements FileSpace {
  readonly kind = 's3'
  readonly isPrivate = false
  readonly location: string
  readonly id: string
  readonly #options: S3SpaceOptions
  readonly #requests: S3Requests
  readonly #prefix: string

  private constructor(options: S3SpaceOptions, id: string) {
    const { bucket } = options.requests
    this.#options = options
    this.#requests = options.requests
    this.#prefix = bucket.prefix
    this.location = `s3://${bucket.bucket}/${bucket.prefix}`
    this.id = id
  }

  /**
   * Checks that objects can be listed, written, read and deleted.
   * @throws OperatorError
   */
  static async open(options: S3SpaceOptions): Promise<S3Space> {
    const { requests } = options
    const { prefix } = requests.bucket
    const key = `${prefix}.probe-${randomUUID()}`
    const probe = textBody('probe')
    const list = { 'list-type': '2', 'max-keys': '1', ...(prefix !== '' && { prefix }) }
    await requests.text({ method: 'GET', key: '', query: list }, FOREVER)
    await requests.text({ method: 'PUT', key, body: probe }, FOREVER)
    await requests.text({ method: 'DELETE', key }, FOREVER)
    return new S3Space(options, await idOf(requests, prefix + ID_KEY))
  }

  async write(place: ContentPlace, content: AsyncIterable<Uint8Array>): Promise<void> {
    const { copies } = this.#options
    const path = await copies.temporary()
    try {
      const bytes = await writeTo(path, content)
      await this.adopt(place, path)
      // Who uploads a file loads it next.
      await copies.keep(nameOfCopy(place), path, bytes)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  adopt(place: ContentPlace, path: string): Promise<void> {
    return this.#told(() => sendFile(path, this.#keyOf(place), this.#options, FOREVER))
  }

  async *read(place: ContentPlace, first: number, last: number): AsyncGenerator<Uint8Array> {
    yield* this.#read(place, first, last, FOREVER)
  }

  async local(content: KnownContent, folder: ReadingFolder, signal: AbortSignal): Promise<string> {
    const name = nameOfCopy(content)
    const fetch = (path: string, ending: AbortSignal): Promise<void> => this.#fetch(content, path, ending)
    return this.#options.copies.linked({ name, bytes: content.bytes }, folder, fetch, signal)
  }

  async remove(place: ContentPlace, signal = FOREVER): Promise<void> {
    await this.#options.copies.drop(nameOfCopy(place))
    await this.#told(() => this.#requests.text({ method: 'DELETE', key: this.#keyOf(place) }, signal))
  }

  async *list(kind: ContentKind, repositoryId?: number): AsyncGenerator<FoundContent[]> {
    const prefix = `${this.#prefix}${kind}/${repositoryId === undefined ? '' : `${repositoryId}/`}`
    for (let continuation: string | undefined; ;) {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(continuation !== undefined && { 'continuation-token': continuation }),
      }
      const page = await this.#told(async () => {
        const { text } = await this.#requests.text({ method: 'GET', key: '', query }, FOREVER)
        return readObjectList(text) ?? this.#strange()
      })
      yield page.objects.flatMap(({ key, modifiedAt }) => {
        const place = this.#placeOf(key)
        return place && modifiedAt ? [{ ...place, modifiedAt }] : []
      })
      continuation = page.continuation
      if (continuation === undefined) return
    }
  }

  async removeUnfinished(before: Date, isOwn: (name: string) => boolean): Promise<void> {
    const query = { uploads: '', 'encoding-type': 'url', prefix: this.#prefix }
    await this.#told(async () => {
      // Those that are removed make room for the rest on the next page, so a page a call is enough.
      const { text } = await this.#requests.text({ method: 'GET', key: '', query }, FOREVER)
      const { texts, rows } = readS3Document(text, 'ListMultipartUploadsResult/Upload') ?? {}
      if (texts?.['ListMultipartUploadsResult'] === undefined) return this.#strange()
      const isEncoded = texts['ListMultipartUploadsResult/EncodingType'] === 'url'
      for (const { Key: given = '', UploadId: uploadId = '', Initiated: initiated } of rows ?? []) {
        const key = isEncoded ? (decodedKey(given) ?? '') : given
        const begun = timeOf(initiated)
        const place = this.#placeOf(key)
        if (place && isOwn(place.name) && begun && begun < before)
          await abandonUpload(this.#requests, key, uploadId)
      }
    })
  }

  async close(): Promise<void> {
    await this.#options.copies.close()
    this.#requests.close()
  }

  /** Goes on at the byte where a connection broke: a content never changes. */
  async *#read(
    place: ContentPlace,
    first: number,
    last: number,
    signal: AbortSignal,
  ): AsyncGenerator<Buffer> {
    const key = this.#keyOf(place)
    for (let at = first, failures = 0; at <= last;) {
      try {
        const headers = { Range: `bytes=${at}-${last}` }
        const response = await this.#requests.open({ method: 'GET', key, headers }, signal)
        for await (const piece of this.#requests.pieces(response)) {
          signal.throwIfAborted()
          if (piece.length === 0) continue
          at += piece.length
          failures = 0
          yield piece
        }
        if (at <= last) throw this.#cut()
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof S3Fault && error.status === 404) throw new ContentGone(place, { cause: error })
        if (error instanceof S3Fault && error.status === 416)
          throw new FileSpaceUnavailable(
            new Error(`${this.location} has fewer bytes for ${key} than were written.`),
          )
        if (!(error instanceof S3Fault)) throw unavailable(error)
        if (!error.isTransient || failures >= this.#requests.retries) throw unavailable(error)
        await this.#requests.backOff(failures++, signal)
      }
    }
  }

  async #fetch(content: KnownContent, path: string, signal: AbortSignal): Promise<void> {
    const { bytes, sha256 } = content
    const hash = createHash('sha256')
    const pieces = this.#read(content, 0, bytes - 1, signal)
    await writeTo(
      path,
      hashed(pieces, (piece) => hash.update(piece)),
    )
    if (hash.digest('hex') === sha256) return
    throw new FileSpaceUnavailable(
      new Error(
        `${this.location} has other bytes for ${this.#keyOf(content)} than those that were uploaded.`,
      ),
    )
  }

  #keyOf({ kind, repositoryId, name }: ContentPlace): string {
    return `${this.#prefix}${kind}/${repositoryId}/${name}`
  }

  #placeOf(key: string): ContentPlace | undefined {
    if (!key.startsWith(this.#prefix)) return undefined
    const [, kind, repository, name] =
      /^(files|exports)\/([1-9]\d{0,15})\/([^/]+)$/.exec(key.slice(this.#prefix.length)) ?? []
    return kind === undefined || name === undefined
      ? undefined
      : { kind: kind as ContentKind, repositoryId: Number(repository), name }
  }

  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw unavailable(error)
    }
  }

  #strange(): never {
    const message = `${subject(this.#requests.bucket)} does not answer as S3 does; check the endpoint in FILES_URL.`
    throw new S3Fault(message, { isTransient: false })
  }

  #cut(): S3Fault {
    const message = `${subject(this.#requests.bucket)} sent a part of an object only; check its state.`
    return new S3Fault(message, { isTransient: true })
  }
}

/** The faults of S3 and of the file with the keys; other errors stay as they are. */
const unavailable = (error: unknown): unknown =>
  error instanceof OperatorError && !(error instanceof FileSpaceUnavailable)
    ? new FileSpaceUnavailable(error)
    : error

const nameOfCopy = ({ kind, repositoryId, name }: ContentPlace): string => `${repositoryId}-${kind}-${name}`

/** The id that stands in the space. Of servers that write one concurrently, the first one wins. */
async function idOf(requests: S3Requests, key: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await requests.text({ method: 'GET', key }, FOREVER)).text.trim()
    } catch (error) {
      if (!(error instanceof S3Fault && error.status === 404) || attempt > 0) throw error
    }
    const headers = { 'If-None-Match': '*' }
    const request = { method: 'PUT', key, body: textBody(randomUUID()), headers } as const
    await requests.text(request, FOREVER).catch((error: unknown) => {
      // Another server was faster.
      if (!(error instanceof S3Fault && (error.status === 412 || error.status === 409))) throw error
    })
  }
}
