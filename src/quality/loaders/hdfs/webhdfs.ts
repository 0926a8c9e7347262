import type { IncomingMessage } from 'node:http'
import { printable } from '../../../lib/text.ts'
import { SourceUnreadable } from '../errors.ts'
import { type AttemptTimes, repeated, told, TransientFault } from '../http/attempts.ts'
import { httpGet, textOf } from '../http/http-get.ts'
import { type FileStatus, readBatch, readLocation, readStatus, readStatuses } from './file-status.ts'
import type { HdfsAccess } from './hdfs-connection.ts'
import { matchesHost } from './host-pattern.ts'
import { OperationUnknown, PathMissing, remoteFault } from './remote-fault.ts'

const TIMES: AttemptTimes = { connectMs: 10_000, answerMs: 60_000, idleMs: 60_000, retries: 4, retryMs: 500 }

/** Bytes of a JSON document: parsing more would hold up other requests. It is enough for 20,000 entries of a folder. */
const MAX_DOCUMENT_BYTES = 8 << 20

/** Entries of one folder. They are kept in memory until they are sorted. */
const MAX_ENTRIES = 200_000

/** An answer whose body is a section of a file. */
export interface OpenSection {
  readonly response: IncomingMessage
  /** The role, name and port of the host, as the subject of a sentence. */
  readonly host: string
}

/** Reads files and folders of HDFS over its REST interface, WebHDFS, which NameNodes, DataNodes and HttpFS serve. */
export class WebHdfs {
  readonly times: AttemptTimes
  readonly #access: HdfsAccess
  /** Index of the NameNode that answered last. */
  #active = 0
  #hasBatches = true

  constructor(access: HdfsAccess, times: AttemptTimes = TIMES) {
    this.#access = access
    this.times = times
  }

  /**
   * @param path absolute
   * @param name how the user calls it
   * @returns undefined if HDFS does not have it
   * @throws SourceUnreadable, or the signal's reason
   */
  async status(path: string, name: string, signal: AbortSignal): Promise<FileStatus | undefined> {
    try {
      return await this.#document('GETFILESTATUS', { path, name }, {}, readStatus, signal)
    } catch (error) {
      if (error instanceof PathMissing) return undefined
      throw error
    }
  }

  /**
   * The entries of a folder, in no order.
   * @throws PathMissing, PathForbidden, SourceUnreadable, or the signal's reason
   */
  async entries(path: string, name: string, signal: AbortSignal): Promise<readonly FileStatus[]> {
    let entries: readonly FileStatus[] | undefined
    if (this.#hasBatches) entries = await this.#batches(path, name, signal)
    if (entries === undefined) {
      this.#hasBatches = false
      entries = await this.#document('LISTSTATUS', { path, name }, {}, readStatuses, signal)
    }
    if (entries.length > MAX_ENTRIES) throw tooManyEntries(name)
    // A file is listed as its only entry, without a name.
    if (entries[0]?.name === '') throw new PathMissing(`${printable(name)} is no folder of HDFS.`)
    return entries
  }

  /** @returns undefined if the server cannot list a folder in batches */
  async #batches(path: string, name: string, signal: AbortSignal): Promise<FileStatus[] | undefined> {
    const entries: FileStatus[] = []
    for (;;) {
      const last = entries.at(-1)?.name
      // Hadoop 3.5 reads the second form only, the documentation and HttpFS have the first one.
      const after = last === undefined ? {} : { startAfter: last, startafter: last }
      try {
        const batch = await this.#document('LISTSTATUS_BATCH', { path, name }, after, readBatch, signal)
        // A server that does not know the parameter begins anew.
        if (last !== undefined && batch.entries[0]?.name === entries[0]!.name) return undefined
        for (const entry of batch.entries) entries.push(entry)
        if (entries.length > MAX_ENTRIES) throw tooManyEntries(name)
        if (batch.remaining === 0 || batch.entries.length === 0) return entries
      } catch (error) {
        if (error instanceof OperationUnknown) return undefined
        throw error
      }
    }
  }

