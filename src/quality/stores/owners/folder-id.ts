import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreatePrivateFile } from '../../../lib/files.ts'

/** The file that gives a folder of warehouses its identity, which servers compare. A backup leaves it out. */
export const FOLDER_ID_FILE = '.folder-id'

/** The identity of a folder of warehouses, which the first server that uses it chooses. */
export const folderId = async (folder: string): Promise<string> =>
  (await readOrCreatePrivateFile(join(folder, FOLDER_ID_FILE), () => `${randomUUID()}\n`)).trim()
