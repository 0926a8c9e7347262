import { join } from 'node:path'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import type { FileSpace } from '../../../src/platform/file-space/file-space.ts'
import { FolderSpace } from '../../../src/platform/file-space/folder-space.ts'
import type { Logger } from '../../../src/platform/logging.ts'
import { Removals } from '../../../src/quality/jobs/removals.ts'
import { Files } from '../../../src/quality/services/files/files.ts'
import { ContentNames } from '../../../src/quality/stores/files/content-names.ts'
import { FileStore } from '../../../src/quality/stores/files/files.ts'

/** The space of a server whose files are in DATA_DIR. */
export const spaceIn = (dataDir: string): Promise<FolderSpace> =>
  FolderSpace.open(join(dataDir, 'quality'), true)

/** The uploaded files of a server. */
export const filesOf = ({
  limitBytes = 1e9,
  keptDays = 30,
  removals = new Removals(),
  ...given
}: {
  readonly catalogue: Catalogue
  readonly space: FileSpace
  readonly logger: Logger
  readonly limitBytes?: number
  readonly keptDays?: number
  readonly removals?: Removals
}): Files => {
  const { catalogue, space, logger } = given
  const [store, names] = [new FileStore(catalogue), new ContentNames(catalogue)]
  const hasDuty = () => Promise.resolve(true)
  return new Files({ store, names, space, limitBytes, keptDays, removals, hasDuty, logger })
}

/** The path of the content of an upload that is in a folder. */
export async function pathOf(files: Files, repositoryId: number, name: string): Promise<string> {
  const found = await files.find(repositoryId, name)
  const none = () => Promise.reject(new Error('A content in a folder is not copied.'))
  const path = await found?.local(none, new AbortController().signal)
  if (path === undefined) throw new Error(`There is no upload ${name}.`)
  return path
}
