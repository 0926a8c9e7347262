/**
 * Where tests keep their catalogues: in the folder of the test, or, if TEST_CATALOGUE is the address of a server of
 * PostgreSQL, in a schema there that belongs to the folder.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS } from '../../src/migrations.ts'
import { type Config, loadConfig } from '../../src/platform/config.ts'
import type { Catalogue, Migration } from '../../src/platform/catalogue/catalogue.ts'
import {
  catalogueFiles,
  catalogueServer,
  openCatalogue as openOf,
} from '../../src/platform/catalogue/open-catalogue.ts'
import { createErrorLogger, type Logger } from '../../src/platform/logging.ts'

/** True if the tests keep their catalogues in PostgreSQL. */
export const isOnPostgres = (): boolean => (process.env['TEST_CATALOGUE'] ?? '') !== ''

/** The settings by which a server or a command finds the catalogue of a folder. */
export function catalogueEnv(dataDir: string): Record<string, string> {
  const address = process.env['TEST_CATALOGUE'] ?? ''
  if (address === '') return {}
  const schema = `t${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`
  // Few connections, since many tests share the server.
  return { CATALOGUE_URL: `${address}?schema=${schema}&connections=5` }
}

/** Opens the catalogue of a folder. */
export const openCatalogue = (
  dataDir: string,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<Catalogue> => openOf(dataDir, migrations, logger, catalogueServer(configFor(dataDir)))

/** The settings of a command or a server on a folder. */
export const configFor = (dataDir: string): Config =>
  loadConfig({ DATA_DIR: dataDir, ...catalogueEnv(dataDir) })

/** Everything that the database of a catalogue holds, as its bytes. */
export async function bytesOfCatalogue(dataDir: string): Promise<string> {
  if (!isOnPostgres()) {
    const files = await Promise.all(
      catalogueFiles(dataDir).map((path) => readFile(path, 'latin1').catch(() => '')),
    )
    return files.join('')
  }
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, createErrorLogger('silent'))
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  try {
    const { files } = await catalogue.backup(folder, async () => undefined)
    return await readFile(join(folder, files[0]!), 'latin1')
  } finally {
    await rm(folder, { recursive: true })
    await catalogue.close()
  }
}
