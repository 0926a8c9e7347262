import type { Surroundings } from '../../service-module.ts'
import { CataloguePages } from '../listings/catalogue-pages.ts'
import { CatalogueRows } from '../listings/catalogue-rows.ts'
import { Attributes } from '../services/attributes.ts'
import type { Entities } from '../services/entities.ts'
import { EntityRows } from '../services/entity-rows.ts'
import { ExportSources } from '../services/exported-listing.ts'
import { Expressions } from '../services/expressions.ts'
import { Profiles } from '../services/profiles.ts'
import { Reports } from '../services/reports.ts'
import { ServedLoads } from '../services/served-loads.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

const MEGABYTE = 1_000_000

interface ListingServices {
  readonly attributes: Attributes
  readonly entityRows: EntityRows
  readonly profiles: Profiles
  readonly expressions: Expressions
  readonly reports: Reports
  readonly cataloguePages: CataloguePages
  readonly exportSources: ExportSources
}

/** Everything that is read of the catalogue and of loaded entities. */
export function wireListings(
  { config }: Surroundings,
  { loads: entityLoads, warehouses, cataloguePool, answers, threads }: Stores,
  { entities }: { readonly entities: Entities },
): Family<ListingServices> {
  const memory = { bytes: config.queryMemoryMb * MEGABYTE, threads }
  const loads = new ServedLoads(entities, entityLoads, warehouses, answers, memory)
  const catalogueRows = new CatalogueRows(cataloguePool)
  return {
    services: {
      attributes: new Attributes(loads),
      entityRows: new EntityRows(loads),
      profiles: new Profiles(loads),
      expressions: new Expressions(loads),
      reports: new Reports(loads, answers),
      cataloguePages: new CataloguePages(catalogueRows, answers),
      exportSources: new ExportSources(entities, loads, catalogueRows),
    },
    jobs: [],
    start: NOTHING_TO_START,
    closers: [],
  }
}