  /**
   * Opens a section of a file.
   * @param offset,length in bytes, within the file
   * @throws PathMissing, PathForbidden, SourceUnreadable, or the signal's reason
   */
  async open(
    path: string,
    name: string,
    { offset, length }: { readonly offset: number; readonly length: number },
    signal: AbortSignal,
  ): Promise<OpenSection> {
    const parameters = { offset: String(offset), length: String(length), noredirect: 'true' }
    return repeated(this.times, signal, async () => {
      const found = await this.#atNameNodes((nameNode) =>
        this.#locate(nameNode, this.#url(nameNode, 'OPEN', path, parameters), name, signal),
      )
      return found instanceof URL ? this.#section(found, name, signal) : found
    })
  }

  /** @returns the address of the bytes, or an answer with the bytes themselves, as HttpFS sends them */
  async #locate(nameNode: string, url: URL, name: string, signal: AbortSignal): Promise<URL | OpenSection> {
    const host = nameNodeOf(nameNode)
    const response = await this.#get(host, url, signal)
    const { statusCode = 0, headers } = response
    const isDocument = headers['content-type']?.startsWith('application/json') === true
    if (statusCode === 200 && !isDocument) return { host, response }
    // Hadoop before 2.8 does not know `noredirect`. Its redirect is checked in the same way.
    if (statusCode !== 200 && statusCode !== 307) throw await this.#refusal(host, response, name, signal)
    const location = statusCode === 307 ? headers.location : await this.#location(host, response, signal)
    response.destroy()
    return this.#checkedTarget(nameNode, location)
  }

  async #location(host: string, response: IncomingMessage, signal: AbortSignal): Promise<string> {
    const location = readLocation(await this.#json(host, response, signal))
    if (location === undefined) throw notWebHdfs(host)
    return location
  }

  async #section(url: URL, name: string, signal: AbortSignal): Promise<OpenSection> {
    const host = `The DataNode ${url.host}`
    const response = await this.#get(host, url, signal)
    if (response.statusCode === 200) return { host, response }
    throw await this.#refusal(host, response, name, signal)
  }

  /** @throws SourceUnreadable if the address is not one of the hosts that the connection names */
  #checkedTarget(nameNode: string, location = ''): URL {
    const { nameNodes, dataNodes } = this.#access
    const from = nameNodeOf(nameNode)
    if (!URL.canParse(location))
      throw new SourceUnreadable(`${from} redirects to an address that is not valid.`)
    const url = new URL(location)
    const isSecure = url.protocol === 'https:'
    // The address contains the delegation token, which must not be sent in clear after an encrypted request.
    if (!isSecure && (url.protocol !== 'http:' || nameNode.startsWith('https:')))
      throw new SourceUnreadable(
        `${from} redirects to an address with the scheme ${printable(url.protocol)}, which is not followed; let the DataNodes serve the scheme of the NameNode.`,
      )
    const isNamed =
      nameNodes.some((named) => originOf(named) === url.origin) ||
      matchesHost(url, dataNodes.length > 0 ? dataNodes : nameNodes.map((named) => new URL(named).hostname))
    const isPlain = url.username === '' && url.password === '' && url.pathname.startsWith('/webhdfs/v1/')
    if (isNamed && isPlain) return url
    throw new SourceUnreadable(
      `${from} redirects to ${printable(url.host)}, which the connection does not name as a host of WebHDFS; if it is a DataNode of the cluster, add it to the parameter DATANODES.`,
    )
  }

  /** A JSON document about a path, from the first NameNode that has it. */
  async #document<T>(
    operation: string,
    { path, name }: { readonly path: string; readonly name: string },
    parameters: Readonly<Record<string, string>>,
    read: (document: unknown) => T | undefined,
    signal: AbortSignal,
  ): Promise<T> {
    const ask = async (nameNode: string): Promise<T> => {
      const host = nameNodeOf(nameNode)
      const response = await this.#get(host, this.#url(nameNode, operation, path, parameters), signal)
      if (response.statusCode !== 200) throw await this.#refusal(host, response, name, signal)
      const found = read(await this.#json(host, response, signal))
      if (found === undefined) throw notWebHdfs(host)
      return found
    }
    return repeated(this.times, signal, () => this.#atNameNodes(ask))
  }

  /** Tries each NameNode once, beginning with the one that answered last. @throws TransientFault with all reasons */
  async #atNameNodes<T>(work: (nameNode: string) => Promise<T>): Promise<T> {
    const { nameNodes } = this.#access
    const faults: string[] = []
    while (faults.length < nameNodes.length) {
      try {
        return await work(nameNodes[this.#active]!)
      } catch (error) {
        if (!(error instanceof TransientFault)) throw error
        faults.push(error.message)
        this.#active = (this.#active + 1) % nameNodes.length
      }
    }
    throw new TransientFault(faults.join(' '))
  }

  #url(nameNode: string, operation: string, path: string, parameters: Readonly<Record<string, string>>): URL {
    const { user, token } = this.#access
    const url = new URL(`${nameNode}/webhdfs/v1${path.split('/').map(encodeURIComponent).join('/') || '/'}`)
    const identity =
      token === undefined ? (user === undefined ? {} : { 'user.name': user }) : { delegation: token }
    // A plus for a blank is understood by forms only, so all is encoded by percents.
    url.search = Object.entries({ op: operation, ...identity, ...parameters })
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')
    return url
  }

  async #get(host: string, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    return told(host, () => httpGet(url, this.times, signal))
  }

  async #json(host: string, response: IncomingMessage, signal: AbortSignal): Promise<unknown> {
    const text = await told(host, () => textOf(response, MAX_DOCUMENT_BYTES, this.times, signal))
    try {
      return JSON.parse(text)
    } catch {
      throw notWebHdfs(host)
    }
  }

  async #refusal(host: string, response: IncomingMessage, name: string, signal: AbortSignal): Promise<Error> {
    const { statusCode = 0 } = response
    if (statusCode >= 300 && statusCode < 400) {
      response.destroy()
      return new SourceUnreadable(
        `${host} redirects the request (status ${statusCode}), which is not followed; name the host that it leads to.`,
      )
    }
    const body = await told(host, () => textOf(response, MAX_DOCUMENT_BYTES, this.times, signal))
    return remoteFault(host, statusCode, body, printable(name))
  }
}

const nameNodeOf = (nameNode: string): string => `The NameNode ${nameNode.replace(/^https?:\/\//, '')}`

const originOf = (address: string): string => new URL(address).origin

const notWebHdfs = (host: string): SourceUnreadable =>
  new SourceUnreadable(
    `${host} does not answer as WebHDFS does; check that NAMENODE has the HTTP address of a NameNode.`,
  )

const tooManyEntries = (name: string): SourceUnreadable =>
  new SourceUnreadable(
    `The folder ${printable(name)} of HDFS has more than ${MAX_ENTRIES} entries; name a folder with fewer entries.`,
  )
