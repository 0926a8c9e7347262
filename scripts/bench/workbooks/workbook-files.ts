import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import { HEADER, writeSourceFiles } from '../source-files.ts'

/** The same rows in three forms of file. */
export const FORMS = ['CSV', 'inline texts', 'shared texts'] as const
export type Form = (typeof FORMS)[number]

export interface WorkbookFile {
  readonly form: Form
  readonly path: string
  readonly bytes: number
}

type Cell = string | number | Date | null

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/
const MOMENT = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/

/** Writes the rows of the bench of loads, without the ragged ones. */
export async function writeWorkbookFiles(
  folder: string,
  rows: number,
): Promise<{ files: readonly WorkbookFile[]; rows: number }> {
  const { good, ragged } = await writeSourceFiles(folder, rows)
  const paths = {
    CSV: good,
    'inline texts': join(folder, 'inline.xlsx'),
    'shared texts': join(folder, 'shared.xlsx'),
  }
  for (const form of ['inline texts', 'shared texts'] as const) {
    const inlineStrings = form === 'inline texts'
    const columns = HEADER.map((header) => ({ header, ...(FORMATS[header] && { numFmt: FORMATS[header] }) }))
    const workbook = writeXlsxStream(cellsOf(good), { name: 'People', columns, inlineStrings })
    await pipeline(Readable.from(workbook), createWriteStream(paths[form]))
  }
  const files = FORMS.map(async (form) => ({
    form,
    path: paths[form],
    bytes: (await stat(paths[form])).size,
  }))
  return { files: await Promise.all(files), rows: rows - ragged }
}

const FORMATS: Readonly<Record<string, string>> = { Born: 'yyyy-mm-dd', Created: 'yyyy-mm-dd hh:mm:ss' }

/** The records of the CSV file as cells with types. Some fields have line ends. */
async function* cellsOf(path: string): AsyncGenerator<Cell[]> {
  let open = ''
  let isHeader = true
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    open = open === '' ? line : `${open}\n${line}`
    if ((open.match(/"/g)?.length ?? 0) % 2 === 1) continue
    if (!isHeader) yield fieldsOf(open).map(cellOf)
    isHeader = false
    open = ''
  }
}

const fieldsOf = (record: string): string[] =>
  Array.from(record.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )

function cellOf(text: string): Cell {
  if (text === '') return null
  if (NUMBER.test(text)) return Number(text)
  return MOMENT.test(text)
    ? new Date(`${text.replace(' ', 'T')}Z`.replace(/^(.{10})Z$/, '$1T00:00:00Z'))
    : text
}
