import { expect } from 'chai'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { seed } from '../../../scripts/bench/bulk/seed.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { recordingLogger } from '../../platform/support.ts'
import { newDataDir } from '../support/data-dir.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

const RULES = 3000

describe('A change of thousands of rules on a server that is killed', function () {
  this.timeout(240_000)
  let dataDir: string
  let catalogue: Catalogue
  let server: ServerProcess
  before(async () => {
    dataDir = await newDataDir()
    catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    const associated = { libraryRules: RULES, isAssociated: true, hasRuns: true }
    await seed(catalogue.knex, { name: 'deleted', ...associated })
    await seed(catalogue.knex, { name: 'kept', ...associated })
    await seed(catalogue.knex, { name: 'associated', libraryRules: RULES })
    await seed(catalogue.knex, { name: 'gone', ownRules: RULES, hasRuns: true })
    server = await startServerProcess(dataDir)
  })
  after(async () => {
    await server.end()
    await catalogue.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const restart = async (): Promise<void> => {
    await server.end()
    server = await startServerProcess(dataDir)
  }
  const stored = async (condition: object): Promise<number> =>
    (await catalogue.knex('rule_rows').where(condition)).length
  const repositoryOf = async (name: string): Promise<number> =>
    (await catalogue.knex('repositories').where({ name }).first<{ id: number }>('id')).id
  const count = async (path: string): Promise<number> =>
    Number(((await (await server.ask(path)).json()) as { count: string }).count)

  it('is seen whole after the answer, and its rest is removed after the next start', async () => {
    const id = await repositoryOf('deleted')
    expect(await count('/deleted/businessrules/count')).to.equal(2 * RULES)
    const { status } = await server.ask('/deleted/library/entities/1?deleteRules=1', { method: 'DELETE' })
    await server.end()
    expect(status).to.equal(204)
    expect(await stored({ repository_id: id })).to.be.greaterThan(0)
    server = await startServerProcess(dataDir)
    expect(await count('/deleted/businessrules/count')).to.equal(0)
    expect(await count('/deleted/library/entities/count')).to.equal(0)
    const again = { command: 'add', data: { name: 'Shared' } }
    expect((await server.post('/deleted/library/entities', again)).status).to.equal(200)
    while ((await stored({ repository_id: id })) > 0) await sleep(50)
  })

  it('leaves rules that became independent with all that they had', async () => {
    const id = await repositoryOf('kept')
    const { status } = await server.ask('/kept/library/entities/1?deleteRules=0', { method: 'DELETE' })
    await restart()
    expect(status).to.equal(204)
    const path = `/kept/entities/1/businessrules?pageSize=1000&columns=_inheriting,_actual_threshold,_check`
    const [first] = await server.rows(path)
    expect(first).to.deep.equal({ Derived: 'no', Threshold: '100', Enabled: 'yes' })
    expect(await count('/kept/businessrules/count')).to.equal(RULES)
    while ((await stored({ repository_id: id })) > RULES) await sleep(50)
    expect((await server.rows(path))[0]).to.deep.equal(first)
  })

  it('is made whole or not at all if it has no answer, and can be made again', async () => {
    const id = await repositoryOf('associated')
    const associate = () =>
      server.post('/associated/library/entities', {
        command: 'associate',
        data: { library: '1', entity: '1' },
      })
    const answered = associate().then(
      ({ status }) => status,
      () => undefined,
    )
    const library = await stored({ repository_id: id })
    while ((await stored({ repository_id: id })) === library) await sleep(1)
    await server.end()
    expect(await answered).to.equal(undefined)
    expect(await stored({ repository_id: id })).to.be.within(library + 1, library + RULES)
    server = await startServerProcess(dataDir)
    expect(await count('/associated/businessrules/count')).to.equal(RULES)
    expect(await server.rows('/associated/entities/1/businessrules')).to.deep.equal([])
    // It waits until the claim of the killed server has expired.
    expect((await associate()).status).to.equal(200)
    expect(await count('/associated/businessrules/count')).to.equal(2 * RULES)
    expect(await stored({ repository_id: id })).to.equal(2 * RULES)
  })

  it('deletes a repository for everybody, whose records are removed after the next start', async () => {
    const id = await repositoryOf('gone')
    const { status } = await server.ask('/gone', { method: 'DELETE' })
    await restart()
    expect(status).to.equal(204)
    expect((await server.ask('/gone/businessrules/count')).status).to.equal(404)
    expect((await server.rows('')).map(({ Name }) => Name)).not.to.include.members(['gone', `deleted ${id}`])
    expect((await server.post('', { name: 'gone' })).status).to.equal(201)
    expect(await count('/gone/businessrules/count')).to.equal(0)
    while ((await catalogue.knex('repositories').where({ id })).length > 0) await sleep(50)
    expect(await stored({ repository_id: id })).to.equal(0)
  })
})
