import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareCatalogue, withoutDemo } from '../quality/support/data-dir.ts'

/** Makes a DATA_DIR whose collections for the demo count as made, so that a server under test makes none. */
export async function makeMarked(dataDir: string): Promise<string> {
  await mkdir(join(dataDir, 'spatial'), { recursive: true })
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  return dataDir
}

/**
 * Makes a DATA_DIR as a server leaves it that was ready: the collections and the repository of the demo count as made,
 * and there is an administrator.
 */
export async function makeUsed(dataDir: string): Promise<string> {
  await withoutDemo(await makeMarked(dataDir))
  await prepareCatalogue(dataDir)
  return dataDir
}
