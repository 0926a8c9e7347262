import { expect } from 'chai'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type CommandAnswer, type QualityServer, startQualityServer } from '../support/quality-server.ts'

/** A server whose connection 1 is a folder, which the test fills. */
export class FolderServer {
  readonly root: string
  readonly server: QualityServer

  static async start(): Promise<FolderServer> {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'many-files-')))
    return new FolderServer(root, await startQualityServer({ env: { SOURCE_ROOTS: root } }))
  }

  private constructor(root: string, server: QualityServer) {
    this.root = root
    this.server = server
  }

  async stop(): Promise<void> {
    await this.server.stop()
    rmSync(this.root, { recursive: true })
  }

  /** Writes a file, and the folders that it needs. @returns its path */
  put(name: string, content: string | Uint8Array): string {
    const path = join(this.root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    return path
  }

  /** Sends a command about a source. */
  asked(
    command: string,
    connectInfo: Record<string, unknown>,
    { options, ...data }: Record<string, unknown> = {},
  ): Promise<{ status: number; body: CommandAnswer }> {
    const info: Record<string, unknown> = {
      type: 'delimited',
      attr: 'names',
      connectionId: 1,
      ...connectInfo,
    }
    return this.server.command('/entities', {
      command,
      data: { entityName: info['sourceFile'], source: 'server', connectInfo: info, ...data },
      ...(options !== undefined && { options }),
    })
  }

  /** Previews a source. @returns the names of its columns and its first rows */
  async shown(
    connectInfo: Record<string, unknown>,
  ): Promise<{ names: readonly string[]; rows: readonly (readonly string[])[] }> {
    const { status, body } = await this.asked('preview', connectInfo)
    expect(status, JSON.stringify(body)).to.equal(200)
    return {
      names: body.columns.map(({ humanisedName }) => humanisedName),
      rows: body.rows === '' ? [] : body.rows.map(({ dataRow }) => dataRow),
    }
  }

  /** The sentence with which a preview is refused. */
  async refusal(connectInfo: Record<string, unknown>, expected = 409): Promise<string> {
    const { status, body } = await this.asked('preview', connectInfo)
    expect(status, JSON.stringify(body)).to.equal(expected)
    return body.detail
  }

  /** Loads a source. @returns the entity's path below the repository, and the job's row */
  async tried(
    connectInfo: Record<string, unknown>,
    data: Record<string, unknown> = {},
  ): Promise<{ path: string; job: Record<string, string> }> {
    const { status, body } = await this.asked('create', connectInfo, data)
    expect(status, JSON.stringify(body)).to.equal(200)
    return { path: `/entities/${body.entityId}`, job: await this.server.ended(body.job) }
  }

  /** Loads a source, which must complete. @returns its path and its rows without their numbers */
  async loaded(
    connectInfo: Record<string, unknown>,
    data: Record<string, unknown> = {},
  ): Promise<{ path: string; rows: Record<string, string>[] }> {
    const { path, job } = await this.tried(connectInfo, data)
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    return { path, rows: await this.rowsOf(path) }
  }

  /** The rows of an entity without their numbers. */
  async rowsOf(path: string): Promise<Record<string, string>[]> {
    return (await this.server.rows(`${path}/rows?pageSize=1000`)).map(({ Row: _, ...values }) => values)
  }
}
