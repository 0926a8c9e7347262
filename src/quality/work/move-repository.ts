import { join } from 'node:path'
import { AT_WORK } from '../model/job.ts'
import { QualityError } from '../model/errors.ts'
import type { Engine } from '../model/warehouse/engine.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { repositoryFolders } from '../services/repositories.ts'
import type { EntityStore } from '../stores/entities/entities.ts'
import type { JobStore } from '../stores/jobs/jobs.ts'
import type { OpenEngines } from '../stores/open-warehouses.ts'
import type { OwnerStore } from '../stores/owners/owner-store.ts'
import type { Repository } from '../stores/repositories.ts'
import { copyTables, type TableContent } from './copy-tables.ts'

export interface MoveOptions {
  readonly opened: OpenEngines
  readonly entities: EntityStore
  readonly jobs: JobStore
  readonly owners: OwnerStore
  readonly dataDir: string
  readonly signal: AbortSignal
  readonly tell: (sentence: string) => void
}

/**
 * Moves the rows of a repository to another engine: copies all tables, compares them, switches, and deletes the old ones.
 * No server of the catalogue may run. A move that fails changes nothing. A process that is killed leaves tables in one
 * of the engines; the catalogue names this engine, and the next move deletes them.
 * @returns the moved tables; undefined if the rows were in the engine already
 * @throws QualityError, and the errors of warehouses
 */
export async function moveRepository(
  { id, name }: Repository,
  target: Engine,
  options: MoveOptions,
): Promise<readonly TableContent[] | undefined> {
  const { opened, jobs, signal, tell } = options
  const { engines } = opened
  let place = (await engines.find(id))!
  const to = warehousesOf(opened, target)
  const from = warehousesOf(opened, place.engine)
  if (place.leftIn !== undefined) {
    tell('The rest of an earlier move is being deleted.')
    await removeRows(id, place.leftIn, options)
    place = { engine: place.engine, leftIn: undefined }
    await engines.write(id, place)
  }
  if (place.engine === target) return undefined
  if (await jobs.hasJobs(id, AT_WORK))
    throw new QualityError(
      `Jobs of ${name} wait or were interrupted. Start the server, let them end or cancel them, and stop it again.`,
    )
  if (place.engine === 'embedded') await refuseElsewhere(id, name, options)
  await refuseMissing(id, name, place.engine, options)
  await to.checkFree?.(id)
  await engines.write(id, { engine: place.engine, leftIn: target })
  let contents: readonly TableContent[]
  try {
    contents = await copyAll(id, from, to, options)
  } catch (error) {
    // If this fails too, the next move repeats it.
    await removeRows(id, target, options).then(
      () => engines.write(id, place),
      () => tell('What was copied could not be deleted. The next move of the repository deletes it.'),
    )
    throw error
  }
  signal.throwIfAborted()
  await engines.write(id, { engine: target, leftIn: place.engine })
  tell('The old rows are being deleted.')
  await removeRows(id, place.engine, options)
  await engines.write(id, { engine: target, leftIn: undefined })
  return contents
}

async function copyAll(
  id: number,
  from: Warehouses,
  to: Warehouses,
  { entities, dataDir, signal, tell }: MoveOptions,
): Promise<readonly TableContent[]> {
  // A process that was killed may have left tables that the catalogue does not know.
  await to.remove(id)
  const source = await from.open(id)
  const needed = await entities.tables(id)
  const tables = (await source.tables()).filter((table) => needed.has(table))
  const folder = join(repositoryFolders(dataDir, id).loads, 'move')
  return copyTables(source, await to.open(id), tables, { folder, signal, tell })
}

/** @throws QualityError if the engine does not have the rows that the catalogue names. They may be in another place. */
async function refuseMissing(
  id: number,
  name: string,
  engine: Engine,
  { opened, entities }: MoveOptions,
): Promise<void> {
  const needed = await entities.servedTables(id)
  if (needed.length === 0) return
  const found = new Set(await (await warehousesOf(opened, engine).open(id)).tables())
  const missing = needed.filter((table) => !found.has(table))
  if (missing.length === 0) return
  const [first, ...others] = missing
  const tables =
    others.length === 0 ? `The table ${first} is` : `${first} and ${others.length} other tables are`
  const check = engine === 'trino' ? 'check WAREHOUSE_URL' : `check the file ${fileOf(id, opened)}`
  throw new QualityError(
    `Rows of ${name} are missing: ${check}. ${tables} not in the engine ${engine}. Nothing was changed.`,
  )
}

const fileOf = (id: number, { embedded, folder }: OpenEngines): string =>
  join(folder, embedded.copies?.fileOf(id) ?? String(id))

/** @throws QualityError if the rows are in the folder of another machine */
async function refuseElsewhere(
  id: number,
  name: string,
  { opened: { embedded, folder }, owners }: MoveOptions,
): Promise<void> {
  const { exclusive } = embedded
  if (exclusive === undefined || (await exclusive.exists(id)) || !(await owners.hasRows(id))) return
  throw new QualityError(
    `The rows of ${name} are not in ${folder}. Run the command on the machine whose server has them, with its settings.`,
  )
}

async function removeRows(id: number, engine: Engine, { opened, owners }: MoveOptions): Promise<void> {
  await warehousesOf(opened, engine).remove(id)
  if (engine === 'embedded') await owners.forget(id)
}

function warehousesOf({ embedded, trino }: OpenEngines, engine: Engine): Warehouses {
  const warehouses = engine === 'embedded' ? embedded : trino
  if (warehouses !== undefined) return warehouses
  throw new QualityError('There is no WAREHOUSE_URL. Set it and WAREHOUSE_STORAGE to those of the cluster.')
}
