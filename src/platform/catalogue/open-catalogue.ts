import type { Logger } from '../logging.ts'
import type { Catalogue, Migration } from './catalogue.ts'
import { SqliteCatalogue } from './sqlite.ts'

/**
 * Opens the catalogue, makes it where it is missing, and brings its schema up to date. Several processes may do
 * so at once, and a process killed in the middle leaves it as it was.
 * @param dataDir absolute folder; made where it is missing
 * @param migrations all steps of the schema, in order; none may ever be changed or taken away
 * @throws OperatorError where it cannot be made, CatalogueError where a newer version has written it
 */
export const openCatalogue = (
  dataDir: string,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<Catalogue> => SqliteCatalogue.open(dataDir, migrations, logger)
