import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../../../src/platform/config.ts'
import { WarehouseUnavailable } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { lakeSettings } from '../../../../src/quality/stores/trino/lake-settings.ts'

const ADDRESS = 'trino://gt@127.0.0.1:28080/lake/gt'
const settingsOf = (env: Record<string, string>) =>
  lakeSettings(loadConfig({ WAREHOUSE_URL: ADDRESS, WAREHOUSE_STORAGE: '/srv/lake', ...env }))!

describe('the settings of the engine Trino', () => {
  let folder: string
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'trino-settings-'))))
  after(() => rm(folder, { recursive: true }))

  it('are missing without WAREHOUSE_URL', () => {
    expect(lakeSettings(loadConfig({}))).to.equal(undefined)
  })

  it('have no secret, a password or a token, and read files anew for each use', async () => {
    expect(settingsOf({}).secret).to.deep.equal({ kind: 'none' })
    const path = join(folder, 'secret')
    for (const [env, kind, value] of [
      [{ WAREHOUSE_URL: ADDRESS.replace('gt@', 'gt:one@') }, 'password', 'one'],
      [{ WAREHOUSE_PASSWORD: 'two' }, 'password', 'two'],
      [{ WAREHOUSE_PASSWORD_FILE: path }, 'password', 'in file '],
      [{ WAREHOUSE_TOKEN_FILE: path }, 'token', 'in file '],
    ] as const) {
      await writeFile(path, 'in file \n')
      const { secret } = settingsOf(env)
      if (secret.kind === 'none') throw new Error('The secret is missing.')
      expect(secret.kind).to.equal(kind)
      expect(await secret.value()).to.equal(value)
      if (value !== 'in file ') continue
      await writeFile(path, 'changed')
      expect(await secret.value()).to.equal('changed')
    }
  })

  it('say which file cannot be read, without its path', async () => {
    const { secret } = settingsOf({ WAREHOUSE_TOKEN_FILE: join(folder, 'missing') })
    if (secret.kind === 'none') throw new Error('The secret is missing.')
    const fault = await secret.value().catch((error: unknown) => error as Error)
    expect(fault).to.be.instanceOf(WarehouseUnavailable)
    expect((fault as Error).message).to.match(/^The file in WAREHOUSE_TOKEN_FILE cannot be read \(ENOENT\)/)
    expect((fault as Error).message).not.to.include(folder)
  })
})
