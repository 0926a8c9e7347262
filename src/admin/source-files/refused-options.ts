import { UsageError } from '../command.ts'

/** The values of options by their names. */
export type OptionValues = object

/** @throws UsageError for an option that would be ignored. @param what the file, with its article */
export function refuse(values: OptionValues, options: readonly string[], what: string): void {
  const given = new Set(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  )
  const name = options.find((option) => given.has(option))
  if (name !== undefined) throw new UsageError(`The option --${name} has no meaning for ${what}.`)
}
