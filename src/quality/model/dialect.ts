export const DIALECT_NAMES = ['duckdb', 'sqlite'] as const
/** An engine's SQL. */
export type DialectName = (typeof DIALECT_NAMES)[number]
