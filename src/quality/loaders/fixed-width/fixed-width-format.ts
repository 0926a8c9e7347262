import type { DelimitedFormat } from '../../model/reading.ts'
import type { Position } from '../../model/entity-source.ts'

/** How to read the lines of a file. It can be sent between threads. */
export interface FixedWidthFormat extends Pick<
  DelimitedFormat,
  'encoding' | 'terminator' | 'skipRows' | 'comment' | 'nulls' | 'decimal' | 'dateOrder'
> {
  readonly positions: readonly Position[]
  /** True if the first line holds the names of the columns, at the positions of their values. */
  readonly header: boolean
  /** True if blanks and tabs around a value are no data. */
  readonly trims: boolean
  /** True if characters after the last position reject a line. */
  readonly isWhole: boolean
}
