import { expect } from 'chai'
import { MIGRATIONS } from '../../src/migrations.ts'
import { AuditStore } from '../../src/platform/audit/audit-store.ts'
import { catalogueEnv, openCatalogue } from '../support/catalogue.ts'
import { recordingLogger, runScript, temporaryFolder } from '../platform/support.ts'
import { programArgs } from '../support/programs.ts'

describe('admin audit', function () {
  this.timeout(60_000)
  let dataDir: string
  const audit = (...args: string[]) =>
    runScript(programArgs('admin', ['audit', ...args]), { DATA_DIR: dataDir, ...catalogueEnv(dataDir) })

  before(async () => {
    dataDir = await temporaryFolder()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    const same = { server: 'gt-1', by: 'api', requestId: 'r1', traceId: 'f'.repeat(32) } as const
    const now = Date.now()
    await new AuditStore(catalogue).insert([
      {
        ...same,
        at: '2026-01-01T08:00:00.000Z',
        actor: 'user:ada',
        what: 'deleteFile',
        repository: 'demo',
        about: { filename: '\u001b[2Jx.csv' },
        outcome: '204',
      },
      {
        ...same,
        at: new Date(now - 3_600_000).toISOString(),
        actor: 'api-key:gtk_a',
        what: 'createToken',
        repository: undefined,
        about: {},
        outcome: '200',
      },
    ])
    await catalogue.close()
  })

  it('prints a table, the newest last, without control characters', async () => {
    const { code, stdout } = await audit()
    expect(code).to.equal(0)
    const [head, first, second] = stdout.split('\n')
    expect(head).to.match(/^TIME +SERVER +WHO +BY +WHAT +REPOSITORY +ABOUT +OUTCOME$/)
    expect(first).to.match(
      /^2026-01-01T08:00:00.000Z +gt-1 +user:ada +api +deleteFile +demo +filename= \[2Jx.csv +204$/,
    )
    expect(second).to.match(/api-key:gtk_a +api +createToken +200$/)
  })

  it('selects by time, user, repository and operation', async () => {
    const linesOf = async (...args: string[]) => (await audit(...args)).stdout.trim().split('\n').slice(1)
    expect(await linesOf('--since', '7d')).to.have.length(1)
    expect(await linesOf('--since', '2026-01-01', '--until', '2026-01-01T08:00:01')).to.have.length(1)
    expect(await linesOf('--until', '2026-01-01T09:00:00+01:00')).to.have.length(0)
    expect(await linesOf('--user', 'ada', '--repository', 'demo', '--what', 'deleteFile')).to.have.length(1)
    expect(await linesOf('--user', 'api-key:gtk_a')).to.have.length(1)
    expect((await linesOf('--limit', '1'))[0]).to.include('createToken')
  })

  it('prints JSON with the ids of requests and traces', async () => {
    const { stdout } = await audit('--json', '--limit', '1')
    expect(JSON.parse(stdout)).to.include({ what: 'createToken', requestId: 'r1', traceId: 'f'.repeat(32) })
  })

  it('says how to write times and limits', async () => {
    for (const [option, value, hint] of [
      ['--since', 'yesterday', 'such as 7d'],
      ['--until', '2026-13-01', 'is not a time'],
      ['--limit', '0', 'from 1 to 100000'],
    ] as const) {
      const { code, stderr } = await audit(option, value)
      expect(code).to.equal(2)
      expect(stderr).to.include(hint)
    }
  })
})
