import { expect } from 'chai'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { move } from '../../../src/admin/accounts/repository-move.ts'
import { CommandError } from '../../../src/admin/command.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import type { Engine } from '../../../src/quality/model/warehouse/engine.ts'
import {
  type Warehouse,
  type Warehouses,
  WarehouseUnavailable,
} from '../../../src/quality/model/warehouse/warehouse.ts'
import { RepositoryEngines } from '../../../src/quality/stores/repository-engines.ts'
import { START_ENGINES, type StartEngines } from '../../../src/quality/stores/start-warehouses.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { catalogueEnv, openCatalogue } from '../../support/catalogue.ts'
import { randomOf } from '../../support/random.ts'
import { until } from '../cluster/servers.ts'
import { lakeEnv, startLakeStandIn } from '../support/lake-stand-in.ts'
import { ADMIN_PASSWORD, startQualityServer } from '../support/quality-server.ts'
import { runAdminWith } from '../support/server-process.ts'
import { lakeOf } from '../support/trino-server.ts'

/** The same each time, unless one is given, as the full run does. */
const SEED = Number(process.env['CRASH_SEED'] ?? 7)

/** Texts that formats of files like to change, numbers beyond doubles, blanks, empty strings and nulls. */
const CONTENT = [
  'Id,Name,Amount',
  ...Array.from({ length: 300 }, (_, i) => {
    const names = ['"say ""so"""', '"a, b"', '""', '', '"two\nlines"', 'Zoë 😀', "O'Neil \\ ?", '" "']
    return `${9007199254740993n + BigInt(i)},${names[i % 8]},${i / 7}`
  }),
  'one,field,too,many',
  '',
].join('\n')

/** Makes the tenth opening or so of a copy fail. */
const failing =
  (start: StartEngines['trino']): StartEngines['trino'] =>
  async (...args) => {
    const warehouses = await start(...args)
    let loads = 0
    return new Proxy(warehouses, {
      get(target, name) {
        const member = Reflect.get(target, name, target) as unknown
        if (name === 'open')
          return async (id: number) =>
            new Proxy(await target.open(id), {
              get(warehouse, key) {
                const own = Reflect.get(warehouse, key, warehouse) as unknown
                if (key === 'load' && ++loads > 1) throw new Error('The disk burns.')
                return typeof own === 'function' && key !== 'knex' ? (own.bind(warehouse) as unknown) : own
              },
            } satisfies ProxyHandler<Warehouse>)
        return typeof member === 'function' ? (member.bind(target) as unknown) : member
      },
    } satisfies ProxyHandler<Warehouses>)
  }

