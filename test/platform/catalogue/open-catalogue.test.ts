import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CatalogueError, type Migration } from '../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { compiledUrl } from '../../support/programs.ts'
import { failureOf, recordingLogger, runScript, temporaryFolder } from '../support.ts'

const { logger } = recordingLogger()

const makesTable = (name: string, rows = 0): Migration => ({
  name,
  up: async (database) => {
    await database.schema.createTable(name, (table) => {
      table.integer('id').primary()
    })
    for (let id = 0; id < rows; id++) await database(name).insert({ id })
  },
  down: (database) => database.schema.dropTable(name),
})

const first = makesTable('t1', 3)
const second = makesTable('t2')

describe('the catalogue', () => {
  it('is made with its folder, readable by its owner alone, durable and with foreign keys', async () => {
    const folder = join(await temporaryFolder(), 'deep', 'data')
    const database = await openCatalogue(folder, [first], logger)
    const pragma = async (name: string) =>
      Object.values((await database.knex.raw<Record<string, unknown>[]>(`PRAGMA ${name}`))[0] ?? {})[0]
    expect(await pragma('journal_mode')).to.equal('wal')
    expect(await pragma('synchronous')).to.equal(2)
    expect(await pragma('foreign_keys')).to.equal(1)
    expect(await pragma('busy_timeout')).to.be.at.least(5000)
    for (const file of ['catalogue.sqlite', 'catalogue.sqlite-wal']) {
      expect((await stat(join(folder, file))).mode & 0o777, file).to.equal(0o600)
    }
    await database.close()
  })

  it('goes through every migration once', async () => {
    const folder = await temporaryFolder()
    for (const migrations of [[first], [first, second], [first, second]]) {
      const database = await openCatalogue(folder, migrations, logger)
      expect(await database.knex('t1').count({ n: '*' })).to.deep.equal([{ n: 3 }])
      expect(await database.knex.schema.hasTable('t2')).to.equal(migrations.length === 2)
      await database.close()
    }
  })

  it('is as it was after a migration that failed, and can be migrated again', async () => {
    const folder = await temporaryFolder()
    const fails: Migration = {
      ...second,
      up: async (database) => {
        await second.up(database)
        throw new Error('half way')
      },
    }
    const error = await failureOf(() => openCatalogue(folder, [first, fails], logger))
    expect((error as Error).message).to.equal('half way')
    const database = await openCatalogue(folder, [first, second], logger)
    expect(await database.knex('t2').count({ n: '*' })).to.deep.equal([{ n: 0 }])
    await database.close()
  })

  it('says what to do where a newer version has written it', async () => {
    const folder = await temporaryFolder()
    await (await openCatalogue(folder, [first, second], logger)).close()
    const error = await failureOf(() => openCatalogue(folder, [first], logger))
    expect(error).to.be.instanceOf(CatalogueError)
    expect((error as Error).message)
      .to.include('newer version')
      .and.include('another DATA_DIR')
  })

  const openerScript = async (slow: boolean): Promise<string> => {
    const script = join(await temporaryFolder(), 'opens.mjs')
    const href = (name: string) => JSON.stringify(compiledUrl(`src/platform/${name}`))
    await writeFile(
      script,
      `import { openCatalogue } from ${href('catalogue/open-catalogue.ts')}
       import { createErrorLogger } from ${href('logging.ts')}
       const migration = {
         name: 't1',
         up: async (database) => {
           await database.schema.createTable('t1', (table) => { table.integer('id').primary() })
           console.log('migrating')
           if (${slow}) await new Promise((resolve) => setTimeout(resolve, 30_000))
         },
         down: async () => {},
       }
       const database = await openCatalogue(process.env.DATA_DIR, [migration], createErrorLogger('warn'))
       await database.knex('t1').insert({ id: process.pid })
       await database.close()`,
    )
    return script
  }

  it('is made and migrated by several processes at once, once', async () => {
    const folder = await temporaryFolder()
    const script = await openerScript(false)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => runScript([script], { DATA_DIR: folder })),
    )
    expect(results.map(({ code, stderr }) => [code, stderr])).to.deep.equal(Array(5).fill([0, '']))
    expect(results.filter(({ stdout }) => stdout.includes('migrating'))).to.have.length(1)
    const database = await openCatalogue(folder, [makesTable('t1')], logger)
    expect(await database.knex('t1').count({ n: '*' })).to.deep.equal([{ n: 5 }])
    await database.close()
  })

  it('can be opened and migrated after a process was killed while it migrated', async () => {
    const folder = await temporaryFolder()
    const child = spawn(process.execPath, [await openerScript(true)], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    child.kill('SIGKILL')
    await ended
    const database = await openCatalogue(folder, [first], logger)
    expect(await database.knex('t1').count({ n: '*' })).to.deep.equal([{ n: 3 }])
    await database.close()
  })
})
