import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { HdfsAccess } from '../../../../src/quality/loaders/hdfs/hdfs-connection.ts'
import type { HdfsFile } from '../../../../src/quality/loaders/hdfs/hdfs-file.ts'
import type { AttemptTimes } from '../../../../src/quality/loaders/http/attempts.ts'
import { WebHdfs } from '../../../../src/quality/loaders/hdfs/webhdfs.ts'

/** Answers a request itself, instead of the server. @returns false to let the server answer */
export type Fault = (url: URL, response: ServerResponse) => boolean

/** Long time limits, so that a busy machine changes nothing, and short pauses. */
export const TIMES: AttemptTimes = {
  connectMs: 20_000,
  answerMs: 20_000,
  idleMs: 20_000,
  retries: 3,
  retryMs: 1,
}

export const FOREVER = new AbortController().signal

const BATCH = 3

/** A NameNode and a DataNode whose answers can be replaced. */
export class FakeHdfs {
  /** Bytes by absolute path. The folders follow from the paths. */
  readonly files = new Map<string, Buffer>()
  /** Requests in their order, as `NameNode OPEN /path`. */
  readonly requests: string[] = []
  readonly urls: URL[] = []
  modificationTime = 1000
  nameNodeFault: Fault = () => false
  dataNodeFault: Fault = () => false
  nameNode = ''
  dataNode = ''
  readonly #servers: { close(): void; closeAllConnections(): void }[] = []

  async start(): Promise<this> {
    this.dataNode = await this.#serve('DataNode', (url, response) => this.#sendBytes(url, response))
    this.nameNode = await this.#serve('NameNode', (url, response) => this.#answer(url, response))
    return this
  }

  stop(): void {
    for (const server of this.#servers) {
      server.close()
      server.closeAllConnections()
    }
  }

  access(changes: Partial<HdfsAccess> = {}): HdfsAccess {
    return {
      nameNodes: [this.nameNode],
      dataNodes: [new URL(this.dataNode).host],
      user: 'analyst',
      token: undefined,
      dataDirectory: '/data',
      dataExtensions: [],
      ...changes,
    }
  }

  client(changes: Partial<HdfsAccess> = {}, times: Partial<AttemptTimes> = {}): WebHdfs {
    return new WebHdfs(this.access(changes), { ...TIMES, ...times })
  }

  /** Adds a file and describes it. */
  file(path: string, bytes: Buffer | string): HdfsFile {
    this.files.set(path, Buffer.from(bytes))
    const name = path.replace('/data/', '')
    return {
      path,
      name,
      length: this.files.get(path)!.length,
      modificationTime: this.modificationTime,
      fileId: idOf(path),
    }
  }

  async #serve(role: string, answer: (url: URL, response: ServerResponse) => void): Promise<string> {
    const server = createServer((request, response) => {
      const url = new URL(request.url!, 'http://localhost')
      this.urls.push(url)
      this.requests.push(`${role} ${url.searchParams.get('op')} ${pathOf(url)}`)
      const fault = role === 'NameNode' ? this.nameNodeFault : this.dataNodeFault
      if (!fault(url, response)) answer(url, response)
    })
    server.on('connection', (socket: Socket) => socket.on('error', () => undefined))
    this.#servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  #answer(url: URL, response: ServerResponse): void {
    const path = pathOf(url)
    const operation = url.searchParams.get('op')
    const status = this.#status(path, '')
    if (status === undefined) return sendRemote(response, 404, 'FileNotFoundException')
    if (operation === 'GETFILESTATUS') return sendJson(response, { FileStatus: status })
    if (operation === 'OPEN') {
      const location = `${this.dataNode}${url.pathname}${url.search}`
      if (url.searchParams.has('noredirect')) return sendJson(response, { Location: location })
      return void response.writeHead(307, { location }).end()
    }
    const entries = this.#entries(path)
    if (operation === 'LISTSTATUS') return sendJson(response, { FileStatuses: { FileStatus: entries } })
    const after = url.searchParams.get('startafter') ?? ''
    const rest = entries.filter(({ pathSuffix }) => pathSuffix > after)
    const partialListing = { FileStatuses: { FileStatus: rest.slice(0, BATCH) } }
    const remainingEntries = Math.max(0, rest.length - BATCH)
    sendJson(response, { DirectoryListing: { partialListing, remainingEntries } })
  }

  #sendBytes(url: URL, response: ServerResponse): void {
    const bytes = this.section(url)
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length })
    response.end(bytes)
  }

  /** The bytes that a request to the DataNode asks for. */
  section(url: URL): Buffer {
    const [offset, length] = ['offset', 'length'].map((name) => Number(url.searchParams.get(name)))
    return this.files.get(pathOf(url))!.subarray(offset, offset! + length!)
  }

  #status(path: string, pathSuffix: string) {
    const length = this.files.get(path)?.length
    const isFolder = [...this.files.keys()].some((name) => name.startsWith(`${path}/`))
    if (length === undefined && !isFolder) return undefined
    const type = isFolder ? 'DIRECTORY' : 'FILE'
    const { modificationTime } = this
    return { pathSuffix, type, length: length ?? 0, modificationTime, fileId: idOf(path) }
  }

  #entries(path: string) {
    const below = [...this.files.keys()].filter((name) => name.startsWith(`${path}/`))
    const names = [...new Set(below.map((name) => name.slice(path.length + 1).split('/')[0]!))].sort()
    return names.map((name) => this.#status(`${path}/${name}`, name)!)
  }
}

const idOf = (path: string): number => path.length + 1000 * path.charCodeAt(path.length - 1)

const pathOf = (url: URL): string => decodeURIComponent(url.pathname).replace('/webhdfs/v1', '')

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export function sendRemote(response: ServerResponse, status: number, exception: string): void {
  const RemoteException = {
    exception,
    javaClassName: `org.apache.hadoop.${exception}`,
    message: '/a/secret/path',
  }
  sendJson(response, { RemoteException }, status)
}

/** A fault for the first requests only. */
export function times(count: number, fault: Fault): Fault {
  let left = count
  return (url, response) => left-- > 0 && fault(url, response)
}

export async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
