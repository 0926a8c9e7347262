/**
 * The option `shorten`: long texts of a page are cut after a number of characters, and their lengths are told. An engine
 * cuts the texts that it stores, so that neither its result nor this process holds whole ones. This process cuts the
 * texts of a catalogue and those that it makes itself.
 */
import type { Knex } from 'knex'
import type { Dialect } from '../model/warehouse/dialect.ts'
import { lengthOf, slice } from '../values/unicode/code-points.ts'
import type { Column } from './columns.ts'
import type { StoredRow } from './row-store.ts'

/** Who cuts the texts of a column of a page; undefined if they are whole. */
export type CutBy = 'engine' | 'process' | undefined

/**
 * @param shorten the most characters of a text; undefined: all texts are whole
 * @param evaluatedBy of the store of the listing
 */
export function cutBy(
  { cutText, longest = Infinity }: Column,
  shorten: number | undefined,
  evaluatedBy: Dialect | 'process',
): CutBy {
  if (shorten === undefined || cutText === undefined || longest <= shorten) return undefined
  return cutText === 'stored' && evaluatedBy !== 'process' ? 'engine' : 'process'
}

/** The alias of the length of a text that is cut, in a row. It is null if the text is whole. */
const lengthAlias = (index: number): string => `l${index}`

/** What a page selects of its columns: their SQL, and the lengths of the texts that an engine cuts. */
export interface CutSelection {
  readonly shown: readonly string[]
  readonly lengths: Readonly<Record<string, Knex.Raw>>
}

/** @param columns of the page, with who cuts their texts */
export function cutSelection(
  knex: Knex,
  columns: readonly { readonly column: Column; readonly cutBy: CutBy }[],
  shorten: number | undefined,
  evaluatedBy: Dialect | 'process',
): CutSelection {
  const isCut = (by: CutBy): boolean => by === 'engine'
  if (shorten === undefined || evaluatedBy === 'process' || !columns.some((one) => isCut(one.cutBy)))
    return { shown: columns.map(({ column }) => column.sql), lengths: {} }
  const { prefix, lengthAbove } = evaluatedBy
  return {
    shown: columns.map(({ column, cutBy }) => (isCut(cutBy) ? prefix(column.sql, shorten) : column.sql)),
    lengths: Object.fromEntries(
      columns.flatMap(({ column, cutBy }, i) =>
        isCut(cutBy) ? [[lengthAlias(i), knex.raw(lengthAbove(column.sql, shorten))]] : [],
      ),
    ),
  }
}

/** The text of a column of a page in a row, and its whole length if it is cut. */
export interface CutText {
  readonly text: string
  readonly length: number | undefined
}

/**
 * Reads a column whose texts are cut.
 * @param index of the column in the page
 * @param shorten the most characters of a text
 */
export function cutReader(
  { column, cutBy }: { readonly column: Column; readonly cutBy: CutBy },
  index: number,
  shorten: number,
): (row: StoredRow) => CutText {
  const value = `v${index}`
  const length = lengthAlias(index)
  const textOf = (row: StoredRow): string => column.show(row[value]) as string
  if (cutBy === 'engine')
    return (row) => ({ text: textOf(row), length: row[length] === null ? undefined : Number(row[length]) })
  return (row) => cutAfter(textOf(row), shorten)
}

/** A text without the characters after a number of them. Characters are code points. */
export function cutAfter(text: string, characters: number): CutText {
  // A text has at most as many characters as units.
  if (text.length <= characters) return { text, length: undefined }
  const length = lengthOf(text)
  return length <= characters ? { text, length: undefined } : { text: slice(text, 0, characters), length }
}
