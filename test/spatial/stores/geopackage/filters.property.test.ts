import { filtersSuite } from '../filters-suite.ts'
import { GEOPACKAGE } from './kind.ts'

filtersSuite(GEOPACKAGE)
