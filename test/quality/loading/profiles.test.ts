import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { profilesMigration } from '../../../src/quality/stores/migrations/profiles-migration.ts'
import { recordingLogger } from '../../platform/support.ts'
import { inFull } from '../../support/full.ts'
import { strayData } from '../support/left-on-disk.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { startServerProcess } from '../support/server-process.ts'

/** A name, an amount, a day and a note; of the notes one is blank and two are missing. */
const PEOPLE = `Name,Amount,Born,Note
Ada,10,1815-12-10,"a, b"
Grace,2,1906-12-09,
Edsger,2,1930-05-11,
Alan,2.5,1912-06-23,"  "
Barbara,9,1939-11-07,"a, b"
`

/** Records whose profile takes a while: all values are distinct. */
const manyRows = (rows: number, mark: string): string =>
  `Number,Name,Mark\n${Array.from({ length: rows }, (_, i) => `${i + 1},Somebody ${i * 7919},${mark}\n`).join('')}`
const MANY = 150_000

/** Milliseconds between the beginning of a profile and the kill. */
const PAUSES = inFull([0, 150, 400, 800], [0, 400])

describe('A loaded entity', function () {
  this.timeout(120_000)
  let server: QualityServer
  before(async () => (server = await startQualityServer()))
  after(() => server.stop())

  const attributesOf = (path: string, query = '') => server.rows(`${path}/attributes${query}`)

  /** Waits until an entity is in a state. */
  async function until(entity: string, state: string): Promise<void> {
    while ((await server.rows(entity))[0]!['Entity State'] !== state) await sleep(10)
  }

  async function create(entityName: string, sourceFile: string) {
    const { body } = await server.command('/entities', {
      command: 'create',
      data: { entityName, source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
    })
    return { path: `/entities/${body.entityId}`, job: body.job.slice(body.job.indexOf('/scheduler')) }
  }

  it('shows type, number and lengths of the values of each attribute', async () => {
    const { path } = await server.load('People', PEOPLE)
    const rows = await attributesOf(path)
    expect(rows.map(({ Name, Ref, Entity }) => [Name, Ref, Entity])).to.deep.equal([
      ['Name', '1', 'People'],
      ['Amount', '2', 'People'],
      ['Born', '3', 'People'],
      ['Note', '4', 'People'],
    ])
    expect(rows[0]).to.include({
      ...{
        'Unique Values': '5',
        'Unique Values %': '100.000',
        'Unique Patterns': '5',
        'Pattern Values': '5',
      },
      ...{ 'Most Frequent Pattern': 'a3', 'Inferred Type': 'text', 'Min Length': '3', 'Max Length': '7' },
      ...{ 'Min Value': 'Ada', 'Max Value': 'Grace', 'Shortest Value': 'Ada', 'Longest Value': 'Barbara' },
      ...{ Nulls: '0', Blanks: '0', Mean: '', 'Columnised Name': 'NAME', 'Unique Masks': '5' },
    })
    // 2, 2, 2.5, 9, 10: a sum of 25.5, and of the squares of the distances from 5.1 one of 65.2.
    expect(rows[1]).to.include({
      ...{ 'Inferred Type': 'decimal', 'Inferred Type %': '100.000', 'Min Value': '2', 'Max Value': '10' },
      ...{ Mean: '5.100', 'Standard Deviation': '4.037', 'Lower Quartile': '2.000', Median: '2.500' },
      ...{ 'Upper Quartile': '9.000', 'Most Frequent Value': '2', 'Mode Rows': '2', 'Mode %': '40.000' },
    })
    expect(rows[2]).to.include({
      ...{ 'Inferred Type': 'date', 'Min Value': '1815-12-10', 'Max Value': '1939-11-07' },
      ...{ Median: '1912/06/23 00:00:00', 'Lower Quartile': '1906/12/09 00:00:00' },
    })
    expect(rows[3]).to.include({
      ...{ Nulls: '2', 'Null %': '40.000', Blanks: '1', 'Blank %': '20.000', Values: '3' },
      ...{ 'Unique Values': '2', 'Unique Values %': '66.667', 'Mode Rows': '2', 'Min Value': '  ' },
    })
  })

  it('has one attribute on request, some columns, and 404 for an unknown attribute', async () => {
    const { path, entityId } = await server.load('One of them', PEOPLE)
    const answer = await server.ask(`${path}/attributes/2?columns=_humanised_name,HISTOGRAM`)
    const body = (await answer.json()) as { rows: { dataRow: string[]; metadata: { url: string } }[] }
    expect(body.rows).to.have.length(1)
    expect(body.rows[0]!.dataRow[0]).to.equal('Amount')
    const { of, bins } = JSON.parse(body.rows[0]!.dataRow[1]!) as { of: string; bins: { rows: number }[] }
    expect(of).to.equal('x')
    expect(bins.reduce((sum, { rows }) => sum + rows, 0)).to.equal(5)
    expect(body.rows[0]!.metadata.url).to.equal(`/api/repositories/test/entities/${entityId}/attributes/2`)
    for (const [place, detail] of [
      [`${path}/attributes/5`, 'There is no attribute 5 in this entity; it has 4.'],
      ['/entities/4711/attributes', 'There is no entity 4711 in this repository.'],
      ['/entities/4711/attributes/1', 'There is no entity 4711 in this repository.'],
    ]) {
      const refused = await server.ask(place!)
      expect(refused.status).to.equal(404)
      expect(await refused.json()).to.include({ title: 'Not found', detail })
    }
    expect((await server.ask(`${path}/attributes?columns=COLOUR`)).status).to.equal(404)
    expect((await server.ask(`${path}/attributes/0`)).status).to.equal(400)
    expect((await server.ask(`${path}/attributes?colour=1`)).status).to.equal(400)
    expect(await attributesOf(path, '?pageStart=5')).to.deep.equal([])
  })

  it('can be read as soon as its rows are loaded, and keeps them if its profile is cancelled', async () => {
    const { path, job } = await create('Cancelled', await server.upload('many.csv', manyRows(MANY, 'a')))
    await until(path, 'Loaded')
    const last = await server.rows(`${path}/rows?pageStart=${MANY}`)
    const [first] = await attributesOf(path)
    expect(last).to.deep.equal([
      { Row: String(MANY), Number: String(MANY), Name: `Somebody ${(MANY - 1) * 7919}`, Mark: 'a' },
    ])
    expect(first).to.include({ Name: 'Number', 'Unique Values': '' })
    await server.command(job, { command: 'cancel' })
    expect(await server.ended(job)).to.include({ State: 'Cancelled', Reason: 'The job was cancelled.' })
    expect((await server.rows(path))[0]).to.include({ 'Entity State': 'Loaded', Rows: String(MANY) })
    const { body } = await server.command(path, { command: 'reload', data: { sample: '{first 10}' } })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    expect((await server.rows(path))[0]).to.include({ 'Entity State': 'Fully Loaded', Rows: '10' })
    expect((await attributesOf(path))[1]).to.include({ 'Unique Values': '10' })
  })

  it('is removed with its running profile when it is deleted', async () => {
    const { path, job } = await create('Deleted', await server.upload('deleted.csv', manyRows(MANY, 'a')))
    await until(path, 'Loaded')
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    expect((await server.ask(`${path}/attributes`)).status).to.equal(404)
    expect(await server.ended(job)).to.include({ State: 'Cancelled' })
  })

  it('keeps its profile until the reload is profiled, with one load in each response', async () => {
    const { path } = await server.load('Again', manyRows(10, 'old'))
    const file = await server.upload('again.csv', manyRows(MANY, 'new'))
    const { body } = await server.command(path, {
      command: 'reload',
      data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile: file } },
    })
    const seen = new Set<string>()
    let isOver = false
    const end = server.ended(body.job).finally(() => (isOver = true))
    do {
      const rows = await attributesOf(path)
      seen.add(rows.map((row) => `${row['Values']} ${row['Max Value']}`).join(', '))
      const [entity] = await server.rows(path)
      expect(entity!['Entity State']).to.equal('Fully Loaded')
      await sleep(20)
    } while (!isOver)
    expect(await end).to.include({ State: 'Completed' })
    const after = (await attributesOf(path)).map((row) => `${row['Values']} ${row['Max Value']}`).join(', ')
    // The last names by code point of 7919 times 0 to 9, and 0 to 149,999.
    expect(after).to.equal(`150000 150000, 150000 Somebody 999995482, 150000 new`)
    expect([...seen].filter((one) => one !== after)).to.deep.equal(['10 10, 10 Somebody 7919, 10 old'])
  })

  it('of a version without profiles is profiled once at the start', async () => {
    const old = await startQualityServer()
    const { path } = await old.load('Old', PEOPLE)
    await old.stop(true)
    const catalogue = await openCatalogue(old.dataDir, MIGRATIONS, recordingLogger().logger)
    // As that version left it.
    await profilesMigration.down!(catalogue.knex)
    await catalogue.knex('knex_migrations').where({ name: profilesMigration.name }).delete()
    await catalogue.knex('entities').update({ state: 'Loaded' })
    await catalogue.close()
    const again = await startQualityServer({ dataDir: old.dataDir })
    while ((await again.rows(path))[0]!['Entity State'] !== 'Fully Loaded') await sleep(20)
    expect((await again.rows(`${path}/attributes`))[3]).to.include({ Nulls: '2', 'Unique Values': '2' })
    expect((await again.rows('/scheduler?sort=job_id:desc'))[0]).to.include({
      ...{
        'Job Type': 'Profile',
        'Activity Name': 'Profile Old',
        State: 'Completed',
        'Created by': 'system',
      },
      Message: '5 rows with 4 attributes are profiled.',
    })
    await again.stop(true)
    const third = await startQualityServer({ dataDir: old.dataDir })
    expect(await third.rows('/scheduler')).to.have.length(2)
    await third.stop(true)
    expect(await strayData(old.dataDir)).to.deep.equal({ stray: [], missing: [] })
    await rm(old.dataDir, { recursive: true })
  })

  it('is profiled to the end by the next server when one is killed in the middle, and not read again', async () => {
    const first = await startQualityServer()
    const { dataDir } = first
    await first.stop(true)
    let killed = await startServerProcess(dataDir)
    await killed.upload('test', 'many.csv', manyRows(MANY, 'a'))
    for (const [number, pause] of PAUSES.entries()) {
      const { body } = await killed.post<{ entityId: string; job: string }>('/test/entities', {
        command: 'create',
        data: {
          entityName: `Killed ${number}`,
          source: 'client',
          connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'many.csv' },
        },
      })
      const path = `/test/entities/${body.entityId}`
      const stateOf = async () => (await killed.rows(path))[0]!['Entity State']
      while ((await stateOf()) !== 'Loaded') await sleep(5)
      await sleep(pause)
      await killed.end()
      killed = await startServerProcess(dataDir)
      expect(await stateOf()).to.be.oneOf(['Loaded', 'Fully Loaded'])
      while ((await stateOf()) !== 'Fully Loaded') await sleep(20)
      const rows = await killed.rows(`${path}/attributes`)
      expect(rows.map((row) => row['Unique Values'])).to.deep.equal([String(MANY), String(MANY), '1'])
      const [job] = await killed.rows(body.job.slice(body.job.indexOf('/test')))
      expect(job).to.include({ State: 'Completed', Progress: '100' })
    }
    await killed.end('SIGTERM')
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    expect(await catalogue.knex('entities').pluck('last_generation')).to.deep.equal(PAUSES.map(() => 1))
    await catalogue.close()
    expect(await strayData(dataDir)).to.deep.equal({ stray: [], missing: [] })
    await rm(dataDir, { recursive: true })
  })

  it('has no remains of cancelled, deleted and replaced loads', async () => {
    await sleep(2500)
    await server.stop(true)
    expect(await strayData(server.dataDir)).to.deep.equal({ stray: [], missing: [] })
    server = await startQualityServer({ dataDir: server.dataDir })
  })
})
