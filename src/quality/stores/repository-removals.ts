import { deleteEntity } from './entity-removals.ts'
import { deleteLibraryEntity } from './library-removals.ts'
import { deleteInPortions, type Portions } from './portions.ts'
import { deleteRules } from './rule-removals.ts'

/** Tables with rows of a repository that can be many. The others are deleted together with it. */
const TABLES: readonly (readonly [table: string, key: string])[] = [
  ['joins', 'id'],
  ['join_jobs', 'job_id'],
  ['jobs', 'id'],
  ['files', 'id'],
  ['exports', 'id'],
]

/** Deletes the rows of a deleted repository in portions, and at last its own row. */
export async function deleteRepository(portions: Portions, id: number): Promise<void> {
  const { database, commit } = portions
  const own = (table: string) =>
    database(table).where({ repository_id: id }).orderBy('id').pluck<number[]>('id')
  await deleteRules(portions, (catalogue) => catalogue('rule_rows').where({ repository_id: id }))
  for (const library of await own('library_entities')) await deleteLibraryEntity(portions, library)
  for (const entity of await own('entities')) {
    await deleteEntity(portions, entity)
    await commit(async (transaction) => {
      await transaction('entities').where({ id: entity }).delete()
    })
  }
  for (const webhook of await own('webhooks'))
    await deleteInPortions(
      portions,
      (catalogue) => catalogue('webhook_events').where({ webhook_id: webhook }),
      'webhook_events',
    )
  for (const [table, key] of TABLES)
    await deleteInPortions(portions, (catalogue) => catalogue(table).where({ repository_id: id }), table, [
      key,
    ])
  await commit(async (transaction) => {
    await transaction('repositories').where({ id }).delete()
  })
}
