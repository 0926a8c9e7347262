import { filtersSuite } from '../filters-suite.ts'
import { POSTGIS } from './kind.ts'

filtersSuite(POSTGIS)
