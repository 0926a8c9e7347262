import { collectionStoreSuite } from '../collection-store-suite.ts'
import { POSTGIS } from './kind.ts'

collectionStoreSuite(POSTGIS)
