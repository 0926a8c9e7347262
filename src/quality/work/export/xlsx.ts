import { open, stat } from 'node:fs/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import { writeAll } from '../../../lib/files.ts'
import type { ConvertTask, Remarks } from './convert-task.ts'

type Cell = string | number | boolean | Date | null
type Fields = readonly (string | null)[]

/** UTF-16 code units of a text in a cell. */
const MAX_CELL_LENGTH = 32_767

/** A sheet is one part of the archive. Without ZIP64, a part has less than 4 GiB. */
const MAX_SHEET_BYTES = 2 ** 32

/** The most bytes of a cell's tags, and the most bytes of an escaped character. */
const CELL_BYTES = 64
const ESCAPED = 6

/** Records from which the formats of columns are detected: fewer if they have more characters than this. */
const SEEN = 1000
const SEEN_CHARACTERS = 8_000_000

/** The forms of dates and times, by the cell format that shows them unchanged. */
const DATE_FORMS: Readonly<Record<string, RegExp>> = {
  'yyyy-mm-dd': /^(\d{4})-(\d\d)-(\d\d)$/,
  'yyyy-mm-dd hh:mm:ss': /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/,
  'yyyy/mm/dd hh:mm:ss': /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/,
}

/** Before this day, spreadsheets are one day off, because they treat 1900 as a leap year. */
const FIRST_DAY = Date.UTC(1900, 2, 1)

/** Numbers with at most 15 significant digits, the precision of a cell. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/
const MAX_DIGITS = 15

/** Characters that XML cannot contain, and text that looks like their escape: written `_xHHHH_` in a workbook. */
// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g

/**
 * Writes a workbook to a new file. Cells with the text of a number, boolean, date or time have that type. Dates and
 * times must have the form of the first value in their column. When a sheet is full, the next sheet continues.
 */
export async function writeWorkbook(
  { target, names, view, rows, count }: ConvertTask,
  parts: Iterable<readonly Fields[]>,
): Promise<Remarks> {
  const { first, all } = seen(parts)
  const formats = names.map((_, i) => formatOf(first, i))
  let cut = 0
  const cellOf = (text: string | null, format: string | undefined): Cell => {
    // An empty string is a cell with an empty text.
    if (text === null || text === '') return text
    const typed = typedCell(text, format)
    if (typed !== undefined) return typed
    const short =
      text.length > MAX_CELL_LENGTH ? text.slice(0, MAX_CELL_LENGTH).replace(/[\ud800-\udbff]$/, '') : text
    if (short !== text) cut++
    return escaped(short)
  }
  function* cells(): Generator<Cell[]> {
    for (const part of all) {
      for (const fields of part) yield fields.map((text, i) => cellOf(text, formats[i]))
    }
  }
  const bytes = (await stat(rows)).size * ESCAPED + count * names.length * CELL_BYTES
  const columns = names.map((name, i) => {
    const numFmt = formats[i]
    return { header: escaped(name), ...(numFmt !== undefined && { numFmt }) }
  })
  const workbook = writeXlsxStream(cells(), {
    name: view,
    columns,
    freezePane: { rows: 1 },
    zip64: bytes >= MAX_SHEET_BYTES,
  })
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const piece of workbook) await writeAll(file, piece)
    await file.sync()
  } finally {
    await file.close()
  }
  return { replaced: 0, cut }
}

/** Reads the first records ahead. @returns the first records, and all records */
function seen(parts: Iterable<readonly Fields[]>): {
  first: readonly Fields[]
  all: Iterable<readonly Fields[]>
} {
  const iterator = parts[Symbol.iterator]()
  const taken: (readonly Fields[])[] = []
  let count = 0
  let characters = 0
  while (count < SEEN && characters < SEEN_CHARACTERS) {
    const next = iterator.next()
    if (next.done) break
    taken.push(next.value)
    count += next.value.length
    for (const fields of next.value) for (const text of fields) characters += text?.length ?? 0
  }
  return {
    first: taken.flat().slice(0, SEEN),
    all: (function* () {
      yield* taken
      yield* { [Symbol.iterator]: () => iterator }
    })(),
  }
}

/** The format of a column's first value that is not empty, if it is a date or a time. */
function formatOf(rows: readonly Fields[], column: number): string | undefined {
  const value = rows.find((fields) => fields[column])?.[column]
  if (!value) return undefined
  return Object.keys(DATE_FORMS).find((format) => DATE_FORMS[format]!.test(value))
}

/** The typed cell that shows the same text, if the text is a number, boolean, date or time. */
function typedCell(text: string, format: string | undefined): Cell | undefined {
  if (format !== undefined) return dateOf(text, format)
  if (NUMBER.test(text)) {
    const number = Number(text)
    return text.replace(/\D/g, '').length <= MAX_DIGITS && String(number) === text ? number : undefined
  }
  return /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : undefined
}

function dateOf(text: string, format: string): Date | undefined {
  const parts = DATE_FORMS[format]!.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // Date.UTC reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  // JavaScript turns 30 February into 2 March, and 24:00 into the next day.
  const isReal = date.getUTCDate() === day && date.getUTCHours() === hour && date.getUTCMinutes() === minute
  return isReal && date.getUTCSeconds() === second && date.getTime() >= FIRST_DAY ? date : undefined
}

function escaped(text: string): string {
  return text.replace(
    UNWRITABLE,
    (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}
