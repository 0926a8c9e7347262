import type { CatalogueReader } from '../../../src/platform/catalogue/catalogue.ts'
import { CatalogueRows } from '../../../src/quality/listings/catalogue-rows.ts'
import { Listings } from '../../../src/quality/services/listings/listings.ts'
import { pageAnswers } from './page-answers.ts'

const refuse = () =>
  Promise.reject(new Error('This test has neither entities nor rules nor a library nor connections.'))

/** The listings of a catalogue that are of the server or of a repository. */
export async function catalogueListings(catalogue: CatalogueReader): Promise<Listings> {
  return new Listings({
    entities: { find: refuse },
    library: { find: refuse },
    libraryRules: { find: refuse },
    ruleFolders: { find: refuse },
    dependencies: { ofLoad: refuse },
    conflicts: { corrected: refuse },
    joins: { findId: refuse },
    connections: {
      scope: (repository, hasWholePaths) => ({ ...repository, hasWholePaths, roots: [] }),
    },
    connectionSources: { files: refuse },
    loads: {
      read: refuse,
      page: refuse,
      readPair: refuse,
      pageOfPair: refuse,
      memory: { bytes: 1e9, threads: 1 },
    },
    rules: { selected: refuse, groups: refuse, idOf: refuse },
    catalogueRows: new CatalogueRows(catalogue),
    answers: await pageAnswers(),
  })
}
