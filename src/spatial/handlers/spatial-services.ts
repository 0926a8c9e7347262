import type { ApiDefinition } from '../services/api-definition.ts'
import type { CollectionAccess } from '../services/collection-access.ts'
import type { TokenGrants } from '../services/token-grants.ts'
import type { Pages } from './pages.ts'

/** The services that the handlers use. */
export interface SpatialServices {
  readonly collections: CollectionAccess
  readonly definition: ApiDefinition
  readonly tokenGrants: TokenGrants
  readonly pages: Pages
}
