import { join } from 'node:path'
import type { Logger } from '../logging.ts'
import type { Catalogue, Migration } from './catalogue.ts'
import { CATALOGUE_FILES, SQLITE, SqliteCatalogue } from './sqlite.ts'

/**
 * Opens the catalogue, creates it if it does not exist, and brings its schema up to date. Concurrent processes may do
 * this, and a process killed in the middle leaves the catalogue unchanged.
 * @param dataDir absolute path of the folder, created if it does not exist
 * @param migrations all steps of the schema, in order; never change or remove a released step
 * @throws OperatorError if the catalogue cannot be created, CatalogueError if a newer version has written it
 */
export const openCatalogue = (
  dataDir: string,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<Catalogue> => SqliteCatalogue.open(dataDir, migrations, logger)

/** The kind of database in which this server keeps its catalogue. A copy of another kind cannot be restored. */
export const CATALOGUE_KIND = SQLITE

/** The paths of the files of a catalogue, whether they exist or not. The first one holds the data. */
export const catalogueFiles = (dataDir: string): string[] =>
  CATALOGUE_FILES.map((name) => join(dataDir, name))
