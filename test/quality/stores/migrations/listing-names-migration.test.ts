import { expect } from 'chai'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import { openCatalogue } from '../../../support/catalogue.ts'
import { LISTINGS } from '../../../../src/quality/listings/registry.ts'
import { listingNamesMigration } from '../../../../src/quality/stores/migrations/listing-names-migration.ts'
import { recordingLogger, temporaryFolder } from '../../../platform/support.ts'
import { jobsOn, newJob } from '../../jobs/support.ts'
import { NOW } from '../../support/catalogues.ts'

const ATTRIBUTE = { entityId: 3, attributeId: 4 }

/** Listings as waiting exports of an older version name them, and as the contract does. */
const RENAMED = [
  [{ of: 'entities' }, { name: 'entities' }],
  [{ of: 'jobs' }, { name: 'scheduler' }],
  [{ of: 'libraryEntities' }, { name: 'libraryEntities' }],
  [
    { of: 'attributes', entityId: 3 },
    { name: 'attributes', entityId: 3 },
  ],
  [
    { of: 'rows', entityId: 3 },
    { name: 'rows', entityId: 3 },
  ],
  [
    { of: 'value', ...ATTRIBUTE },
    { name: 'values', ...ATTRIBUTE },
  ],
  [
    { of: 'mask', ...ATTRIBUTE },
    { name: 'masks', ...ATTRIBUTE },
  ],
  [
    { of: 'pattern', ...ATTRIBUTE },
    { name: 'patterns', style: 'Default', ...ATTRIBUTE },
  ],
  [
    { of: 'rich', ...ATTRIBUTE },
    { name: 'patterns', style: 'Rich', ...ATTRIBUTE },
  ],
  [
    { of: 'long', ...ATTRIBUTE },
    { name: 'patterns', style: 'Long', ...ATTRIBUTE },
  ],
  [
    { of: 'soundex', ...ATTRIBUTE },
    { name: 'soundexes', ...ATTRIBUTE },
  ],
  [
    { of: 'metaphone', ...ATTRIBUTE },
    { name: 'metaphones', ...ATTRIBUTE },
  ],
] as const

describe('exports that wait while the server is replaced', () => {
  it('name their listings as the contract does, and as before where that is undone', async () => {
    const { logger } = recordingLogger()
    const dataDir = await temporaryFolder()
    const before = MIGRATIONS.filter((migration) => migration !== listingNamesMigration)
    const old = await openCatalogue(dataDir, before, logger)
    await old
      .knex('repositories')
      .insert({ name: 'demo', description: '', created_at: NOW, created_by: 'admin' })
    const { jobs } = jobsOn(old)
    const params = (listing: object) => ({ exportId: 1, filetype: 'csv', listing })
    for (const [listing] of RENAMED) await jobs.schedule(newJob({ type: 'Export', params: params(listing) }))
    await jobs.schedule(newJob({ type: 'Load', params: { of: 'rows' } }))
    await old.close()

    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    const stored = async () =>
      (await catalogue.knex<{ id: number; params: string }>('jobs').orderBy('id').select('params')).map(
        (job) => JSON.parse(job.params) as unknown,
      )
    try {
      const load = { of: 'rows' }
      expect(await stored()).to.deep.equal([...RENAMED.map(([, listing]) => params(listing)), load])
      await listingNamesMigration.down?.(catalogue.knex)
      expect(await stored()).to.deep.equal([...RENAMED.map(([listing]) => params(listing)), load])
    } finally {
      await catalogue.close()
    }
  })

  it('can all be written', () => {
    for (const [, { name }] of RENAMED) expect(LISTINGS[name].exportable, name).to.equal(true)
  })
})
