import type { DelimitedOptions } from '../../model/reading.ts'

/** The options of a delimited file in the words of `connectInfo`. */
export interface OptionWords {
  readonly skipRows?: number | string | undefined
  readonly comment?: string | undefined
  readonly escape?: 'quote' | 'backslash' | undefined
  readonly nulls?: readonly string[] | undefined
  readonly trim?: boolean | undefined
  readonly ragged?: 'reject' | 'pad' | 'cut' | 'fit' | undefined
  readonly decimal?: '.' | ',' | undefined
  readonly dateOrder?: DelimitedOptions['dateOrder']
}

const MAX_SKIPPED = 10_000
const MAX_COMMENT = 8

/**
 * Only the options that differ from the defaults, so that a source stores nothing else.
 * @param refuse notes the fault of a member
 */
export function readOptions(
  { skipRows, comment, escape, nulls = [], trim, ragged, decimal, dateOrder }: OptionWords,
  refuse: (member: keyof OptionWords, detail: string) => void,
): DelimitedOptions {
  const skipped = Number(skipRows ?? 0)
  if (!Number.isInteger(skipped) || skipped < 0 || skipped > MAX_SKIPPED)
    refuse('skipRows', `skipRows must be a number of lines from 0 to ${MAX_SKIPPED.toLocaleString('en')}.`)
  if (comment !== undefined && (/[\r\n]/.test(comment) || [...comment].length > MAX_COMMENT))
    refuse(
      'comment',
      `The beginning of comments must have at most ${MAX_COMMENT} characters and no line ends.`,
    )
  return {
    ...(skipped > 0 && { skipRows: skipped }),
    ...(comment !== undefined && comment !== '' && { comment }),
    ...(escape === 'backslash' && { escape }),
    ...(nulls.length > 0 && { nulls }),
    ...(trim === true && { trim }),
    ...(ragged !== undefined && ragged !== 'reject' && { ragged }),
    ...(decimal !== undefined && { decimal }),
    ...(dateOrder !== undefined && { dateOrder }),
  }
}

/** The options of a source. */
export const optionsOf = ({
  skipRows,
  comment,
  escape,
  nulls,
  trim,
  ragged,
  decimal,
  dateOrder,
}: DelimitedOptions): DelimitedOptions => ({
  skipRows,
  comment,
  escape,
  nulls,
  trim,
  ragged,
  decimal,
  dateOrder,
})
