import { isLost, stateOf } from '../../../platform/catalogue/postgres-errors.ts'
import { NoConnection } from './waiting.ts'

/** The table was changed since it was described: another reference system than that of its statements. */
export class ChangedTable extends Error {}

/** Answers of a server that lets nobody in, or ends its connections. */
const AWAY = /^(57P..|28...|3D000|53300|25P03|08P01)$/
/** A table, a column or a right that was there when the layer was described. */
const CHANGED = /^(42P01|42703|42501|42883|42804|42846|42704|42809|3F000|0A000)$/
/** Values that the functions of a view, or its foreign server, cannot work with. */
const FAILED = /^(22...|38...|39...|HV...|P0...|XX...)$/
/** A value that is no text of its type. */
const NO_VALUE = /^(22P02|22003|22007|22008|22021)$/
/** PostGIS compares no geometries of two reference systems. */
const MIXED_SYSTEMS = /mixed SRID/

/** True if the database cannot be reached. Everything else is a fault of one table, or of one statement. */
export const meansAway = (error: unknown): boolean =>
  !(error instanceof NoConnection) && (isLost(error) || AWAY.test(stateOf(error) ?? ''))

/** True if a statement does not fit its table any more. */
export const meansChanged = (error: unknown): boolean =>
  error instanceof ChangedTable ||
  CHANGED.test(stateOf(error) ?? '') ||
  (stateOf(error) === 'XX000' && MIXED_SYSTEMS.test((error as Error).message))

/** True if the values of a table made a statement fail. */
export const meansFailed = (error: unknown): boolean => FAILED.test(stateOf(error) ?? '')

/** True if a value that a statement was given is no value of its type. */
export const isNoValue = (error: unknown): boolean => NO_VALUE.test(stateOf(error) ?? '')