describe('The move of a repository to another engine', function () {
  this.timeout(240_000)

  /** A stopped server with an entity that is profiled, joined with itself, and judged by a rule. */
  async function prepared(): Promise<{ storage: string; dataDir: string; entity: string }> {
    const storage = await temporaryFolder()
    const dataDir = join(storage, 'data')
    const server = await startQualityServer({ dataDir, newRepository: 'test' })
    const { path, job } = await server.load('Names', CONTENT)
    expect(job).to.include({ State: 'Completed' })
    await server.stop(true)
    return { storage, dataDir, entity: path }
  }

  function mover(dataDir: string, env: Readonly<Record<string, string>>, trino: StartEngines['trino']) {
    const config = loadConfig({ DATA_DIR: dataDir, ...catalogueEnv(dataDir), ADMIN_PASSWORD, ...env })
    const told: string[] = []
    const context = {
      config,
      logger: recordingLogger().logger,
      record: async () => undefined,
      print: () => undefined,
      tell: (line: string) => void told.push(line),
    }
    return {
      told,
      to: (engine: Engine, start = trino) =>
        move(context, 'test', engine, { ...START_ENGINES, trino: start }),
      fault: (engine: Engine, start = trino) =>
        move(context, 'test', engine, { ...START_ENGINES, trino: start }).then(
          () => undefined,
          (error: unknown) => error as Error,
        ),
    }
  }

  async function placeOf(dataDir: string) {
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    try {
      return await new RepositoryEngines(catalogue).find(1)
    } finally {
      await catalogue.close()
    }
  }

  /** What users see of the entity. */
  async function seen(dataDir: string, entity: string): Promise<string[]> {
    const server = await startQualityServer({ dataDir })
    try {
      const pages = [
        'rows?pageSize=400',
        'rejected',
        'attributes',
        'attributes/2/values',
        'attributes/2/masks',
      ]
      return await Promise.all(
        pages.map(async (page) => {
          const answer = await server.ask(`${entity}/${page}`)
          expect(answer.status, page).to.equal(200)
          return (await answer.text()).replace(/"queryTime":[^,]*,/, '')
        }),
      )
    } finally {
      await server.stop(true)
    }
  }

  /** There and back again. @param trino starts the engine of the cluster */
  async function thereAndBack(
    env: Readonly<Record<string, string>>,
    trino: StartEngines['trino'],
    { dataDir, entity }: { dataDir: string; entity: string },
  ): Promise<void> {
    const file = join(dataDir, 'quality', '1', 'warehouse.duckdb')
    const before = await seen(dataDir, entity)
    const { to } = mover(dataDir, env, trino)
    const there = await to('trino')
    expect(existsSync(file)).to.equal(false)
    expect(await placeOf(dataDir)).to.deep.equal({ engine: 'trino', leftIn: undefined })
    expect(await to('trino')).to.equal(undefined)
    const back = await to('embedded')
    const ordered = (contents: typeof there) => contents!.toSorted((a, b) => (a.table < b.table ? -1 : 1))
    expect(ordered(back)).to.deep.equal(ordered(there))
    expect(ordered(back).map(({ table, rows }) => [table, rows > 0])).to.deep.include.members([
      ['e1_g1', true],
      ['r1_g1', true],
      ['v1_g1', true],
      ['f1_g1', true],
      ['q1_g1', true],
    ])
    expect(await placeOf(dataDir)).to.deep.equal({ engine: 'embedded', leftIn: undefined })
    expect(await seen(dataDir, entity)).to.deep.equal(before)
  }

  it('keeps each row and each profile, there and back', async () => {
    const made = await prepared()
    await thereAndBack(lakeEnv(made.storage), startLakeStandIn, made)
  })

  it('keeps each row and each profile in a cluster of Trino', async function () {
    const lake = lakeOf(this, 'move')
    try {
      await thereAndBack(lake.env, START_ENGINES.trino, await prepared())
    } finally {
      await lake.drop()
    }
  })

  it('changes nothing if it fails, and deletes the rest of a killed move', async () => {
    const { storage, dataDir, entity } = await prepared()
    const { to, fault, told } = mover(dataDir, lakeEnv(storage), startLakeStandIn)
    expect((await fault('trino', failing(startLakeStandIn)))?.message).to.equal('The disk burns.')
    expect(await placeOf(dataDir)).to.deep.equal({ engine: 'embedded', leftIn: undefined })
    expect(existsSync(join(storage, '1', 'warehouse.duckdb'))).to.equal(false)
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    await new RepositoryEngines(catalogue).write(1, { engine: 'embedded', leftIn: 'trino' })
    await catalogue.close()
    expect(await to('embedded')).to.equal(undefined)
    expect(told).to.include('The rest of an earlier move is being deleted.')
    expect((await seen(dataDir, entity))[0]).to.include('Zoë')
  })

  it('can be repeated after a kill while it copies to a cluster of Trino', async function () {
    const lake = lakeOf(this, 'cut')
    try {
      const made = await prepared()
      const { dataDir, entity } = made
      const before = await seen(dataDir, entity)
      const killed = runAdminWith(lake.env, dataDir, 'repository', 'move', 'test', '--to', 'trino')
      // The first table is in the cluster, and the last one is not.
      const place = 2 + Math.floor(randomOf(SEED)() * 3)
      await until(async () => killed.output().includes(`is being copied (${place} of `), 'the copy', 120)
      await killed.end('SIGKILL')
      expect(await placeOf(dataDir)).to.deep.equal({ engine: 'embedded', leftIn: 'trino' })
      expect(await seen(dataDir, entity)).to.deep.equal(before)
      await thereAndBack(lake.env, START_ENGINES.trino, made)
      expect((await lake.schemas()).filter((schema) => !schema.endsWith('_probe'))).to.deep.equal([])
    } finally {
      await lake.drop()
    }
  })

  it('refuses rows that are not where the settings say, and changes nothing', async () => {
    const { storage, dataDir, entity } = await prepared()
    const right = mover(dataDir, lakeEnv(storage), startLakeStandIn)
    await right.to('trino')
    const wrong = mover(dataDir, lakeEnv(await temporaryFolder()), startLakeStandIn)
    expect((await wrong.fault('embedded'))?.message).to.match(
      /^Rows of test are missing: check WAREHOUSE_URL\. e1_g1 and 4 other tables are not in the engine trino\./,
    )
    expect(await placeOf(dataDir)).to.deep.equal({ engine: 'trino', leftIn: undefined })
    await right.to('embedded')
    expect((await seen(dataDir, entity))[0]).to.include('Zoë')
  })

  it('refuses a schema of another installation, and leaves it alone', async () => {
    const { storage, dataDir } = await prepared()
    const removed: number[] = []
    const { fault } = mover(dataDir, lakeEnv(storage), async (...args) => {
      const lake = await startLakeStandIn(...args)
      return Object.assign(Object.create(lake) as typeof lake, {
        checkFree: () => Promise.reject(new WarehouseUnavailable('The schema has other rows.')),
        remove: async (id: number) => void removed.push(id),
        close: () => lake.close(),
      })
    })
    expect((await fault('trino'))?.message).to.equal('The schema has other rows.')
    expect(await placeOf(dataDir)).to.deep.equal({ engine: 'embedded', leftIn: undefined })
    expect(removed).to.deep.equal([])
  })

  it('needs a cluster, a stopped server, and a repository whose jobs have ended', async () => {
    const { storage, dataDir } = await prepared()
    expect((await mover(dataDir, {}, startLakeStandIn).fault('trino'))?.message).to.match(/no WAREHOUSE_URL/)
    const server = await startQualityServer({ dataDir })
    const { fault } = mover(dataDir, lakeEnv(storage), startLakeStandIn)
    expect(await fault('trino')).to.be.instanceOf(CommandError)
    expect((await fault('trino'))?.message).to.match(/^A server uses the repository\. Stop all servers/)
    await server.stop(true)
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    await catalogue.knex('jobs').update({ status: 'Waiting' })
    await catalogue.close()
    expect((await fault('trino'))?.message).to.match(
      /^Jobs of test wait or were interrupted\. Start the server/,
    )
  })
})
