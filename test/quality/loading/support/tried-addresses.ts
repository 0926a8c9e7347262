import { expect } from 'chai'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { KEY } from '../../loaders/address/s3-server.ts'
import type { QualityServer } from '../../support/quality-server.ts'

export const QUERY = 'sv=2024-11-04&sig=signature%2Bof%2Bthe%2Baddress'
/** Texts that nothing but a request to the other server may have. */
export const SECRETS = ['signature%2Bof', 'signature+of', 'a-password-of-ada', 'a-bearer-token', KEY.secret]

/** The server, with what the tests of addresses ask it. */
export class Tried {
  readonly server: QualityServer

  constructor(server: QualityServer) {
    this.server = server
  }

  async added(name: string, data: Record<string, unknown>): Promise<string> {
    const { status, body } = await this.server.command('/loaderconnections', {
      command: 'add',
      data: { name, ...data },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return (body as unknown as { connectionId: string }).connectionId
  }

  preview(connectInfo: Record<string, unknown>, command = 'preview', data: Record<string, unknown> = {}) {
    const info = { type: 'delimited', attr: 'names', ...connectInfo }
    return this.server.command('/entities', {
      command,
      data: { source: 'server', connectInfo: info, ...data },
    })
  }

  async load(entityName: string, connectInfo: Record<string, unknown>) {
    const { status, body } = await this.preview(connectInfo, 'create', { entityName })
    expect(status, JSON.stringify(body)).to.equal(200)
    return { path: `/entities/${body.entityId}`, job: await this.server.ended(body.job) }
  }

  async values(path: string): Promise<Record<string, string>[]> {
    const rows = await this.server.rows(`${path}/rows`)
    return rows.map(({ Row: _, ...values }) => values)
  }

  /** Files of other servers that are still in the server's data. */
  async leftOver(): Promise<string[]> {
    return readdir(join(this.server.dataDir, 'quality', '1', 'loads'))
  }
}
