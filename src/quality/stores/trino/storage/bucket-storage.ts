import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { decodedKey, readObjectList, readS3Document } from '../../../../lib/s3/read-answer.ts'
import type { Logger } from '../../../../platform/logging.ts'
import { S3Fault } from '../../../../platform/file-space/s3-fault.ts'
import type { S3Requests } from '../../../../platform/file-space/s3-requests.ts'
import { sendFile } from '../../../../platform/file-space/s3-upload.ts'
import { OperatorError } from '../../../../platform/operator-error.ts'
import { WarehouseUnavailable } from '../../../model/warehouse/warehouse.ts'
import { inParallel } from '../tables.ts'
import type { LakeStorage } from './lake-storage.ts'

const FOREVER = new AbortController().signal

/** The objects of a bucket below a prefix. Trino sees them by the same address. */
export class BucketStorage implements LakeStorage {
  readonly location: string
  readonly #requests: S3Requests
  readonly #logger: Pick<Logger, 'warn'>
  readonly #prefix: string

  constructor(requests: S3Requests, location: string, logger: Pick<Logger, 'warn'>) {
    this.location = location
    this.#requests = requests
    this.#logger = logger
    this.#prefix = requests.bucket.prefix
  }

  put(file: string, path: string, signal: AbortSignal): Promise<void> {
    const options = { requests: this.#requests, logger: this.#logger }
    return told(() => sendFile(file, this.#prefix + path, options, signal))
  }

  /** Copies. */
  async fetch(paths: readonly string[], folder: string, signal: AbortSignal): Promise<string[]> {
    const copies = paths.map((path, at) => ({ path, copy: join(folder, `${at}.parquet`) }))
    await inParallel(copies, ({ path, copy }) =>
      told(() => this.#requests.repeated(signal, () => this.#copy(this.#prefix + path, copy, signal))),
    )
    return copies.map(({ copy }) => copy)
  }

  async folders(path: string): Promise<string[]> {
    const prefix = `${this.#prefix}${path}/`
    const found: string[] = []
    for await (const text of this.#pages({ prefix, delimiter: '/' }))
      for (const { Prefix: name = '' } of readS3Document(text, 'ListBucketResult/CommonPrefixes')?.rows ?? [])
        found.push((decodedKey(name) ?? '').slice(prefix.length, -1))
    return found
  }

  async remove(path: string): Promise<void> {
    for await (const text of this.#pages({ prefix: `${this.#prefix}${path}/` }))
      for (const { key } of readObjectList(text)?.objects ?? [])
        await told(() => this.#requests.text({ method: 'DELETE', key }, FOREVER))
  }

  close(): void {
    this.#requests.close()
  }

  async #copy(key: string, file: string, signal: AbortSignal): Promise<void> {
    const response = await this.#requests.open({ method: 'GET', key }, signal)
    await pipeline(this.#requests.pieces(response), createWriteStream(file), { signal })
  }

  /** The documents of a list, page by page. */
  async *#pages(query: Readonly<Record<string, string>>): AsyncGenerator<string, void, undefined> {
    for (let continuation: string | undefined; ;) {
      const { text } = await told(() =>
        this.#requests.text(
          {
            method: 'GET',
            key: '',
            query: {
              'list-type': '2',
              'encoding-type': 'url',
              ...query,
              ...(continuation !== undefined && { 'continuation-token': continuation }),
            },
          },
          FOREVER,
        ),
      )
      const list = readObjectList(text)
      if (list === undefined)
        throw unavailable(new S3Fault('The bucket does not answer as S3 does.', { isTransient: false }))
      yield text
      continuation = list.continuation
      if (continuation === undefined) return
    }
  }
}

/** Converts the faults of S3 and of the file with its keys. Other errors stay as they are. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof OperatorError ? unavailable(error) : error
  }
}

const unavailable = (cause: OperatorError): WarehouseUnavailable =>
  new WarehouseUnavailable(
    'The storage of the warehouses cannot be used at the moment: the log of the server says why.',
    { cause },
  )
