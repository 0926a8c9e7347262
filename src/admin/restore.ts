import { mkdir, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { migrations } from '../migrations.ts'
import { BackupError, beside, copyBackup, entriesOf, readManifest } from '../platform/backup-folder.ts'
import { lockDataDir, LOCK_FILES } from '../platform/server-lock.ts'
import type { Command, CommandContext } from './command.ts'
import { onlyArgument, readArguments } from './options.ts'

/** Puts a backup in the place of DATA_DIR. No server may run on it. */
export const restore: Command = {
  name: 'restore',
  synopsis: '<folder> [--replace]',
  description:
    'Bring a backup back into DATA_DIR, which must be empty or missing; --replace moves what is there aside. The server must not run.',
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

/** Everything is copied and checked beside DATA_DIR first; until then nothing is touched that is there. */
async function restoreBackup(folder: string, replace: boolean, { config, print, tell }: CommandContext) {
  const { dataDir } = config
  const manifest = await readManifest(folder)
  const foreign = manifest.migrations.find((name) => !migrations.some((known) => known.name === name))
  if (foreign !== undefined) {
    throw new BackupError(
      `${folder} was written by a newer version of the product (it has been through "${foreign}"): restore it by that version.`,
    )
  }
  const isOccupied = (await entriesOf(dataDir)).some((name) => !LOCK_FILES.includes(name))
  if (isOccupied && !replace) {
    throw new BackupError(
      `DATA_DIR ${dataDir} is not empty: set DATA_DIR to another folder, or add --replace to move what is there aside.`,
    )
  }
  const lock = await lockDataDir(dataDir, 'restore')
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const staged = beside(dataDir, `restoring-${stamp}`)
  const aside = beside(dataDir, `replaced-${stamp}`)
  try {
    await mkdir(staged)
    const total = manifest.files.reduce((sum, { size }) => sum + size, 0)
    let told = 0
    await copyBackup(folder, manifest, staged, new AbortController().signal, (bytes) => {
      const percent = Math.floor((bytes / Math.max(total, 1)) * 100)
      if (percent >= told + 10) tell(`${(told = percent)} %`)
    })
    // Two renames: whoever is killed between them finds the old data in one folder and the new in the other.
    await rename(dataDir, aside)
    await rename(staged, dataDir).catch(async (error: unknown) => {
      await rename(aside, dataDir)
      throw error
    })
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    throw isImmovable(error)
      ? new BackupError(
          `DATA_DIR ${dataDir} cannot be moved, as if it were the root of a disk: set DATA_DIR to a folder within it.`,
          { cause: error },
        )
      : error
  } finally {
    await lock.release()
  }
  if (!isOccupied) await rm(aside, { recursive: true })
  print(
    `The backup of ${manifest.createdAt} is in ${dataDir}.${isOccupied ? ` What was there is in ${aside}.` : ''}`,
  )
}

const isImmovable = (error: unknown): boolean =>
  ['EBUSY', 'EXDEV'].includes(String((error as { code?: unknown }).code))
