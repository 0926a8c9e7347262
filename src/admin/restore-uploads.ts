import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, uploadAt } from '../platform/backup-folder.ts'
import { actingAs, type Owner } from '../platform/data-owner.ts'
import type { FileSpace } from '../platform/file-space/file-space.ts'
import { isInDataDir, openFileSpace } from '../platform/file-space/open-file-space.ts'
import type { CommandContext } from './command.ts'

/**
 * Puts the contents of uploads into the place that FILES_URL names. Their names are unique, so contents that are there
 * already are not replaced by others.
 * @param staged folder with the checked files of a backup; the contents are gone from it afterwards
 * @param owner of the data, if root runs the command
 */
export async function restoreUploads(
  { config, logger }: Pick<CommandContext, 'config' | 'logger'>,
  { files }: Manifest,
  staged: string,
  owner: Owner | undefined,
): Promise<void> {
  if (isInDataDir(config)) return
  const space = await actingAs(owner, () => openFileSpace(config, logger))
  try {
    for (const { path } of files) {
      const upload = uploadAt(path)
      if (upload === undefined) continue
      const from = join(staged, path)
      await put(space, { kind: 'files', ...upload }, from, owner)
      await rm(from, { force: true })
    }
  } finally {
    await space.close()
  }
}

/** The owner may not read the staged file, so it is opened before its rights are taken. */
async function put(
  space: FileSpace,
  place: Parameters<FileSpace['adopt']>[0],
  from: string,
  owner: Owner | undefined,
): Promise<void> {
  if (space.kind === 's3' || owner === undefined) return space.adopt(place, from)
  const file = await open(from)
  try {
    await actingAs(owner, () => space.write(place, file.createReadStream({ autoClose: false })))
  } finally {
    await file.close()
  }
}
