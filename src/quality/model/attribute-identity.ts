import { printable } from '../../lib/text.ts'

/** The highest number of an attribute. The catalogue has numbers of five digits. */
export const MAX_ATTRIBUTE_ID = 99_999

/** Attributes in a message: `the attribute 2, zip` or `the attributes 2, zip, and 3, city`. */
export function describeLost(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  const named = ids.map((id) => {
    const name = names.get(id)
    return name === undefined ? String(id) : `${id}, ${printable(name)}`
  })
  return `${named.length === 1 ? 'the attribute' : 'the attributes'} ${named.join(', and ')}`
}

/** A column of a source, as reloads find it again. */
export interface SourceColumnName {
  /** As in the source; `Column 3` if the source has no name. */
  readonly name: string
  /** From 1, among the columns of the source with the same name. */
  readonly occurrence: number
}

/**
 * An attribute that an entity has or had. Its number stays with its name over reloads, so that all that refers to the
 * number keeps its meaning.
 */
export interface AttributeIdentity {
  /** The number of the attribute in its entity. Never given again. */
  readonly id: number
  /** Columnised: `ACCOUNT_NAME`. */
  readonly name: string
  readonly humanName: string
  /** The column of the first source that had the attribute. */
  readonly source: SourceColumnName
  /** Names of other columns that reloads found by a name that a user had given to the attribute. */
  readonly aliases: readonly string[]
  /** False if the rows that are served do not have the attribute. */
  readonly isPresent: boolean
  /** True if a user gave the attribute its name. */
  readonly isRenamed: boolean
}

/** The attribute of a column of a source that is being loaded. */
export type LoadedColumn = Omit<AttributeIdentity, 'isPresent' | 'isRenamed'>

/** What a reload changed in the attributes of an entity. */
export interface AttributeChanges {
  readonly added: readonly NumberedName[]
  /** Attributes that earlier rows had, and the rows before this load had not. */
  readonly returned: readonly NumberedName[]
  readonly lost: readonly NumberedName[]
  readonly kept: number
}

export interface NumberedName {
  readonly id: number
  readonly name: string
}

/**
 * What a load changes in the attributes of an entity.
 * @param known the attributes that the entity has or had
 * @returns undefined for the first load
 */
export function changesOf(
  known: readonly AttributeIdentity[],
  loaded: readonly Pick<AttributeIdentity, 'id' | 'humanName'>[],
): AttributeChanges | undefined {
  if (known.length === 0) return undefined
  const before = new Map(known.map(({ id, isPresent }) => [id, isPresent]))
  const ids = new Set(loaded.map(({ id }) => id))
  const named = (attributes: readonly Pick<AttributeIdentity, 'id' | 'humanName'>[]): NumberedName[] =>
    attributes.map(({ id, humanName }) => ({ id, name: humanName }))
  return {
    added: named(loaded.filter(({ id }) => !before.has(id))),
    returned: named(loaded.filter(({ id }) => before.get(id) === false)),
    lost: named(known.filter(({ id, isPresent }) => isPresent && !ids.has(id))),
    kept: loaded.filter(({ id }) => before.get(id) === true).length,
  }
}
