import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError, type Manifest, uploadAt } from '../platform/backup-folder.ts'
import { actingAs, type Owner } from '../platform/data-owner.ts'
import type { FileSpace } from '../platform/file-space/file-space.ts'
import { isInDataDir, openFileSpace } from '../platform/file-space/open-file-space.ts'
import type { CommandContext } from './command.ts'

/**
 * Puts the contents of uploads into the place that FILES_URL names. Their names are unique, so contents that are there
 * already are not replaced by others.
 * @throws BackupError, FileSpaceUnavailable
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
  const uploads = files.flatMap(({ path }) => {
    const upload = uploadAt(path)
    return upload === undefined ? [] : [{ path, ...upload }]
  })
  if (uploads.some(({ name }) => /^\d+$/.test(name)))
    throw new BackupError(
      'The backup was written by an older version, whose names of uploads are not unique in the place that FILES_URL names. Restore it without FILES_URL, start the server once, and write a new backup.',
    )
  const space = await actingAs(owner, () => openFileSpace(config, logger))
  try {
    for (const { path, repositoryId, name } of uploads) {
      const from = join(staged, path)
      await put(space, { kind: 'files', repositoryId, name }, from, owner)
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
