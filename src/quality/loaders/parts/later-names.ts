import { printable } from '../../../lib/text.ts'
import { OtherFormat } from '../errors.ts'
import type { SourceRecord } from '../records/record-source.ts'

/** Judges the first records of the parts after the first one. */
export interface LaterNames<Part> {
  /**
   * True if the record has the names of the columns, so that it is left out.
   * @throws OtherFormat if it has other names
   */
  areNames(record: SourceRecord, names: readonly string[], part: Part): Promise<boolean>
}

/** True only for exactly the names. */
export const NO_LATER_NAMES: LaterNames<unknown> = {
  areNames: async (record, names) => areEqual(record, names),
}

/** Parts whose beginning is examined if their first record has none of the names. */
const MAX_EXAMINED = 20

/**
 * Tells names from data. A first record is taken for other names if it has at least half of the names, or if the
 * beginning of its file looks like a header, as detection sees it.
 * @param looksLikeNames examines the beginning of a part
 */
export function laterNames<Part extends { readonly name: string }>(
  looksLikeNames: (part: Part) => Promise<boolean>,
): LaterNames<Part> {
  let examined = 0
  return {
    areNames: async (record, names, part) => {
      if (areEqual(record, names)) return true
      const isLikely =
        countNames(record, names) * 2 >= names.length ||
        (examined++ < MAX_EXAMINED && (await looksLikeNames(part)))
      if (isLikely) throw new OtherFormat(otherNames(record, names, part.name))
      return false
    },
  }
}

const areEqual = (record: SourceRecord, names: readonly string[]): boolean =>
  record.fields === names.length && names.every((name, field) => record.text(field) === name)

/** The number of names that the record has, at any place. */
function countNames(record: SourceRecord, names: readonly string[]): number {
  const texts = new Set(Array.from({ length: record.fields }, (_, field) => record.text(field)))
  return names.filter((name) => name !== '' && texts.has(name)).length
}

function otherNames(record: SourceRecord, names: readonly string[], file: string): string {
  const field = names.findIndex((name, at) => at >= record.fields || record.text(at) !== name)
  const [ours, other] = [names[field]!, field < record.fields ? record.text(field) : '']
  return `The first line of ${printable(file)} has other names than the first file, or the same names in another order: its column ${field + 1} is ${printable(other)} in place of ${printable(ours)}. Load files with the same columns, or write them with the same first line.`
}
