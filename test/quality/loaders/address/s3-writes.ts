import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Unfinished {
  readonly key: string
  readonly begun: Date
  readonly parts: Map<number, Buffer>
}

/** What a request that changes a bucket asks for. */
interface Change {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly key: string
  readonly parameters: URLSearchParams
}

/** The part of a service of S3 that changes objects, whole or in parts. */
export class S3Writes {
  readonly #objects: Map<string, Buffer>
  /** When objects were written; others are a year old. */
  readonly modified = new Map<string, Date>()
  /** Uploads in parts that are not complete, by their ids. */
  readonly unfinished = new Map<string, Unfinished>()

  constructor(objects: Map<string, Buffer>) {
    this.#objects = objects
  }

  /** @returns the code of a fault */
  async answer(change: Change): Promise<{ status: number; code: string } | undefined> {
    const { request, response, key, parameters } = change
    const body = await bodyOf(request)
    const digest = createHash('sha256').update(body).digest('hex')
    if (request.headers['x-amz-content-sha256'] !== digest)
      return { status: 400, code: 'XAmzContentSHA256Mismatch' }
    const uploadId = parameters.get('uploadId')
    if (uploadId !== null && !this.unfinished.has(uploadId)) return { status: 404, code: 'NoSuchUpload' }
    const upload = this.unfinished.get(uploadId ?? '')
    if (request.method === 'DELETE') {
      if (upload) this.unfinished.delete(uploadId!)
      else this.#objects.delete(key)
      response.writeHead(204).end()
    } else if (request.method === 'PUT' && upload) {
      upload.parts.set(Number(parameters.get('partNumber')), body)
      response.setHeader('ETag', `"${digest.slice(0, 32)}"`).end()
    } else if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && this.#objects.has(key))
        return { status: 412, code: 'PreconditionFailed' }
      this.#put(key, body)
      response.setHeader('ETag', `"${digest.slice(0, 32)}"`).end()
    } else if (parameters.has('uploads')) {
      const id = randomBytes(8).toString('hex')
      this.unfinished.set(id, { key, begun: new Date(), parts: new Map() })
      sendXml(response, 'InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`)
    } else if (upload) {
      const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
        Number(n),
      )
      if (wanted.some((number) => !upload.parts.has(number))) return { status: 400, code: 'InvalidPart' }
      this.#put(key, Buffer.concat(wanted.map((number) => upload.parts.get(number)!)))
      this.unfinished.delete(uploadId!)
      sendXml(response, 'CompleteMultipartUploadResult', `<Key>${key}</Key>`)
    }
    return undefined
  }

  listUnfinished(response: ServerResponse): void {
    const rows = [...this.unfinished].map(
      ([id, { key, begun }]) =>
        `<Upload><Key>${encodeURIComponent(key)}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    )
    sendXml(response, 'ListMultipartUploadsResult', `<EncodingType>url</EncodingType>${rows.join('')}`)
  }

  #put(key: string, content: Buffer): void {
    this.#objects.set(key, content)
    this.modified.set(key, new Date())
  }
}

const sendXml = (response: ServerResponse, root: string, content: string): void =>
  void response.setHeader('Content-Type', 'application/xml').end(`<${root}>${content}</${root}>`)

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}
