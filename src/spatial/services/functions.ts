import { type FunctionSignature, LISTED_FUNCTIONS } from '../cql2/index.ts'

/** The functions that `/functions` describes (OGC 19-079r2, 7.5). */
export const QUERY_FUNCTIONS: readonly FunctionSignature[] = LISTED_FUNCTIONS
