/**
 * The filter language CQL2 (OGC 21-065r2). A filter travels through this room as follows.
 *
 * 1. `parseText` or `parseJson` reads an encoding into an `Expression`; `printText` and `printJson` write it.
 * 2. `check` resolves it against a layer into a `Condition`, a plain tree that a store can compile to SQL.
 * 3. `compile` makes a function of the condition, which decides for one feature. It is the definition of what a
 *    filter selects; a store that uses SQL or an index must agree with it.
 */
export type * from './ast.ts'
export type * from '../model/filter.ts'
export { typeOf } from '../model/filter.ts'
export { check } from './check.ts'
export { CRS84 } from './check/literal-system.ts'
export { compile } from './compile.ts'
export type { Predicate } from './evaluate/compile.ts'
export type { ArrayElement, FeatureValue, FeatureView } from './evaluate/feature.ts'
export { InvalidFilter, UnknownQueryable, type FilterFault, type Outcome } from './errors.ts'
export { LISTED_FUNCTIONS, type DeclaredFunction, type FunctionSignature } from './functions.ts'
export { envelopeOf, envelopesOf, type Envelope } from './geometries.ts'
export { MAX_FILTER_LENGTH } from './limits.ts'
export { FILTER_WORDS } from './operators.ts'
export { parseJson } from './parse-json.ts'
export { parseText } from './parse-text.ts'
export { printJson } from './print-json.ts'
export { printText } from './print-text.ts'
