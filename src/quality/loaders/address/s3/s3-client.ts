import type { IncomingMessage } from 'node:http'
import { type ObjectList, readObjectList } from '../../../../lib/s3/read-answer.ts'
import { urlOf } from '../../../../lib/s3/s3-address.ts'
import { EMPTY_BODY, encodedQuery, type S3Keys, signedHeaders } from '../../../../lib/s3/sign-request.ts'
import type { SourceLogin } from '../../../model/connection.ts'
import { SourceUnreadable } from '../../errors.ts'
import { type AttemptTimes, repeated, told } from '../../http/attempts.ts'
import { httpGet, type HttpHeaders, textOf } from '../../http/http-get.ts'
import { ADDRESS_TIMES, type AddressedFile } from '../addressed-file.ts'
import type { S3Bucket } from './s3-bucket.ts'
import { s3Fault } from './s3-fault.ts'

/** Bytes of a page of a list. It is enough for 1,000 keys of 1,024 encoded bytes. */
const MAX_LIST_BYTES = 8 << 20
const MAX_FAULT_BYTES = 1 << 16

/** Reads objects and lists of a bucket. Without keys, requests are not signed, as for public buckets. */
export class S3Client {
  readonly #bucket: S3Bucket
  readonly #keys: S3Keys | undefined
  readonly #host: string
  readonly #times: AttemptTimes
  readonly #now: () => Date

  /** @param options.now for the time of the signature */
  constructor(
    bucket: S3Bucket,
    { user, password, token }: SourceLogin,
    { times = ADDRESS_TIMES, now = () => new Date() }: { times?: AttemptTimes; now?: () => Date } = {},
  ) {
    this.#bucket = bucket
    this.#keys =
      user === undefined || password === undefined
        ? undefined
        : { accessKeyId: user, secretKey: password, sessionToken: token }
    this.#host = `The service ${new URL(bucket.endpoint).host}`
    this.#times = times
    this.#now = now
  }

  /** An object. @param name key below the prefix, without faults */
  file(name: string): AddressedFile {
    const url = urlOf(this.#bucket, this.#bucket.prefix + name)
    return {
      name,
      host: this.#host,
      open: (headers, times, signal) => this.#open(url, headers, { times, signal, name }),
    }
  }

  /**
   * A page of the objects whose keys begin with the prefix of the connection, in the order of their keys by code point.
   * @param continuation of the page before
   * @throws SourceUnreadable, or the signal's reason
   */
  async list(continuation: string | undefined, signal: AbortSignal): Promise<ObjectList> {
    const url = urlOf(this.#bucket, '')
    url.search = encodedQuery({
      'list-type': '2',
      // Keys may have characters that XML does not allow.
      'encoding-type': 'url',
      ...(this.#bucket.prefix === '' ? {} : { prefix: this.#bucket.prefix }),
      ...(continuation === undefined ? {} : { 'continuation-token': continuation }),
    })
    return repeated(this.#times, signal, async () => {
      const response = await this.#open(url, {}, { times: this.#times, signal, name: undefined })
      const text = await told(this.#host, () => textOf(response, MAX_LIST_BYTES, this.#times, signal))
      const list = readObjectList(text)
      if (list !== undefined) return list
      throw new SourceUnreadable(
        `${this.#host} does not answer as S3 does; check that ENDPOINT has the address of its interface.`,
      )
    })
  }

  async #open(
    url: URL,
    headers: HttpHeaders,
    { times, signal, name }: { times: AttemptTimes; signal: AbortSignal; name: string | undefined },
  ): Promise<IncomingMessage> {
    const unsigned = { method: 'GET', url, bodySha256: EMPTY_BODY } as const
    const signed =
      this.#keys === undefined ? {} : signedHeaders(unsigned, this.#bucket.region, this.#keys, this.#now())
    const response = await told(this.#host, () => httpGet(url, times, signal, { ...headers, ...signed }))
    const { statusCode: status = 0 } = response
    if ([200, 206].includes(status) || (status === 416 && name !== undefined)) return response
    const region = response.headers['x-amz-bucket-region']
    const body = await told(this.#host, () => textOf(response, MAX_FAULT_BYTES, times, signal))
    const isName = typeof region === 'string' && /^[a-z0-9-]{1,63}$/.test(region)
    throw s3Fault(this.#host, this.#bucket, { status, body, region: isName ? region : undefined }, name)
  }
}
