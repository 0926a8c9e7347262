import { open, stat } from 'node:fs/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import { writeAll } from '../../../lib/files.ts'
import type { ConvertTask, Remarks } from './convert-task.ts'

type Cell = string | number | boolean | Date | null
type Fields = readonly (string | null)[]

/** The most UTF-16 code units of a text in a cell. */
const MAX_CELL_LENGTH = 32_767

/** A sheet is one part of the archive, and without ZIP64 such a part has less than 4 GiB. */
const MAX_SHEET_BYTES = 2 ** 32

/** What the tags of a cell take at most, and its text where every character of it is escaped. */
const CELL_BYTES = 64
const ESCAPED = 6

/** Records by which the kinds of columns are told; fewer where they have more characters than this. */
const SEEN = 1000
const SEEN_CHARACTERS = 8_000_000

/** How dates and times are written, by the format that shows them in a cell as they are written. */
const DATE_FORMS: Readonly<Record<string, RegExp>> = {
  'yyyy-mm-dd': /^(\d{4})-(\d\d)-(\d\d)$/,
  'yyyy-mm-dd hh:mm:ss': /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/,
  'yyyy/mm/dd hh:mm:ss': /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/,
}

/** Before this day, spreadsheets count a day too few: they take 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1900, 2, 1)

/** At most 15 significant digits, which is what a cell holds. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/
const MAX_DIGITS = 15

/** What XML cannot hold, and what would be read as such a character: written `_xHHHH_` in a workbook. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g

/**
 * Writes a workbook to a new file. Cells whose text is that of a number, a truth value, a date or a time are of that
 * type, dates and times where the first of their column are written alike. Where a sheet is full, the next one goes on.
 */
export async function writeWorkbook(
  { target, names, view, rows, count }: ConvertTask,
  parts: Iterable<readonly Fields[]>,
): Promise<Remarks> {
  const { first, all } = seen(parts)
  const formats = names.map((_, i) => formatOf(first, i))
  let cut = 0
  const cellOf = (text: string | null, format: string | undefined): Cell => {
    if (text === null || text === '') return null
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

/** The first records, and all of them. */
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

/** How the first value of a column is written, if it is a date or a time. */
function formatOf(rows: readonly Fields[], column: number): string | undefined {
  const value = rows.find((fields) => fields[column] !== null)?.[column]
  if (value === undefined || value === null) return undefined
  return Object.keys(DATE_FORMS).find((format) => DATE_FORMS[format]!.test(value))
}

/** The cell that shows the same text, where the text is one of a number, a truth value, a date or a time. */
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
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(time)
  // 30 February becomes 2 March, 24:00 the next day.
  const isReal = date.getUTCDate() === day && date.getUTCHours() === hour && date.getUTCMinutes() === minute
  return isReal && date.getUTCSeconds() === second && time >= FIRST_DAY ? date : undefined
}

function escaped(text: string): string {
  return text.replace(
    UNWRITABLE,
    (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}
