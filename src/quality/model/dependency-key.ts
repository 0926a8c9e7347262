/** The texts that name keys and dependencies. */
import type { DependencySides } from './dependency.ts'

/** `2-1_21`: attributes 1 and 21 determine attribute 2. `2-`: attribute 2 is constant. */
const ID = /^(\d{1,5})-((?:\d{1,5}(?:_\d{1,5})*)?)$/
const KEY_ID = /^\d{1,5}(?:_\d{1,5})*$/

/** @returns undefined if the text is not the id of a dependency */
export function readDependencyId(text: string): DependencySides | undefined {
  const [, rhs, lhs] = ID.exec(text) ?? []
  return rhs === undefined ? undefined : { rhs: Number(rhs), lhs: lhs ? ascending(lhs.split('_')) : [] }
}

/** @returns undefined if the text is not the id of a key */
export const readKeyId = (text: string): DependencySides | undefined =>
  KEY_ID.test(text) ? { rhs: undefined, lhs: ascending(text.split('_')) } : undefined

/**
 * Reads the form of commands: the right attribute, then the left attributes, separated by blanks. The form of paths is
 * read too.
 * @returns undefined if the text has neither form
 */
export function readDependencyKey(text: string): DependencySides | undefined {
  const trimmed = text.trim()
  if (/^\d{1,5}( +\d{1,5})*$/.test(trimmed)) {
    const [rhs, ...lhs] = trimmed.split(/ +/)
    return { rhs: Number(rhs), lhs: ascending(lhs) }
  }
  return readDependencyId(trimmed)
}

/** The id in paths: `2-1_21` for a dependency, `1_21` for a key. */
export const dependencyIdOf = ({ lhs, rhs }: DependencySides): string =>
  rhs === undefined ? lhs.join('_') : `${rhs}-${lhs.join('_')}`

/** Attribute ids, ascending and each once. */
const ascending = (ids: readonly string[]): number[] => [...new Set(ids.map(Number))].sort((a, b) => a - b)
