import type { FixedWidthSource, Position } from '../../model/entity-source.ts'
import { MAX_COLUMNS } from '../../model/warehouse/warehouse.ts'
import type { MembersOfKind } from '../source-kind.ts'
import { delimitedFormat, type DelimitedWords, faultOfWord } from '../source-words.ts'

/** The members of `connectInfo` that a file of columns at fixed positions has. */
export interface FixedWidthWords extends Omit<DelimitedWords, 'attr'> {
  readonly attr?: 'none' | 'names' | 'ddl' | undefined
  readonly positions?: readonly Position[] | undefined
  readonly widths?: readonly number[] | undefined
}

/** @throws InvalidData, EncodingUnknown */
export function readFixedWidth(words: FixedWidthWords): MembersOfKind<FixedWidthSource> {
  const { positions, widths, attr = 'none', trim, nulls, comment, skipRows, decimal, dateOrder } = words
  if ((positions === undefined) === (widths === undefined))
    throw faultOfWord(
      'positions',
      'A file of the type fixedwidth needs either positions, the start and the length of each column, or widths, the lengths of columns that follow each other.',
    )
  const columns = positions ?? widths!
  const member = positions === undefined ? 'widths' : 'positions'
  if (columns.length > MAX_COLUMNS)
    throw faultOfWord(member, `A source has at most ${MAX_COLUMNS} columns; name fewer columns.`)
  if (attr === 'ddl')
    throw faultOfWord('attr', 'A file of the type fixedwidth has no DDL file; set attr to names or none.')
  const options = { nulls, comment, skipRows, decimal, dateOrder }
  const { encoding, terminator } = words
  const format = delimitedFormat({ encoding, terminator, ...options })
  const {
    header: _,
    quote: _quote,
    delimiter: _delimiter,
    isDefaultDelimiter: _isDefault,
    ...common
  } = format
  return {
    kind: 'fixedwidth',
    attr,
    ...common,
    ...(positions && { positions }),
    ...(widths && { widths }),
    ...(trim === false && { trim }),
  }
}

/** The positions of a source. */
export function positionsOf({ positions, widths = [] }: Pick<FixedWidthSource, 'positions' | 'widths'>) {
  if (positions !== undefined) return positions
  let start = 1
  return widths.map((length): Position => {
    const position = { start, length }
    start += length
    return position
  })
}
