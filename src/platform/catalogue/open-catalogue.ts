import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Logger } from '../logging.ts'
import { CatalogueError, type Catalogue, type Migration } from './catalogue.ts'
import { noteElsewhere, refuseElsewhere } from './elsewhere.ts'
import { OperatorError } from '../operator-error.ts'
import { placeOf } from './postgres-address.ts'
import type { PostgresServer } from './postgres-connect.ts'
import { CATALOGUE_FILES, SqliteCatalogue } from './sqlite.ts'

/**
 * Opens the catalogue, creates it if it does not exist, and brings its schema up to date. Concurrent processes may do
 * this, and a process killed in the middle leaves the catalogue unchanged.
 * @param dataDir absolute path of the folder, created if it does not exist
 * @param migrations all steps of the schema, in order; never change or remove a released step
 * @param server the server that has the catalogue; undefined for a file in the folder
 * @throws OperatorError if the catalogue cannot be created, CatalogueError if a newer version has written it
 */
export async function openCatalogue(
  dataDir: string,
  migrations: readonly Migration[],
  logger: Logger,
  server?: PostgresServer,
): Promise<Catalogue> {
  if (server === undefined) {
    await refuseElsewhere(dataDir)
    return SqliteCatalogue.open(dataDir, migrations, logger)
  }
  // The driver is loaded only if it is needed.
  const { PostgresCatalogue } = await import('./postgres.ts')
  const catalogue = await PostgresCatalogue.open(server, dataDir, migrations, logger)
  await noteElsewhere(dataDir, placeOf(server.address))
  return catalogue
}

/** What the operator can do if the database of the catalogue was lost after it was opened, during the start. */
export function lostAtStart(catalogue: Catalogue, error: unknown): unknown {
  if (error instanceof OperatorError || !catalogue.isUnreachable(error)) return error
  const { code } = error as NodeJS.ErrnoException
  return new CatalogueError(
    `The database of the catalogue was lost while the server started${code === undefined ? '' : ` (${code})`}. Start the server again when the database answers.`,
    { cause: error },
  )
}

/** The server that has the catalogue, by the settings; undefined for a file in DATA_DIR. */
export function catalogueServer(
  config: Pick<Config, 'catalogueUrl' | 'cataloguePassword' | 'cataloguePasswordFile'>,
): PostgresServer | undefined {
  const { catalogueUrl: address, cataloguePassword, cataloguePasswordFile: file } = config
  if (address === undefined) return undefined
  const password =
    file === undefined ? async () => cataloguePassword ?? address.password : () => passwordIn(file)
  return { address, password }
}

async function passwordIn(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/\r?\n$/, '')
  } catch (error) {
    throw new CatalogueError(
      `CATALOGUE_PASSWORD_FILE is ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code}). Give the user of the server the right to read it.`,
      { cause: error },
    )
  }
}

/** True if the settings name a server for the catalogue, or DATA_DIR has one. */
export const hasCatalogue = (config: Pick<Config, 'catalogueUrl' | 'dataDir'>): boolean =>
  config.catalogueUrl !== undefined || existsSync(catalogueFiles(config.dataDir)[0]!)

/** The paths of the files of a catalogue, whether they exist or not. The first one holds the data. */
export const catalogueFiles = (dataDir: string): string[] =>
  CATALOGUE_FILES.map((name) => join(dataDir, name))
