/** In characters, as JavaScript counts them. */
export const MAX_FILTER_LENGTH = 100_000

/**
 * The maximum depth of operators, calls, parentheses and arrays within each other. A chain of AND or OR has the
 * depth of one operator; a chain of sums has the depth of its operators. The depth limits every recursion over
 * a filter.
 */
export const MAX_DEPTH = 200

/** The maximum depth of geometry collections within each other, as for stored geometries. */
export const MAX_COLLECTION_DEPTH = 16

export const TOO_LONG = (length: number): string =>
  `A filter has at most ${MAX_FILTER_LENGTH} characters, and this one has ${length}. Shorten it, for example by fewer positions in its geometries.`

export const TOO_DEEP = `More than ${MAX_DEPTH} operators and parentheses are nested here. Simplify the filter, for example by IN instead of many comparisons.`

/** The maximum length of a pattern of LIKE, in characters as JavaScript counts them: it bounds the time for a feature. */
export const MAX_PATTERN_LENGTH = 1000
