import { printable } from '../../lib/text.ts'
import {
  MAX_ATTRIBUTE_ID,
  type AttributeIdentity,
  type LoadedColumn,
  type SourceColumnName,
} from '../model/attribute-identity.ts'
import { columnisedName, distinctNames, sourceNames } from '../values/column-names.ts'
import { LoadFailed } from './errors.ts'

/** A column of the source that is being loaded. */
interface Column {
  readonly index: number
  readonly source: SourceColumnName
}

/**
 * Finds the attributes of the columns of a source. An attribute is found by the name of its source column. If the source
 * has no such column, letter case and punctuation do not count; then the attribute is found by its own name. Columns of
 * equal names are found in their order. Other columns become new attributes, whose numbers follow `lastId`.
 * @param known the attributes that the entity has or had
 * @param names as in the source; undefined if it has no names
 * @param virtual names of the virtual columns, which follow those of the source
 * @returns in the order of the source
 * @throws LoadFailed if a column has the name that a user gave to the attribute of another column, or if the numbers of
 * attributes are used up
 */
export function matchColumns(
  { known, lastId }: { readonly known: readonly AttributeIdentity[]; readonly lastId: number },
  names: readonly string[] | undefined,
  count: number,
  virtual: readonly string[],
): LoadedColumn[] {
  const ofSource = [...sourceNames(names, count), ...virtual]
  const found = new Map<number, AttributeIdentity>()
  const free = new Set(known)
  const columns = numbered(ofSource)
  const match = (
    keyOfColumn: (column: Column) => string,
    keysOf: (one: AttributeIdentity) => readonly string[],
  ) => {
    const byKey = new Map<string, AttributeIdentity[]>()
    for (const one of free)
      for (const key of keysOf(one)) {
        const sharing = byKey.get(key)
        if (sharing) sharing.push(one)
        else byKey.set(key, [one])
      }
    for (const column of columns) {
      if (found.has(column.index)) continue
      const one = byKey.get(keyOfColumn(column))?.find((other) => free.has(other))
      if (one === undefined) continue
      free.delete(one)
      found.set(column.index, one)
    }
  }
  match(
    ({ source }) => keyOf(source),
    ({ source }) => [keyOf(source)],
  )
  match(
    ({ source }) => source.name,
    ({ aliases }) => aliases,
  )
  match(
    ({ source }) => comparable(source.name),
    ({ source }) => [comparable(source.name)],
  )
  match(
    ({ source }) => source.name,
    ({ humanName }) => [humanName],
  )
  match(
    ({ source }) => comparable(source.name),
    ({ humanName }) => [comparable(humanName)],
  )
  const added = columns.filter(({ index }) => !found.has(index))
  for (const { index, source } of added) checkName(source.name, found, ofSource, index)
  if (lastId + added.length > MAX_ATTRIBUTE_ID)
    throw new LoadFailed(
      `The loads of this entity have had ${lastId.toLocaleString('en')} different columns, and numbers of attributes go to ${MAX_ATTRIBUTE_ID.toLocaleString('en')}: load the source as a new entity.`,
    )
  const taken = known.flatMap(({ name, humanName }) => [name, humanName])
  const newNames = distinctNames(
    added.map(({ index, source }) => ({ index, name: source.name })),
    ofSource,
    taken,
  )
  const newIds = new Map(added.map(({ index }, i) => [index, i]))
  return columns.map(({ index, source }) => {
    const one = found.get(index)
    if (one) return loadedAs(one, source.name)
    const at = newIds.get(index)!
    const { columnisedName: name, humanisedName: humanName } = newNames[at]!
    return { id: lastId + 1 + at, name, humanName, source, aliases: [] }
  })
}

/** Names that differ in letter case or punctuation only are equal. Names of punctuation only are as they are. */
const comparable = (name: string): string => columnisedName(name) || name

/** Aliases that are kept; each is the result of a rename and of a change of the source. */
const MAX_ALIASES = 8

/** An attribute with the name of a column that was found by the name that a user gave to the attribute. */
function loadedAs(one: AttributeIdentity, columnName: string): LoadedColumn {
  const { id, name, humanName, source, aliases, isRenamed } = one
  const isNew =
    isRenamed && comparable(columnName) !== comparable(source.name) && !aliases.includes(columnName)
  return {
    ...{ id, name, humanName, source },
    aliases: isNew ? [...aliases, columnName].slice(-MAX_ALIASES) : aliases,
  }
}

/** A text that identifies a column of a source. Names contain no control characters. */
const keyOf = ({ name, occurrence }: SourceColumnName): string => `${name}\n${occurrence}`

/** The columns, with the number of each among those of the same name. */
function numbered(names: readonly string[]): Column[] {
  const occurrences = new Map<string, number>()
  return names.map((name, index) => {
    const occurrence = (occurrences.get(name) ?? 0) + 1
    occurrences.set(name, occurrence)
    return { index, source: { name, occurrence } }
  })
}

/** @throws LoadFailed if a user gave the name to an attribute whose column the source has too */
function checkName(
  name: string,
  found: ReadonlyMap<number, AttributeIdentity>,
  ofSource: readonly string[],
  index: number,
): void {
  for (const [place, { id, humanName, aliases, isRenamed }] of found) {
    const own = [humanName, ...aliases].map(comparable)
    if (!isRenamed || !own.includes(comparable(name))) continue
    throw new LoadFailed(
      `The column ${index + 1} of the source is ${printable(name)}, and the column ${place + 1}, ${printable(ofSource[place]!)}, is the attribute ${id}, which was renamed to ${printable(humanName)}. Rename the attribute again, or one of the columns.`,
    )
  }
}
