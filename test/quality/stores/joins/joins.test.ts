import { expect } from 'chai'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../../support/catalogue.ts'
import { TooManyJoins } from '../../../../src/quality/model/join-errors.ts'
import type { AnalysedJoin, JoinDefinition, JoinStatus } from '../../../../src/quality/model/join.ts'
import { joinIndexTables } from '../../../../src/quality/model/warehouse/load-tables.ts'
import { EntityStore } from '../../../../src/quality/stores/entities/entities.ts'
import { JoinAnalyses, MAX_JOINS } from '../../../../src/quality/stores/joins/join-analyses.ts'
import { joinIndexesMigration } from '../../../../src/quality/stores/migrations/joins-migration.ts'
import { JoinCatalogue } from '../../../../src/quality/stores/joins/joins.ts'
import { failureOf, recordingLogger } from '../../../platform/support.ts'
import { addEntity, newCatalogue, NOW } from '../../support/catalogues.ts'

const SIDE = { loadedRows: 4, rows: 4, values: 3, joinRows: 2, nullRows: 1, isUnique: true }
const NONE = { values: 0, rows: 0n }

describe('the joins in the catalogue', () => {
  let catalogue: Catalogue
  let dataDir: string
  let joins: JoinCatalogue
  let analyses: JoinAnalyses
  let entities: EntityStore
  let left: number
  let right: number

  beforeEach(async () => {
    ;({ catalogue, dataDir } = await newCatalogue())
    joins = new JoinCatalogue(catalogue)
    analyses = new JoinAnalyses(catalogue)
    entities = new EntityStore(catalogue)
    left = await addEntity(catalogue, { name: 'Left', generation: 1, last_generation: 1 })
    right = await addEntity(catalogue, { name: 'Right', generation: 2, last_generation: 2 })
  })

  const addJob = async (number: number, status = 'Completed') => {
    const [row] = await catalogue
      .knex('jobs')
      .insert({
        ...{ repository_id: 1, number, type: 'Execute Join', name: `Job ${number}`, params: '{}' },
        ...{ status, message: '', reason: '', created_at: NOW, created_by: 'ada' },
      })
      .returning<{ id: number }[]>('id')
    return { id: row!.id, repositoryId: 1, createdBy: 'ada', entities: 2 }
  }
  const definition = (changes: Partial<JoinDefinition> = {}): JoinDefinition => ({
    left: { entityId: left, attributeIds: [1], filter: undefined },
    right: { entityId: right, attributeIds: [12], filter: undefined },
    ...{ function: 'value', pattern: undefined, ...changes },
  })
  const analysed = (changes: Partial<AnalysedJoin> = {}, common = 1): AnalysedJoin => ({
    definition: definition(),
    figures: {
      ...{ left: SIDE, right: SIDE, commonValues: common },
      ...{ oneOne: { values: common, rows: BigInt(common) }, oneMany: NONE, manyOne: NONE, manyMany: NONE },
    },
    ...{ leftGeneration: 1, rightGeneration: 2, analysedAt: NOW, indexId: undefined, ...changes },
  })
  const save = async (status: JoinStatus, jobNumber: number, ...found: AnalysedJoin[]) => {
    const job = await addJob(jobNumber)
    return catalogue.knex.transaction((own) => analyses.save(found, status, job, own))
  }
  const key = (sequence = 1) => ({
    ...{ leftEntity: 1, leftAttributes: [1], rightEntity: 2, rightAttributes: [12], sequence },
  })
  const beginIndex = (jobId: number) =>
    analyses.beginIndex({
      ...{ leftEntityId: left, leftGeneration: 1, rightEntityId: right, rightGeneration: 2, jobId },
    })
  const indexes = async () =>
    (await catalogue.knex('join_indexes').orderBy('id').select<{ id: number }[]>('id')).map(({ id }) => id)
  const tablesOf = (indexId: number) => Object.values<string>({ ...joinIndexTables(left, 1, indexId) })
  const needed = () => entities.tables(1)

  it('are found with all that was analysed', async () => {
    const compound = definition({
      left: { entityId: left, attributeIds: [14, 3], filter: 'a > 1' },
      right: { entityId: right, attributeIds: [2, 4000], filter: undefined },
      ...{ function: 'pattern', pattern: 'Rich' },
    })
    const manyMany = { values: 1, rows: 10n ** 35n }
    const figures = { ...analysed().figures, manyMany }
    expect(await save('Permanent', 1, analysed({ definition: compound, figures }))).to.equal(1)
    const found = await joins.find(1, {
      ...{ leftEntity: 1, leftAttributes: [14, 3], rightEntity: 2, rightAttributes: [2, 4000], sequence: 1 },
    })
    expect(found).to.deep.include({
      ...{ status: 'Permanent', sequence: 1, function: 'pattern', pattern: 'Rich', figures },
      left: { ...compound.left, entityNumber: 1, entityName: 'Left', missingNames: undefined },
      ...{ leftGeneration: 1, rightGeneration: 2, analysedAt: NOW, indexId: undefined },
    })
    expect(await joins.get(found!.id)).to.deep.equal(found)
    expect(await joins.find(2, key())).to.equal(undefined)
    expect(await joins.ofRepository(1, { limit: 10, status: 'Permanent' })).to.deep.equal([found])
    expect(await joins.ofRepository(1, { limit: 10, status: 'Discovered' })).to.deep.equal([])
    expect(await joins.ofRepository(1, { limit: 10, entityId: right })).to.deep.equal([found])
    expect(await joins.ofRepository(1, { limit: 10, entityId: right + 1 })).to.deep.equal([])
  })

  it('are read in parts, up to a limit', async () => {
    const many = Array.from({ length: 160 }, (_, i) =>
      analysed({
        definition: definition({ left: { entityId: left, attributeIds: [i + 1], filter: undefined } }),
      }),
    )
    await save('Discovered', 1, ...many)
    const ids = (await joins.ofRepository(1, { limit: 1000 })).map(
      ({ left: { attributeIds } }) => attributeIds[0],
    )
    expect(ids).to.deep.equal(Array.from({ length: 160 }, (_, i) => i + 1))
    expect(await joins.ofRepository(1, { limit: 151 })).to.have.length(151)
    expect(await joins.count(1)).to.equal(160)
  })

  it('get the next sequence for another definition over the same attributes', async () => {
    const filtered = definition({ left: { entityId: left, attributeIds: [1], filter: 'a = 1' } })
    expect(await save('Permanent', 1, analysed(), analysed({ definition: filtered }))).to.equal(2)
    expect(await save('Discovered', 2, analysed({ definition: definition({ function: 'mask' }) }))).to.equal(
      1,
    )
    expect((await joins.find(1, key(2)))?.left.filter).to.equal('a = 1')
    expect((await joins.find(1, key(3)))?.function).to.equal('mask')
    expect(await joins.find(1, key(4))).to.equal(undefined)
  })

  it('are refreshed by a discovery, and become permanent when a user creates them again', async () => {
    await save('Discovered', 1, analysed())
    expect(await save('Discovered', 2, analysed({}, 2))).to.equal(0)
    expect(await joins.find(1, key())).to.deep.include({ status: 'Discovered' })
    expect(await save('Permanent', 3, analysed({}, 3))).to.equal(0)
    expect(await save('Discovered', 4, analysed({}, 2))).to.equal(0)
    const found = (await joins.find(1, key()))!
    expect(found.status).to.equal('Permanent')
    expect(found.figures.commonValues).to.equal(2)
    const originals = await catalogue
      .knex('join_jobs')
      .orderBy('number')
      .select<{ original: number }[]>('original')
    expect(originals.map(({ original }) => original)).to.deep.equal([1, 0, 0, 0])
  })

  it('are analysed again without another status; a deleted one stays deleted, and its index is removed', async () => {
    await save('Discovered', 1, analysed())
    const { id } = (await joins.find(1, key()))!
    const job = await addJob(2)
    const refresh = (indexId?: number) =>
      catalogue.knex.transaction((own) => analyses.refresh(id, analysed({ indexId }, 3), job, own))
    const indexId = await beginIndex(job.id)
    expect(await refresh(indexId)).to.equal(true)
    expect(await joins.find(1, key())).to.deep.include({ status: 'Discovered', indexId })
    const other = await beginIndex(job.id)
    expect(await refresh(other)).to.equal(true)
    expect(await indexes()).to.deep.equal([other])
    await catalogue.knex.transaction((own) => joins.remove([{ id }], own))
    expect(await indexes()).to.deep.equal([])
    const late = await beginIndex(job.id)
    expect(await refresh(late)).to.equal(false)
    expect(await indexes()).to.deep.equal([])
    expect(await joins.count(1)).to.equal(0)
  })

  it('keep an index if a discovery finds them on the same loads', async () => {
    const job = await addJob(1)
    const indexId = await beginIndex(job.id)
    await save('Permanent', 2, analysed({ indexId }))
    await save('Discovered', 3, analysed())
    expect((await joins.find(1, key()))?.indexId).to.equal(indexId)
    await save('Discovered', 4, analysed({ rightGeneration: 3 }))
    expect((await joins.find(1, key()))?.indexId).to.equal(undefined)
    expect(await indexes()).to.deep.equal([])
  })

  it('lose the indexes of an earlier version, and are kept themselves', async () => {
    const job = await addJob(1)
    const indexId = (await beginIndex(job.id))!
    await save('Permanent', 2, analysed({ indexId }))
    await joinIndexesMigration.up(catalogue.knex)
    const { indexId: left, ...kept } = (await joins.find(1, key()))!
    expect(left).to.equal(undefined)
    expect(kept.figures.commonValues).to.equal(1)
    expect(await needed()).not.to.include.any.keys(tablesOf(indexId))
  })

  it('keep the tables of their indexes while both loads are served, and while a job makes them', async () => {
    const job = await addJob(1, 'Running')
    const indexId = (await beginIndex(job.id))!
    expect(await needed()).to.include.all.keys(tablesOf(indexId))
    await save('Permanent', 2, analysed({ indexId }))
    await catalogue.knex('jobs').where({ id: job.id }).update({ status: 'Completed' })
    expect(await needed()).to.include.all.keys(tablesOf(indexId))
    await catalogue.knex('entities').where({ id: right }).update({ generation: 3 })
    expect([...(await needed())].filter((table) => tablesOf(indexId).includes(table))).to.deep.equal([])
    const unused = await beginIndex((await addJob(3)).id)
    expect([...(await needed())].filter((table) => tablesOf(unused!).includes(table))).to.deep.equal([])
  })

  it('keep the indexes that they use when a job removes its unused indexes', async () => {
    const job = await addJob(1)
    const indexId = await beginIndex(job.id)
    await beginIndex(job.id)
    const other = await beginIndex((await addJob(2)).id)
    await save('Permanent', 3, analysed({ indexId }))
    await analyses.removeUnusedIndexes(job.id)
    expect(await indexes()).to.deep.equal([indexId, other])
  })

  it('leave out those of deleted entities, and are deleted with an entity', async () => {
    await save('Permanent', 1, analysed())
    const job = await addJob(2)
    await catalogue.knex.transaction((own) => entities.requestDeletion(right, own))
    expect(await joins.find(1, key())).to.equal(undefined)
    expect(await joins.count(1)).to.equal(0)
    expect(await beginIndex(job.id)).to.equal(undefined)
    const mask = analysed({ definition: definition({ function: 'mask' }) })
    expect(await catalogue.knex.transaction((own) => analyses.save([mask], 'Permanent', job, own))).to.equal(
      0,
    )
    expect(await catalogue.knex('joins')).to.have.length(1)
    await catalogue.knex.transaction((own) => entities.remove(right, own))
    expect(await catalogue.knex('joins')).to.deep.equal([])
  })

  it('are limited in a repository', async function () {
    this.timeout(20_000)
    await save('Permanent', 1, analysed())
    const row = await catalogue.knex('joins').first<Record<string, unknown>>()
    const { id: _, sequence: __, ...columns } = row
    const names = Object.keys(columns).map((name) => `"${name}"`)
    await catalogue.knex.raw(
      `insert into joins (${names.join(', ')}, sequence) with recursive n(i) as (select 2 union all select i + 1 from n where i < ?) select ${names.map((name) => `joins.${name}`).join(', ')}, i from joins, n`,
      [MAX_JOINS],
    )
    const mask = analysed({ definition: definition({ function: 'mask' }) })
    const error = await failureOf(() => save('Discovered', 2, mask))
    expect(error).to.be.instanceOf(TooManyJoins)
    expect((error as Error).message).to.include('100,000 joins')
    expect(await save('Discovered', 3, analysed())).to.equal(0)
  })

  it('forget join jobs without joins that are older than 10,000 others', async function () {
    this.timeout(20_000)
    await save('Permanent', 1, analysed())
    const { id } = await addJob(2)
    await catalogue.knex.raw(
      `insert into join_jobs (job_id, repository_id, number, name, created_by, entities, original) with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001) select ? + i, 1, i, 'old', 'ada', 2, 1 from n`,
      [id],
    )
    const { id: last } = await catalogue.knex('join_jobs').max({ id: 'job_id' }).first<{ id: number }>()
    await catalogue.knex('jobs').insert({
      ...{ id: last + 1, repository_id: 1, number: 3, type: 'Execute Join', name: 'Last', params: '{}' },
      ...{ status: 'Running', message: '', reason: '', created_at: NOW, created_by: 'ada' },
    })
    const job = { id: last + 1, repositoryId: 1, createdBy: 'ada', entities: 2 }
    await catalogue.knex.transaction((own) => analyses.completeJob(job, own))
    expect(await joins.countJobs(1)).to.equal(10_001)
    expect(await joins.count(1)).to.equal(1)
    expect(
      await catalogue.knex('join_jobs').where({ name: 'Last' }).whereNotNull('completed_at'),
    ).to.have.length(1)
  })

  it('are numbered apart by two servers that save at the same time', async () => {
    const other = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    try {
      const stores = [analyses, new JoinAnalyses(other)]
      for (let round = 0; round < 10; round++) {
        const jobs = [await addJob(2 * round + 1), await addJob(2 * round + 2)]
        const filter = (server: number) => ({
          entityId: left,
          attributeIds: [1],
          filter: `${round} ${server}`,
        })
        const both = [catalogue, other].map(({ knex }, server) =>
          knex.transaction((own) =>
            stores[server]!.save(
              [analysed({ definition: definition({ left: filter(server) }) }), analysed()],
              'Permanent',
              jobs[server]!,
              own,
            ),
          ),
        )
        expect((await Promise.all(both)).reduce((sum, created) => sum + created)).to.equal(
          round === 0 ? 3 : 2,
        )
      }
      const all = await joins.ofRepository(1, { limit: 100 })
      expect(all.map(({ sequence }) => sequence)).to.have.members(Array.from({ length: 21 }, (_, i) => i + 1))
    } finally {
      await other.close()
    }
  })
})
