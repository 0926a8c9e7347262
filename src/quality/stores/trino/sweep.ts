import { literal } from '../../../lib/sql-quotes.ts'
import { TRINO_SOURCE } from '../../../lib/trino/trino-client.ts'
import { type HiddenTable, hiddenTable, timeOfFolder } from './hidden-names.ts'
import type { LakeStorage } from './storage/lake-storage.ts'
import { inParallel, type RunStatement, type TrinoTables } from './tables.ts'

/** What is old enough to be removed, in milliseconds. */
export interface SweepLimits {
  /** Since a table was dropped. Transactions whose next query may still need it are shorter. */
  readonly droppedMs: number
  /** Since a table was begun. No load takes so long, so its server has been killed. */
  readonly staleMs: number
}

export const SWEEP_LIMITS: SweepLimits = { droppedMs: 10 * 60_000, staleMs: 48 * 3600_000 }

export interface SweepOptions {
  readonly run: RunStatement
  readonly tables: TrinoTables
  readonly storage: LakeStorage
  readonly catalog: string
  readonly schema: string
}

/**
 * Deletes dropped tables that no query reads any more, and what killed servers left of unfinished tables: tables, and
 * folders in the storage. Several servers may sweep at the same time.
 */
export async function sweep(options: SweepOptions, limits: SweepLimits = SWEEP_LIMITS): Promise<void> {
  const { run, tables, storage, catalog, schema } = options
  // Read before the tables, so that a folder of a table that is begun in between is not taken for a leftover.
  const folders = await storage.folders(schema)
  const { names, now } = await tables.listed()
  const hidden = names.map(hiddenTable).filter((table) => table !== undefined)
  const isOld = ({ kind, at }: HiddenTable): boolean =>
    at < now - (kind === 'dropped' ? limits.droppedMs : limits.staleMs)
  const old = hidden.filter(isOld)
  if (old.length > 0) {
    const oldest = await oldestQuery(run)
    const doomed = old.filter(({ kind, at }) => kind === 'making' || at < oldest)
    await tables.delete(doomed.map(({ table }) => table))
  }
  const suspects = folders.filter((folder) => (timeOfFolder(folder) ?? Infinity) < now - limits.staleMs)
  if (suspects.length === 0) return
  const used = new Set(await foldersInUse(run, catalog, schema))
  await inParallel(
    suspects.filter((folder) => !used.has(folder)),
    (folder) => storage.remove(`${schema}/${folder}`),
  )
}

/** When the oldest running query of the product began, in milliseconds since 1970. This query is one of them. */
async function oldestQuery(run: RunStatement): Promise<number> {
  const [oldest] = await run(
    `SELECT cast(to_unixtime(min(created)) * 1000 AS bigint) AS begun FROM system.runtime.queries WHERE source = ${literal(TRINO_SOURCE)} AND state NOT IN ('FINISHED', 'FAILED')`,
  )
  return Number(oldest?.['begun'] ?? 0)
}

/** The folders of all tables. Their comments name them. */
async function foldersInUse(run: RunStatement, catalog: string, schema: string): Promise<string[]> {
  const rows = await run(
    `SELECT comment FROM system.metadata.table_comments WHERE catalog_name = ${literal(catalog)} AND schema_name = ${literal(schema)}`,
  )
  return rows.flatMap(({ comment }) => (typeof comment === 'string' ? [comment] : []))
}
