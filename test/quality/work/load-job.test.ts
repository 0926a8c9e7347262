import { mkdir, writeFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import type { JobRow } from '../../../src/quality/stores/jobs/job-rows.ts'
import { LoadJob } from '../../../src/quality/work/load-job.ts'
import { ProfileStep } from '../../../src/quality/work/profile-step.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { Entities } from '../../../src/quality/services/entities/entities.ts'
import type { EntitySource } from '../../../src/quality/model/entity-source.ts'
import { Previews } from '../../../src/quality/services/entities/previews.ts'
import { SourceFiles } from '../../../src/quality/loaders/source-files.ts'
import { DuckDbWarehouses } from '../../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import { EntityStore } from '../../../src/quality/stores/entities/entities.ts'
import { EntityLoads } from '../../../src/quality/stores/entities/entity-loads.ts'
import { OutOfMemory } from '../../../src/quality/model/warehouse/warehouse.ts'
import { recordingLogger } from '../../platform/support.ts'
import { jobsOn } from '../jobs/support.ts'
import { newCatalogue, NOW } from '../support/catalogues.ts'
import { NO_CONNECTIONS, uploadLocations } from '../support/no-connections.ts'
import type { ProfileRequest } from '../../../src/quality/profiling/profile-request.ts'

const SOURCE: EntitySource = {
  kind: 'delimited',
  source: 'client',
  sourceFile: 'a.csv',
  attr: 'names',
  delimiter: ',',
  quote: '"',
  encoding: 'utf-8',
  sample: 'all',
}
const WISHES = { jobName: undefined, scheduledFor: undefined }

type Profile = typeof profile

describe('A job that loads and profiles', () => {
  const closers: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })

  /** A repository with a file, an entity of it to be, and a profiler that does what the test says. */
  async function world() {
    const { catalogue, dataDir } = await newCatalogue()
    const folder = join(dataDir, 'quality')
    await mkdir(join(folder, '1'), { recursive: true })
    const path = join(dataDir, 'a.csv')
    await catalogue.knex('files').insert({
      ...{ id: 5, repository_id: 1, name: 'a.csv', size: 1, sha256: '' },
      ...{ created_at: NOW, created_by: 'ada', used_at: NOW },
    })
    const store = new EntityStore(catalogue)
    const loads = new EntityLoads(catalogue)
    const { logger } = recordingLogger()
    const warehouses = await DuckDbWarehouses.start({ folder, memoryMb: 256, threads: 1 }, logger)
    closers.push(() => warehouses.close())
    const { jobs } = jobsOn(catalogue)
    const files = new SourceFiles(
      { find: async () => ({ id: 5, bytes: (await stat(path)).size, local: () => Promise.resolve(path) }) },
      NO_CONNECTIONS,
    )
    const locations = uploadLocations(files)
    const limits = { recordBytes: 1e6, columns: 100, rejectBytes: 1e6, expandedBytes: 1e9 }
    const folderOf = () => join(folder, '1', 'loads')
    const previews = new Previews(locations, limits, {
      atOnce: 1,
      queued: 1,
      seconds: 10,
      firstBytes: 1e6,
      folderOf,
    })
    const entities = new Entities({ store, loads, jobs, files, folderOf, locations, previews })
    let act: Profile = profile
    const services = {
      entities: store,
      loads,
      warehouses,
      locations,
      folderOf: (repositoryId: number, jobId: number) =>
        join(folder, String(repositoryId), 'loads', String(jobId)),
      sweep: () => undefined,
      profile: (request: ProfileRequest) => act(request),
      limits,
    }
    jobs.start([new LoadJob({ ...services, profiles: new ProfileStep(services) })])
    closers.push(() => jobs.stop())
    const ended = async (jobId: number): Promise<JobRow> => {
      let last: JobRow | undefined
      for await (const job of jobs.watch(jobId, new AbortController().signal)) last = job
      return last!
    }
    return {
      catalogue,
      store,
      jobs,
      ended,
      write: (content: string) => writeFile(path, content),
      whenProfiling: (next: Profile) => (act = next),
      create: async () => {
        const { signal } = new AbortController()
        const request = { name: 'A', description: '', source: SOURCE, ...WISHES }
        const requester = { owner: 'ada', arrivedAt: performance.now(), signal }
        const { entity, job } = await entities.create(1, request, 'ada', requester)
        return { entityId: entity.id, jobId: job.id }
      },
      reload: async (entityId: number) =>
        (await entities.reload((await store.get(entityId))!, { source: SOURCE }, WISHES, 'ada')).id,
      /** What is served: state, generation, rows, names of the attributes, distinct values of each. */
      served: async (entityId: number) => {
        const entity = (await store.get(entityId))!
        const attributes = await loads.profiledAttributes(entity)
        return [
          `${entity.state} ${entity.generation}: ${entity.loadedRows}`,
          ...attributes.map(({ humanName, profile }) => `${humanName} ${profile?.distinct ?? 'unknown'}`),
        ]
      },
      failure: async (id: number) =>
        (await catalogue.knex('entities').where({ id }).first<{ failure: string | null }>('failure')).failure,
    }
  }

  it('does not start if its entity is deleted', async () => {
    const { catalogue } = await newCatalogue()
    expect(await new EntityLoads(catalogue).begin(4711)).to.equal(undefined)
  })

  it('serves the rows of a first load while their profile is made, and both at its end', async () => {
    const { write, create, served, whenProfiling, ended } = await world()
    await write('a,b\n1,x\n2,x\n')
    const seen: string[][] = []
    whenProfiling(async (request) => {
      seen.push(await served(request.entityId))
      return profile(request)
    })
    const { entityId, jobId } = await create()
    expect(await ended(jobId)).to.include({
      state: 'Completed',
      message: '2 rows with 2 attributes are loaded and profiled, none was rejected.',
    })
    expect(seen).to.deep.equal([['Loaded 1: 2', 'a unknown', 'b unknown']])
    expect(await served(entityId)).to.deep.equal(['Fully Loaded 1: 2', 'a 2', 'b 1'])
  })

  it('serves rows, attributes and profile of the earlier load until the reload is complete', async () => {
    const { write, create, reload, served, whenProfiling, ended } = await world()
    await write('a,b\n1,x\n2,x\n')
    const { entityId, jobId } = await create()
    await ended(jobId)
    const seen: string[][] = []
    whenProfiling(async (request) => {
      seen.push(await served(entityId))
      const profiles = await profile(request)
      seen.push(await served(entityId))
      return profiles
    })
    await write('c\n1\n2\n3\n')
    expect((await ended(await reload(entityId))).state).to.equal('Completed')
    const before = ['Fully Loaded 1: 2', 'a 2', 'b 1']
    expect(seen).to.deep.equal([before, before])
    expect(await served(entityId)).to.deep.equal(['Fully Loaded 2: 3', 'c 3'])
  })

  it('reports why a profile failed, and keeps the rows of a first load or of the earlier load', async () => {
    const { write, create, reload, served, whenProfiling, ended, failure } = await world()
    await write('a\n1\n')
    whenProfiling(() => Promise.reject(new OutOfMemory()))
    const { entityId, jobId } = await create()
    const failed = await ended(jobId)
    expect(failed.state).to.equal('Failed')
    expect(failed.reason).to.match(/^The rows could not be profiled\. .*WAREHOUSE_MEMORY_MB/)
    expect(await served(entityId)).to.deep.equal(['Loaded 1: 1', 'a unknown'])
    expect(await failure(entityId)).to.equal(failed.reason)

    whenProfiling(profile)
    await write('b\n1\n2\n')
    await ended(await reload(entityId))
    expect(await served(entityId)).to.deep.equal(['Fully Loaded 2: 2', 'b 2'])
    expect(await failure(entityId)).to.equal(null)

    whenProfiling(() => Promise.reject(new OutOfMemory()))
    await write('c\n1\n2\n3\n')
    expect((await ended(await reload(entityId))).state).to.equal('Failed')
    expect(await served(entityId)).to.deep.equal(['Fully Loaded 2: 2', 'b 2'])
  })

  it('profiles the rows that it has loaded when it is taken up again, and reads nothing anew', async () => {
    const { write, create, served, whenProfiling, ended, catalogue } = await world()
    await write('a\n1\n2\n')
    const starts: string[] = []
    whenProfiling(async (request) => {
      starts.push(`generation ${request.generation}`)
      if (starts.length > 1) return profile(request)
      await write('b,c\nof a file,that has changed\n')
      // As if another server had taken it from one that stood still, and then lost it.
      await catalogue
        .knex('jobs')
        .where({ status: 'Running' })
        .update({ lease_owner: 'gone', lease_until: NOW })
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      )
    })
    const { entityId, jobId } = await create()
    expect((await ended(jobId)).state).to.equal('Completed')
    expect(starts).to.deep.equal(['generation 1', 'generation 1'])
    expect(await served(entityId)).to.deep.equal(['Fully Loaded 1: 2', 'a 2'])
  })

  it('writes nothing more after another server has taken the job', async () => {
    const { write, create, served, ended, catalogue, whenProfiling } = await world()
    await write(`a\n${'1\n'.repeat(300_000)}`)
    let profiles = 0
    whenProfiling((request) => {
      profiles++
      return profile(request)
    })
    const { entityId, jobId } = await create()
    while ((await catalogue.knex('entities').where({ id: entityId }).pluck('state'))[0] !== 'Loading')
      await new Promise((resolve) => setTimeout(resolve, 5))
    await catalogue.knex('jobs').where({ id: jobId }).update({ lease_owner: 'gone', lease_until: NOW })
    expect((await ended(jobId)).state).to.equal('Completed')
    expect(profiles).to.equal(1)
    expect((await served(entityId))[0]).to.equal('Fully Loaded 2: 300000')
  })
})
