import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3Writes } from './s3-writes.ts'
import { sendFile } from './web-server.ts'

const REGION = 'eu-central-1'
const MAX_SKEW_MS = 15 * 60 * 1000

/** An access key. */
export const KEY = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
/** A temporary access key with its session token. */
export const TEMPORARY = { id: 'ASIDEXAMPLE', secret: 'temporary/secret', token: 'FwoGZXIvYXdzE+token==' }

/**
 * A service with the interface of S3, which checks the signature of each request. It is written from Amazon's
 * documentation of the Signature Version 4, not from the client.
 */
export class S3Server {
  /** Objects of the bucket `data` by their keys. */
  readonly objects = new Map<string, Buffer>()
  /** Objects on a page of a list. */
  pageSize = 1000
  /** Milliseconds that the clock of the service goes ahead. */
  skewMs = 0
  /** Answers that come first, one for each request. */
  readonly refusals: { readonly status: number; readonly code: string }[] = []
  /** Cuts that come first, one for each request: of the connection before an answer, or in the middle of an object. */
  readonly cuts: ('before' | 'within')[] = []
  /** True while the service closes each connection without an answer. */
  isDown = false
  readonly requests: IncomingMessage[] = []
  readonly writes = new S3Writes(this.objects)
  readonly #server: Server = createServer((request, response) => this.#answer(request, response))

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await new Promise((resolve) => this.#server.once('listening', resolve))
    return this
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.requests.push(request)
    if (this.isDown) return void request.socket.destroy()
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const refusal = this.refusals.shift() ?? this.#refusal(request, path, query)
    request.on('error', () => response.destroy())
    if (refusal !== undefined) return sendError(response, refusal)
    const [bucket = '', ...rest] = path.slice(1).split('/').map(decodeURIComponent)
    if (bucket !== 'data') return sendError(response, { status: 404, code: 'NoSuchBucket' })
    const cut = this.cuts.shift()
    if (cut === 'before') return void request.socket.destroy()
    const parameters = new URLSearchParams(query)
    const key = rest.join('/')
    if (request.method !== 'GET') {
      const change = { request, response, key, parameters }
      return void this.writes.answer(change).then(
        (fault) => fault && sendError(response, fault),
        () => response.destroy(),
      )
    }
    if (parameters.has('uploads')) return this.writes.listUnfinished(response)
    if (parameters.get('list-type') === '2') return this.#list(parameters, response)
    const content = this.objects.get(key)
    if (content !== undefined && cut === 'within') return sendHalf(content, request, response)
    if (content === undefined) return sendError(response, { status: 404, code: 'NoSuchKey' })
    const etag = `"${createHash('md5').update(content).digest('hex')}"`
    sendFile({ content, etag }, request, response)
  }

  #refusal(request: IncomingMessage, path: string, query: string): Refusal | undefined {
    const { authorization = '', 'x-amz-date': date = '', 'x-amz-security-token': token } = request.headers
    const form =
      /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
    const [, id, day = '', region = '', names = '', signature] = form.exec(authorization) ?? []
    if (id === undefined) return { status: 403, code: 'AccessDenied' }
    const key = [KEY, TEMPORARY].find((one) => one.id === id)
    if (key === undefined) return { status: 403, code: 'InvalidAccessKeyId' }
    if (region !== REGION)
      return { status: 400, code: 'AuthorizationHeaderMalformed', more: `<Region>${REGION}</Region>` }
    const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(date)) ?? []
    const [year, month, dayOfMonth, ...time] = parts.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const sent = Date.UTC(year, month - 1, dayOfMonth, ...time)
    if (!(Math.abs(sent - Date.now() - this.skewMs) < MAX_SKEW_MS))
      return { status: 403, code: 'RequestTimeTooSkewed' }
    const signed = names.split(';')
    const needed = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
    if (!needed.every((name) => signed.includes(name))) return { status: 403, code: 'SignatureDoesNotMatch' }
    const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
    const canonical = `${request.method}\n${uriEncode(decode(path), true)}\n${canonicalQuery(query)}\n${headers}\n${names}\n${String(request.headers['x-amz-content-sha256'])}`
    const scope = `${day}/${region}/s3/aws4_request`
    const text = `AWS4-HMAC-SHA256\n${String(date)}\n${scope}\n${sha256(canonical)}`
    const expected = hmac(signingKey(key.secret, day, region), text).toString('hex')
    if (signature !== expected) return { status: 403, code: 'SignatureDoesNotMatch' }
    if (key === TEMPORARY && token !== TEMPORARY.token) return { status: 400, code: 'InvalidToken' }
    return undefined
  }

  #list(parameters: URLSearchParams, response: ServerResponse): void {
    const prefix = parameters.get('prefix') ?? ''
    const after = Buffer.from(parameters.get('continuation-token') ?? '', 'base64').toString()
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0)
      .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    const page = keys.slice(0, this.pageSize)
    const isTruncated = page.length < keys.length
    const contents = page.map(
      (key) =>
        `<Contents><Key>${uriEncode(Buffer.from(key), true).replaceAll('%20', '+')}</Key><Size>${this.objects.get(key)!.length}</Size><LastModified>${(this.writes.modified.get(key) ?? new Date(Date.now() - 365 * 86_400_000)).toISOString()}</LastModified><Owner><ID>1</ID></Owner></Contents>`,
    )
    response.setHeader('Content-Type', 'application/xml').end(
      `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>data</Name><EncodingType>url</EncodingType><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${
        isTruncated
          ? `<NextContinuationToken>${Buffer.from(page.at(-1)!).toString('base64')}</NextContinuationToken>`
          : ''
      }</ListBucketResult>`,
    )
  }
}

interface Refusal {
  readonly status: number
  readonly code: string
  readonly more?: string
}

/** Sends the first half of the bytes that are asked for, and closes the connection. */
function sendHalf(content: Buffer, request: IncomingMessage, response: ServerResponse): void {
  const [, first = '0', last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const asked = content.subarray(Number(first), last === undefined ? undefined : Number(last) + 1)
  response.writeHead(206, { 'Content-Length': asked.length })
  response.write(asked.subarray(0, Math.ceil(asked.length / 2)), () => request.socket.destroy())
}

function sendError(response: ServerResponse, { status, code, more = '' }: Refusal): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message>${more}</Error>`,
    )
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** "Task 3: Calculate Signature" of the documentation. */
function signingKey(secret: string, day: string, region: string): Buffer {
  const dateKey = hmac(`AWS4${secret}`, day)
  const dateRegionKey = hmac(dateKey, region)
  const dateRegionServiceKey = hmac(dateRegionKey, 's3')
  return hmac(dateRegionServiceKey, 'aws4_request')
}

/** The bytes that a path or a value of a query stands for. */
function decode(text: string): Buffer {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '%') bytes.push(text.charCodeAt(at))
    else {
      bytes.push(parseInt(text.slice(at + 1, at + 3), 16))
      at += 2
    }
  }
  return Buffer.from(bytes)
}

/** "UriEncode" of the documentation, byte by byte. */
function uriEncode(bytes: Buffer, keepsSlashes: boolean): string {
  let result = ''
  for (const byte of bytes) {
    const character = String.fromCharCode(byte)
    const isPlain = /[A-Za-z0-9\-._~]/.test(character) || (keepsSlashes && character === '/')
    result += isPlain ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return result
}

function canonicalQuery(query: string): string {
  if (query === '') return ''
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return [uriEncode(decode(name), false), uriEncode(decode(value), false)] as const
  })
  pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return pairs.map(([name, value]) => `${name}=${value}`).join('&')
}
