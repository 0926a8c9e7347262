import { someOf } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import { InvalidTclList } from '../errors.ts'
import { parseTclList, writeTclList } from '../tcl-list.ts'

/** A parameter of a type of connection. */
export interface ParameterDescription<Name extends string = string> {
  readonly name: Name
  readonly humanName: string
  readonly kind: 'directory' | 'list' | 'text'
  readonly isRequired: boolean
}

/** Throws the caller's error with a sentence. */
export type Fail = (detail: string) => never

/** The values of parameters by their names. An empty value counts as not given. */
export type GivenParameters = ReadonlyMap<string, string>

const MAX_EXTENSIONS = 32

/**
 * Reads a Tcl list of names and values, such as `DATA_DIRECTORY {/data/in} DATA_EXTENSIONS csv`.
 * @param type name of the type in sentences
 */
export function readParameterList(
  text: string,
  type: string,
  known: readonly ParameterDescription[],
  fail: Fail,
): GivenParameters {
  const elements = listOf(text, fail)
  if (elements.length % 2 === 1)
    fail(
      `The value of the parameter ${printable(elements.at(-1)!)} is missing; write a value after each name.`,
    )
  const given = new Map<string, string>()
  for (let at = 0; at < elements.length; at += 2) {
    const [name, value] = elements.slice(at, at + 2) as [string, string]
    if (!known.some((one) => one.name === name))
      fail(
        `There is no parameter ${printable(name)}; a connection of the type ${type} has ${someOf(known.map((one) => one.name))}.`,
      )
    if (given.has(name)) fail(`The parameter ${name} occurs twice; write it once.`)
    given.set(name, value)
  }
  return given
}

/** Writes a Tcl list of the parameters that are not empty, in the order of their descriptions. */
export const writeParameterList = (known: readonly ParameterDescription[], given: GivenParameters): string =>
  writeTclList(
    known.flatMap(({ name }) => {
      const value = given.get(name) ?? ''
      return value === '' ? [] : [name, value]
    }),
  )

/** The elements of a Tcl list. */
export function listOf(text: string, fail: Fail): string[] {
  try {
    return parseTclList(text)
  } catch (error) {
    if (!(error instanceof InvalidTclList)) throw error
    return fail(`The parameters are not a Tcl list: ${error.message}`)
  }
}

/** Extensions without their dots. `*` stands for every extension, as if none were given. */
export function extensionsOf(words: readonly string[], fail: Fail): string[] {
  const extensions = words.map((word) => word.replace(/^\*?\./, '').toLowerCase())
  const wrong = extensions.find(
    (extension) => extension !== '*' && !/^[\p{L}\p{N}_.-]{1,32}$/u.test(extension),
  )
  if (wrong !== undefined)
    fail(`${printable(wrong)} is not an extension; write extensions such as csv or txt, without blanks.`)
  if (extensions.length > MAX_EXTENSIONS) fail(`Write at most ${MAX_EXTENSIONS} extensions.`)
  return extensions.includes('*') ? [] : [...new Set(extensions)]
}
