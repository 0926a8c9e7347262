import { copiesSuite, relationsSuite } from '../relations-suite.ts'
import { POSTGIS } from './kind.ts'

relationsSuite(POSTGIS)
copiesSuite(POSTGIS)
