import { someOf } from '../../lib/nearest-name.ts'
import { printable } from '../../lib/text.ts'
import { InvalidData } from '../model/errors.ts'
import type { ConnectionParameters } from '../model/connection.ts'
import { InvalidTclList } from './errors.ts'
import { parseTclList, writeTclList } from './tcl-list.ts'

export type ParameterName = 'DATA_DIRECTORY' | 'DATA_EXTENSIONS' | 'SCHEMA_DIRECTORY' | 'SCHEMA_EXTENSIONS'

export interface ParameterDescription {
  readonly name: ParameterName
  readonly humanName: string
  readonly kind: 'directory' | 'list'
  readonly isRequired: boolean
}

/** The parameters of connections of the type `delimited`, in the order in which they are written. */
export const DELIMITED_PARAMETERS: readonly ParameterDescription[] = [
  { name: 'DATA_DIRECTORY', humanName: 'Data directory', kind: 'directory', isRequired: true },
  { name: 'DATA_EXTENSIONS', humanName: 'Data extensions', kind: 'list', isRequired: false },
  { name: 'SCHEMA_DIRECTORY', humanName: 'Schema directory', kind: 'directory', isRequired: false },
  { name: 'SCHEMA_EXTENSIONS', humanName: 'Schema extensions', kind: 'list', isRequired: false },
]

const MAX_PATH_LENGTH = 4096
const MAX_EXTENSIONS = 32

/**
 * Reads a Tcl list of names and values, such as `DATA_DIRECTORY {/data/in} DATA_EXTENSIONS csv`. An empty value counts
 * as not given.
 * @param pointer place of the text in the body, for the faults
 * @throws InvalidData
 */
export function readParameters(text: string, pointer: string): ConnectionParameters {
  const fail = (detail: string): never => {
    throw new InvalidData([{ pointer, detail }])
  }
  const elements = listOf(text, fail)
  if (elements.length % 2 === 1)
    fail(
      `The value of the parameter ${printable(elements.at(-1)!)} is missing; write a value after each name.`,
    )
  const given = new Map<string, string>()
  for (let at = 0; at < elements.length; at += 2) {
    const [name, value] = elements.slice(at, at + 2) as [string, string]
    if (!DELIMITED_PARAMETERS.some((known) => known.name === name))
      fail(
        `There is no parameter ${printable(name)}; a delimited connection has ${someOf(DELIMITED_PARAMETERS.map((known) => known.name))}.`,
      )
    if (given.has(name)) fail(`The parameter ${name} occurs twice; write it once.`)
    given.set(name, value)
  }
  const directory = (name: ParameterName): string | undefined => {
    const value = given.get(name) ?? ''
    if (value.includes('\0') || value.length > MAX_PATH_LENGTH)
      fail(`The path in ${name} must have at most ${MAX_PATH_LENGTH} characters, and no NUL.`)
    return value === '' ? undefined : value
  }
  const extensions = (name: ParameterName) =>
    extensionsOf(listOf(given.get(name) ?? '', fail), (detail) => fail(`${name}: ${detail}`))
  return {
    dataDirectory:
      directory('DATA_DIRECTORY') ??
      fail('The parameter DATA_DIRECTORY is missing; name the folder of the data files.'),
    dataExtensions: extensions('DATA_EXTENSIONS'),
    schemaDirectory: directory('SCHEMA_DIRECTORY'),
    schemaExtensions: extensions('SCHEMA_EXTENSIONS'),
  }
}

/** Writes a Tcl list that `readParameters` reads as these parameters. */
export const writeParameters = (parameters: ConnectionParameters): string =>
  writeTclList([
    ...['DATA_DIRECTORY', parameters.dataDirectory],
    ...written('DATA_EXTENSIONS', writeTclList(parameters.dataExtensions)),
    ...written('SCHEMA_DIRECTORY', parameters.schemaDirectory ?? ''),
    ...written('SCHEMA_EXTENSIONS', writeTclList(parameters.schemaExtensions)),
  ])

const written = (name: ParameterName, value: string): string[] => (value === '' ? [] : [name, value])

/** The elements of a Tcl list. */
export function listOf(text: string, fail: (detail: string) => never): string[] {
  try {
    return parseTclList(text)
  } catch (error) {
    if (!(error instanceof InvalidTclList)) throw error
    return fail(`The parameters are not a Tcl list: ${error.message}`)
  }
}

/** Extensions without their dots. `*` stands for every extension, as if none were given. */
export function extensionsOf(words: readonly string[], fail: (detail: string) => never): string[] {
  const extensions = words.map((word) => word.replace(/^\*?\./, '').toLowerCase())
  const wrong = extensions.find(
    (extension) => extension !== '*' && !/^[\p{L}\p{N}_.-]{1,32}$/u.test(extension),
  )
  if (wrong !== undefined)
    fail(`${printable(wrong)} is not an extension; write extensions such as csv or txt, without blanks.`)
  if (extensions.length > MAX_EXTENSIONS) fail(`Write at most ${MAX_EXTENSIONS} extensions.`)
  return extensions.includes('*') ? [] : [...new Set(extensions)]
}
