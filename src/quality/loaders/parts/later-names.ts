import { printable } from '../../../lib/text.ts'
import type { UnclearNames } from '../../model/reading.ts'
import { VALUE_TYPES } from '../../model/reading.ts'
import { classify } from '../../values/value-types.ts'
import { OtherFormat } from '../errors.ts'
import type { SourceRecord } from '../records/record-source.ts'

/** The values of a first line. */
export type FirstLine = Pick<SourceRecord, 'fields' | 'text'>

/** Judges the first records of the parts after the first one. */
export interface LaterNames<Part> {
  /**
   * True if the record has the names of the columns, so that it is left out.
   * @throws OtherFormat if it has other names
   */
  areNames(record: FirstLine, names: readonly string[], part: Part): Promise<boolean>
  /**
   * Judges a first line that has more or fewer fields than the columns, which is rejected as a record.
   * @param line undefined if it cannot have names
   * @throws OtherFormat if it has other names
   */
  checkRagged?(line: FirstLine | undefined, names: readonly string[], part: Part): Promise<void>
  /** First lines that were loaded as records and may be other names; undefined: none. */
  readonly unclear?: UnclearNames | undefined
}

/** True only for exactly the names. */
export const NO_LATER_NAMES: LaterNames<unknown> = {
  areNames: async (record, names) => areEqual(record, names),
}

/** Parts whose beginning is examined if their first record has none of the names. */
const MAX_EXAMINED = 20

/**
 * Tells names from data. A first record is taken for other names if it has at least half of the names, or if the
 * beginning of its file looks like a header, as detection sees it. A first record of different texts without a number
 * or date may be names or data. It is data if no file repeats the names. If one does, each file is expected to.
 * @param looksLikeNames examines the beginning of a part. Undefined: no part has names of its own, so that a first
 * record without any of the names is data
 */
export const laterNames = <Part extends { readonly name: string }>(
  looksLikeNames?: (part: Part) => Promise<boolean>,
): LaterNames<Part> => new JudgedNames(looksLikeNames)

class JudgedNames<Part extends { readonly name: string }> implements LaterNames<Part> {
  readonly #looksLikeNames: ((part: Part) => Promise<boolean>) | undefined
  #examined = 0
  /** The first file that repeats the names. */
  #repeating: string | undefined
  /** The first file whose first line may be names. */
  #unclear: string | undefined
  #unclearFiles = 0

  constructor(looksLikeNames: ((part: Part) => Promise<boolean>) | undefined) {
    this.#looksLikeNames = looksLikeNames
  }

  get unclear(): UnclearNames | undefined {
    const file = this.#unclear
    return file === undefined ? undefined : { file: printable(file), files: this.#unclearFiles }
  }

  async areNames(record: FirstLine, names: readonly string[], part: Part): Promise<boolean> {
    const isRepeated = areEqual(record, names)
    if (isRepeated) this.#repeating ??= part.name
    else if (await this.#areOtherNames(record, names, part))
      throw new OtherFormat(otherNames(record, names, part.name))
    else if (this.#looksLikeNames !== undefined && mayBeNames(record)) {
      this.#unclear ??= part.name
      this.#unclearFiles++
    }
    if (this.#repeating !== undefined && this.#unclear !== undefined)
      throw new OtherFormat(oneRepeats(this.#unclear, this.#repeating))
    return isRepeated
  }

  async checkRagged(line: FirstLine | undefined, names: readonly string[], part: Part): Promise<void> {
    if (line !== undefined && (await this.#areOtherNames(line, names, part)))
      throw new OtherFormat(otherNames(line, names, part.name))
  }

  async #areOtherNames(line: FirstLine, names: readonly string[], part: Part): Promise<boolean> {
    if (countNames(line, names) * 2 >= names.length) return true
    if (this.#looksLikeNames === undefined || this.#examined === MAX_EXAMINED) return false
    this.#examined++
    return this.#looksLikeNames(part)
  }
}

const textsOf = (line: FirstLine): string[] =>
  Array.from({ length: line.fields }, (_, field) => line.text(field))

const areEqual = (line: FirstLine, names: readonly string[]): boolean =>
  line.fields === names.length && names.every((name, field) => line.text(field) === name)

/** The number of names that the line has, at any place. */
function countNames(line: FirstLine, names: readonly string[]): number {
  const texts = new Set(textsOf(line))
  return names.filter((name) => name !== '' && texts.has(name)).length
}

const TEXT = VALUE_TYPES.indexOf('text')

/** True if each field is a text, and no two of them are equal. */
function mayBeNames(line: FirstLine): boolean {
  const texts = textsOf(line)
  const areTexts = texts.every((text) => {
    const bytes = Buffer.from(text)
    return classify(bytes, 0, bytes.length) === TEXT
  })
  return areTexts && new Set(texts).size === texts.length
}

function otherNames(line: FirstLine, names: readonly string[], file: string): string {
  return `The first line of ${printable(file)} has other names than the first file, or the same names in another order: ${difference(line, names)}. Load files with the same columns, or write them with the same first line.`
}

/** The first column that differs. */
function difference(line: FirstLine, names: readonly string[]): string {
  const count = Math.min(line.fields, names.length)
  for (let field = 0; field < count; field++)
    if (line.text(field) !== names[field])
      return `its column ${field + 1} is ${printable(line.text(field))} in place of ${printable(names[field]!)}`
  return line.fields > names.length
    ? `its column ${count + 1} is ${printable(line.text(count))}, which the first file does not have`
    : `it has no column ${count + 1}, which is ${printable(names[count]!)} in the first file`
}

const oneRepeats = (file: string, repeating: string): string =>
  `The first line of ${printable(file)} has other names than the first file, or is a record, while ${printable(repeating)} repeats the names. Write all files with the same first line, or none but the first file with names.`
