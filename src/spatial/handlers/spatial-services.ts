import type { ApiDefinition } from '../services/api-definition.ts'
import type { Collections } from '../services/collections.ts'
import type { TokenGrants } from '../services/token-grants.ts'
import type { Pages } from './pages.ts'

/** The services that the handlers use. */
export interface SpatialServices {
  readonly collections: Collections
  readonly definition: ApiDefinition
  readonly tokenGrants: TokenGrants
  readonly pages: Pages
}
