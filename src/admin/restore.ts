import { mkdir, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { MIGRATIONS } from '../migrations.ts'
import { isCatalogueKind } from '../platform/catalogue/kinds.ts'
import { catalogueServer } from '../platform/catalogue/open-catalogue.ts'
import { stageCopy } from '../platform/catalogue/stage-copy.ts'
import { BackupError, beside, copyBackup, entriesOf, readManifest } from '../platform/backup-folder.ts'
import { actingAs, foreignOwner, giveTo, isRoot, ownedByOther, type Owner } from '../platform/data-owner.ts'
import { lockDataDir, LOCK_FILES } from '../platform/server-lock.ts'
import type { Command, CommandContext } from './command.ts'
import { onlyArgument, readArguments } from './options.ts'
import { restoreUploads } from './restore-uploads.ts'

/** Replaces DATA_DIR with a backup. No server may be running on DATA_DIR. */
export const restore: Command = {
  keepsRights: () => true,
  run: async (args, context) => {
    const { values, positionals } = readArguments({
      args,
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    const folder = resolve(onlyArgument(positionals, 'the folder of the backup'))
    await restoreBackup(folder, values.replace === true, context)
  },
}

/** Copies and checks everything beside DATA_DIR first. Existing data stays untouched until then. */
async function restoreBackup(folder: string, replace: boolean, context: CommandContext) {
  const { config, print, record, tell } = context
  const { dataDir } = config
  const owner = await restorableFor(dataDir)
  const manifest = await readManifest(folder)
  const foreign = manifest.migrations.find((name) => !MIGRATIONS.some((known) => known.name === name))
  if (foreign !== undefined) {
    throw new BackupError(
      `${folder} was written by a newer version of the product (it contains the migration "${foreign}"). Restore it with that version.`,
    )
  }
  const { catalogue } = manifest
  if (!isCatalogueKind(catalogue)) {
    throw new BackupError(
      `${folder} has a copy of a catalogue of the kind "${catalogue}", which this version does not know. Restore it with the version that wrote it.`,
    )
  }
  const isOccupied = (await entriesOf(dataDir)).some((name) => !LOCK_FILES.includes(name))
  if (isOccupied && !replace) {
    throw new BackupError(
      `DATA_DIR ${dataDir} is not empty. Set DATA_DIR to another folder, or add --replace to move the existing data aside.`,
    )
  }
  const lock = await actingAs(owner, () => lockDataDir(dataDir, 'restore'))
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const staged = beside(dataDir, `restoring-${stamp}`)
  const aside = beside(dataDir, `replaced-${stamp}`)
  try {
    await mkdir(staged)
    const total = manifest.files.reduce((sum, { size }) => sum + size, 0)
    let reported = 0
    await copyBackup(folder, manifest, staged, new AbortController().signal, (bytes) => {
      const percent = Math.floor((bytes / Math.max(total, 1)) * 100)
      if (percent >= reported + 10) tell(`${(reported = percent)} %`)
    })
    await stageCopy(staged, catalogue, catalogueServer(config))
    await restoreUploads(context, manifest, staged, owner)
    if (owner) await giveTo(owner, staged)
    // Two renames. If the process is killed between them, one folder holds the old data and the other the new
    // data.
    await rename(dataDir, aside)
    await rename(staged, dataDir).catch(async (error: unknown) => {
      await rename(aside, dataDir)
      throw error
    })
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    throw isImmovable(error)
      ? new BackupError(
          `DATA_DIR ${dataDir} cannot be moved; it may be the root of a disk. Set DATA_DIR to a folder inside it.`,
          { cause: error },
        )
      : error
  } finally {
    await lock.release()
  }
  if (!isOccupied) await rm(aside, { recursive: true })
  await actingAs(owner, () => record({ about: { backup: folder } }))
  print(
    `The backup of ${manifest.createdAt} is in ${dataDir}.${isOccupied ? ` The previous data is in ${aside}.` : ''}`,
  )
}

/**
 * The owner of the data, to whom root gives the restored files. Root keeps its rights: the backup may be its own, and
 * the folder of DATA_DIR may be closed to the owner.
 * @throws OperatorError if another user runs the command
 */
async function restorableFor(dataDir: string): Promise<Owner | undefined> {
  const owner = await foreignOwner(dataDir)
  if (owner && !isRoot()) throw ownedByOther(owner, dataDir)
  return owner
}

const isImmovable = (error: unknown): boolean =>
  ['EBUSY', 'EXDEV'].includes(String((error as { code?: unknown }).code))
