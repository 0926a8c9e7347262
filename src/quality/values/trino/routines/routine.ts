/**
 * A function in Trino's SQL that a statement declares for itself. Its arguments are computed once, so long SQL needs no
 * lambda for a value that is used twice: the engine analyses a lambda inside a lambda three times for each level, and
 * needs minutes from seven levels on.
 */
export interface Routine {
  /** Starts with PREFIX. */
  readonly name: string
  /** The parameters, the result and the body, or what makes them in turns. */
  readonly declaration: string | (() => Promise<string>)
}

/** The start of the name of each routine. No function of the engine and no column of a warehouse has it. */
export const PREFIX = 'gt_'

const strictly = (parameters: string, returns: string, body: string): string =>
  `(${parameters}) RETURNS ${returns} DETERMINISTIC RETURNS NULL ON NULL INPUT ${body}`

/** A routine whose result is null if an argument is null. */
export const strict = (name: string, parameters: string, returns: string, body: string): Routine => ({
  name: `${PREFIX}${name}`,
  declaration: strictly(parameters, returns, body),
})

/** The same with a body that is made when a statement uses the routine first, because it takes long to make. */
export const late = (
  name: string,
  parameters: string,
  returns: string,
  body: () => Promise<string>,
): Routine => ({
  name: `${PREFIX}${name}`,
  declaration: async () => strictly(parameters, returns, await body()),
})

/** A routine that handles null itself. */
export const lenient = (name: string, parameters: string, returns: string, body: string): Routine => ({
  name: `${PREFIX}${name}`,
  declaration: `(${parameters}) RETURNS ${returns} DETERMINISTIC CALLED ON NULL INPUT ${body}`,
})

/** A text as a literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
