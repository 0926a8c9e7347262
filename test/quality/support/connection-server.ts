import { expect } from 'chai'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../platform/support.ts'
import { problemOf } from '../bad-input/problems.ts'
import { startQualityServer, type QualityServer } from './quality-server.ts'

/** The path of the listing, below the repository. */
export const CONNECTIONS = '/loaderconnections'

/** The password of the users beside the administrator. */
export const PASSWORD = 'a password of nobody else'

const FILES: Readonly<Record<string, string>> = {
  'reports/april.csv': 'branch,sold\nParis,12\nRome,7\n',
  'reports/north/april.CSV': 'branch,sold\nOslo,9\n',
  'reports/may.csv.gz': '',
  'reports/notes.txt': 'May is late.\n',
  'schemas/sales.ddl': 'CREATE TABLE sales (branch VARCHAR(40), sold INTEGER);\n',
  'schemas/empty.sql': '',
  'schemas/readme.txt': 'x',
}

/** A server whose connection 1 is a folder with files in folders, and with links that lead out of it. */
export class ConnectionServer {
  readonly root: string
  server: QualityServer

  static async start(): Promise<ConnectionServer> {
    const [root, outside] = [await temporaryFolder(), await temporaryFolder()]
    await mkdir(join(root, 'reports', 'north'), { recursive: true })
    await mkdir(join(root, 'schemas'))
    for (const [name, content] of Object.entries(FILES)) await writeFile(join(root, name), content)
    await writeFile(join(outside, 'secret.csv'), 'a\n')
    await symlink(join(outside, 'secret.csv'), join(root, 'reports', 'out.csv'))
    await symlink(outside, join(root, 'outside'))
    return new ConnectionServer(root, await startQualityServer({ env: { SOURCE_ROOTS: root } }))
  }

  private constructor(root: string, server: QualityServer) {
    this.root = root
    this.server = server
  }

  stop(): Promise<void> {
    return this.server.stop()
  }

  /** Starts the server again on its data, with these source folders. */
  async restart(...roots: readonly string[]): Promise<void> {
    const { dataDir } = this.server
    await this.server.stop(true)
    this.server = await startQualityServer({ dataDir, env: { SOURCE_ROOTS: roots.join(',') } })
  }

  /** Adds a connection; its number. */
  async added(...given: Parameters<typeof connection>): Promise<string> {
    const { status, body } = await this.server.command(CONNECTIONS, connection(...given))
    expect(status, JSON.stringify(body)).to.equal(200)
    const { connectionId, url } = body as unknown as { connectionId: string; url: string }
    expect(url).to.equal(`/api/repositories/test${CONNECTIONS}/${connectionId}`)
    return connectionId
  }

  post(path: string, body: object, user = 'admin'): Promise<Response> {
    return this.server.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(user !== 'admin' && { user, password: PASSWORD }),
    })
  }

  async refusal(answer: Promise<Response>) {
    return problemOf(await answer, this.server)
  }

  /** The row of a connection in the listing. */
  async row(id: string): Promise<Record<string, string>> {
    return (await this.server.rows(`${CONNECTIONS}/${id}`))[0]!
  }

  /** Names of data files. */
  async filesOf(id: string, query = ''): Promise<(string | undefined)[]> {
    return (await this.server.rows(`${CONNECTIONS}/${id}/datasources${query}`)).map(
      ({ Filename }) => Filename,
    )
  }
}

/** The command that adds a connection. */
export const connection = (name: string, parameters = 'DATA_DIRECTORY reports', more: object = {}) => ({
  command: 'add',
  data: { name, type: 'delimited', parameters, ...more },
})

/** The source of an entity, in a connection's folder. */
export const sourceIn = (connectionId: string | number, sourceFile: string, more: object = {}) => ({
  source: 'server',
  connectInfo: { connectionId, sourceFile, attr: 'names', ...more },
})
