import knex from 'knex'
import type { Knex } from 'knex'
import { constants } from 'node:fs'
import { copyFile, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { exists } from '../../../lib/files.ts'
import { OperatorError } from '../../../platform/operator-error.ts'
import { withFileLock } from '../../../platform/file-lock.ts'
import { createGeoPackageTables } from './schema.ts'
import { wrapIdentifier } from './quoted-names.ts'

/** A GeoPackage, or a file in its place, that cannot be changed. The message says what to do. */
export class GeoPackageNotWritable extends OperatorError {}

/** The result of an edit: the changed file, no file, or the unchanged file. */
export type EditOutcome = 'replace' | 'delete' | 'leave'

/** A change of a GeoPackage. */
export interface Edit {
  /**
   * True if any content of the present file is kept; otherwise the edit starts with an empty GeoPackage.
   * Called only if the file exists.
   */
  readonly keeps: (db: Knex) => Promise<boolean>
  /** Changes the copy. Runs outside of any transaction, and may throw and leave the copy in any state. */
  readonly apply: (db: Knex) => Promise<EditOutcome>
  /** Called once if another process is changing the same file and this edit must wait. */
  readonly onWait?: () => void
}

/**
 * Changes or creates a GeoPackage, in a copy that replaces the file when it is complete and on the disk.
 * Readers see the old or the new file. A killed process leaves the old file and `….partial`, which the next
 * edit replaces. Concurrent edits wait for each other.
 *
 * @throws GeoPackageNotWritable if another program is writing to the file, or the disk is full
 */
export async function editGeoPackage(path: string, edit: Edit): Promise<void> {
  await withFileLock(path, () => editLocked(path, edit), edit.onWait ?? (() => undefined))
}

async function editLocked(path: string, { keeps, apply }: Edit): Promise<void> {
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  try {
    let isNew = true
    if (await exists(path)) {
      await refuseUnfinishedWrites(path)
      isNew = !(await inspect(path, keeps))
    }
    if (!isNew) await copyFile(path, partial, constants.COPYFILE_FICLONE)
    const outcome = await change(partial, isNew, apply)
    if (outcome === 'replace') {
      await flush(partial)
      await rename(partial, path)
    } else {
      await rm(partial, { force: true })
      if (outcome === 'delete') await rm(path)
    }
    await flush(dirname(path))
  } catch (error) {
    await rm(partial, { force: true })
    throw meansFullDisk(error)
      ? new GeoPackageNotWritable(
          `The disk of ${dirname(path)} is full. ${basename(path)} is unchanged. Free some space and try again.`,
          { cause: error },
        )
      : error
  }
}

/** Opens a GeoPackage read-only and runs work on it. */
export async function inspect<T>(path: string, work: (db: Knex) => Promise<T>): Promise<T> {
  const db = connect(path, 'ro')
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function change(
  path: string,
  isNew: boolean,
  apply: (db: Knex) => Promise<EditOutcome>,
): Promise<EditOutcome> {
  const db = connect(path, 'rwc')
  try {
    // A copy in WAL mode must leave that mode before the journal can be switched off.
    await db.raw('pragma journal_mode = delete')
    // The copy is deleted after any failure, so SQLite needs no journal for a rollback.
    await db.raw('pragma journal_mode = off')
    await db.raw('pragma synchronous = off')
    await db.raw('pragma cache_size = -65536')
    if (isNew) await createGeoPackageTables(db)
    return await apply(db)
  } finally {
    await db.destroy()
  }
}

/** One connection: pragmas and attached files belong to it. */
const connect = (path: string, mode: 'ro' | 'rwc'): Knex =>
  knex({
    client: 'sqlite3',
    connection: { filename: fileUri(path, mode), flags: ['OPEN_URI', 'OPEN_READWRITE', 'OPEN_CREATE'] },
    pool: { min: 1, max: 1 },
    useNullAsDefault: true,
    wrapIdentifier,
  })

/** The file name by which SQLite opens a file in a mode, also in ATTACH. */
export const fileUri = (path: string, mode: 'ro' | 'rwc'): string =>
  `file:${encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')}?mode=${mode}`

/** A journal beside the file belongs to it: a copy without the journal would be damaged or outdated. */
async function refuseUnfinishedWrites(path: string): Promise<void> {
  for (const suffix of ['-wal', '-journal']) {
    const size = await stat(`${path}${suffix}`).then(
      (file) => file.size,
      () => 0,
    )
    if (size > 0) {
      throw new GeoPackageNotWritable(
        `Another program has unfinished changes in ${basename(path)}${suffix}. Close the file in that program (if it crashed, open and close the file with it once), then try again.`,
      )
    }
  }
}

const meansFullDisk = (error: unknown): boolean =>
  ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code))

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
