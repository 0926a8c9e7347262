import { copiesSuite, relationsSuite } from '../relations-suite.ts'
import { GEOPACKAGE } from './kind.ts'

relationsSuite(GEOPACKAGE)
copiesSuite(GEOPACKAGE)
