import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { RepositoryStore } from '../../../src/quality/stores/repositories.ts'
import { nextNumber } from '../../../src/quality/stores/shared/next-number.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'

const opened: Catalogue[] = []

after(() => Promise.all(opened.splice(0).map((catalogue) => catalogue.close())))

/** A new catalogue with the repositories 1 (`demo`) and 2 (`other`); it is closed after the tests. */
export async function newCatalogue(): Promise<{ readonly catalogue: Catalogue; readonly dataDir: string }> {
  const dataDir = await temporaryFolder()
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
  opened.push(catalogue)
  for (const name of ['demo', 'other']) {
    await catalogue
      .knex('repositories')
      .insert({ name, description: '', created_at: NOW, created_by: 'admin' })
  }
  return { catalogue, dataDir }
}

/** Deletes the repository 1 with its records. */
export async function removeRepository(catalogue: Catalogue): Promise<void> {
  const repositories = new RepositoryStore(catalogue)
  await repositories.remove('demo')
  await repositories.removeContent(1)
}

/** A time as the catalogue keeps it. */
export const NOW = '2026-11-21T09:30:00.000Z'

/**
 * Adds an entity with no more than what every entity has.
 * @returns its id
 */
export async function addEntity(
  catalogue: Catalogue,
  columns: Readonly<Record<string, unknown>>,
): Promise<number> {
  const repositoryId = Number(columns['repository_id'] ?? 1)
  const [row] = await catalogue
    .knex('entities')
    .insert({
      repository_id: repositoryId,
      number: await catalogue.knex.transaction((own) => nextNumber('last_entity', repositoryId, own)),
      name: 'Airports',
      held_name: columns['name'] ?? 'Airports',
      description: '',
      state: 'Schema Only',
      source: '{}',
      seed: 1,
      created_at: NOW,
      created_by: 'admin',
      ...columns,
    })
    .returning<{ id: number }[]>('id')
  return row!.id
}
