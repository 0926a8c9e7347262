import { expect } from 'chai'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

/** An entry of a mapping, as the service answers it. */
interface MapEntry {
  readonly realAttribute: { readonly id: string; readonly humanisedName: string }
  readonly libraryAttribute: { readonly id: string; readonly name: string }
  readonly score: string
}

/** Requests about the library, for tests. */
export class LibraryServer {
  readonly server: QualityServer

  static async start(): Promise<LibraryServer> {
    return new LibraryServer(await startQualityServer())
  }

  private constructor(server: QualityServer) {
    this.server = server
  }

  /** Sends a command that must succeed. */
  async done(path: string, command: string, data?: object): Promise<CommandAnswer> {
    const { status, body } = await this.server.command(path, { command, data })
    expect(status, `${command} ${path}: ${JSON.stringify(body)}`).to.equal(200)
    return body
  }

  /** Sends a command that must be refused. @returns its status and sentence */
  async refused(path: string, command: string, data?: object): Promise<readonly [number, string]> {
    const { status, body } = await this.server.command(path, { command, data })
    expect(status, `${command} ${path}: ${JSON.stringify(body)}`).to.be.within(400, 499)
    return [status, body.detail]
  }

  /** @returns the path of the new library entity below the repository */
  async library(name: string, attributes: readonly string[]): Promise<string> {
    const { entityId } = await this.done('/library/entities', 'add', {
      name,
      attributes: attributes.map((attribute) => ({ name: attribute })),
    })
    return `/library/entities/${entityId}`
  }

  /** Adds a rule to a library entity or to an entity. @returns its path below the repository */
  async rule(owner: string, NAME: string, EXPRESSION: string, more: object = {}): Promise<string> {
    const data = { NAME, EXPRESSION, THRESHOLD: '100', ...more }
    const { url } = await this.done(`${owner}/businessrules`, 'add', data)
    return this.below(url)
  }

  /** Loads an entity. @returns its path below the repository */
  async entity(name: string, content: string): Promise<string> {
    return (await this.server.load(name, content)).path
  }

  associate(library: string, entity: string, mapping?: readonly (readonly [number, number])[]) {
    return this.done('/library/entities', 'associate', {
      library: numberOf(library),
      entity: numberOf(entity),
      ...(mapping && { mapping: pairs(mapping) }),
    })
  }

  /** The names of the mapped attributes by those of the library attributes; empty if they are not mapped. */
  async mapping(library: string, entity: string): Promise<Record<string, readonly [string, string]>> {
    const answer = await this.server.ask(`${library}/associatedentities/${numberOf(entity)}/mapping`)
    expect(answer.status).to.equal(200)
    const { attributeMapList } = (await answer.json()) as { attributeMapList: MapEntry[] }
    return Object.fromEntries(
      attributeMapList.map(({ realAttribute, libraryAttribute, score }) => [
        libraryAttribute.name,
        [realAttribute.humanisedName, score] as const,
      ]),
    )
  }

  /** Changes a mapping, and waits for the job. */
  async map(library: string, entity: string, mapping: readonly (readonly [number, number])[]): Promise<void> {
    const { job } = await this.done(`${library}/associatedentities/${numberOf(entity)}/mapping`, 'edit', {
      library: numberOf(library),
      entity: numberOf(entity),
      mapping: pairs(mapping),
    })
    expect(await this.server.ended(job)).to.include({ State: 'Completed' })
  }

  /** Runs rules, and waits for the job. */
  async run(path: string, data?: object): Promise<void> {
    const { url } = await this.done(path, 'run', data)
    expect(await this.server.ended(url)).to.include({ State: 'Completed' })
  }

  /** The rules of an entity, with the given columns. */
  async rulesOf(entity: string, ...columns: readonly string[]): Promise<(string | undefined)[][]> {
    const rows = await this.server.rows(`${entity}/businessrules`)
    return rows.map((row) => columns.map((column) => row[column]))
  }

  remove(path: string): Promise<Response> {
    return this.server.ask(path, { method: 'DELETE' })
  }

  below(url: string): string {
    return url.slice('/api/repositories/test'.length)
  }

  /** Stops the server, whose log must have no faults. */
  async stop(): Promise<void> {
    await this.server.stop()
    expect(this.server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  }
}

export const numberOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const pairs = (mapping: readonly (readonly [number, number])[]) =>
  mapping.map(([realAttr, libAttr]) => ({ realAttr: String(realAttr), libAttr }))
