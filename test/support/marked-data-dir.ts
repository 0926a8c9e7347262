import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes a DATA_DIR whose demo data counts as made, so that a server under test makes none. */
export async function makeMarked(dataDir: string): Promise<string> {
  await mkdir(join(dataDir, 'spatial'), { recursive: true })
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  return dataDir
}
