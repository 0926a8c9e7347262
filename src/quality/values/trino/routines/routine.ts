/**
 * A function in Trino's SQL that a statement declares for itself. Its arguments are computed once, so long SQL needs no
 * lambda for a value that is used twice: the engine analyses a lambda inside a lambda three times for each level, and
 * needs minutes from seven levels on.
 */
export interface Routine {
  /** Starts with PREFIX. */
  readonly name: string
  /** The parameters, the result and the body. */
  readonly declaration: string
}

/** The start of the name of each routine. No function of the engine and no column of a warehouse has it. */
export const PREFIX = 'gt_'

/** A routine whose result is null if an argument is null. */
export const strict = (name: string, parameters: string, returns: string, body: string): Routine => ({
  name: `${PREFIX}${name}`,
  declaration: `(${parameters}) RETURNS ${returns} DETERMINISTIC RETURNS NULL ON NULL INPUT ${body}`,
})

/** A routine that handles null itself. */
export const lenient = (name: string, parameters: string, returns: string, body: string): Routine => ({
  name: `${PREFIX}${name}`,
  declaration: `(${parameters}) RETURNS ${returns} DETERMINISTIC CALLED ON NULL INPUT ${body}`,
})

/** A text as a literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A routine whose text is made when a statement uses it first, because it takes long to make. */
export function late(name: string, make: () => Routine): Routine {
  let made: Routine | undefined
  return {
    name: `${PREFIX}${name}`,
    get declaration() {
      made ??= make()
      return made.declaration
    },
  }
}
