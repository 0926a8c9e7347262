/** The thread that converts the records of an export to its file. It is started for one file and ends with it. */
import { type ConvertMessage, CONVERTER, type ConvertTask, type Remarks } from './convert-task.ts'
import { csvRecord, escapedFormula } from './csv.ts'
import { csvRows } from './csv-rows.ts'
import { jsonRecords } from './json.ts'
import { TextFile } from './text-file.ts'
import { NotEncodable } from '../../model/errors.ts'

type Tell = (message: ConvertMessage) => void

/** Yields all records and reports the progress. */
function* told(path: string, send: Tell): Generator<(string | null)[][]> {
  let count = 0
  for (const rows of csvRows(path)) {
    yield rows
    count += rows.length
    send({ kind: 'progress', count })
  }
}

function writeText({ filetype, encoding, unencodable, ...task }: ConvertTask, send: Tell): Remarks {
  const file = new TextFile(task.target, encoding, unencodable)
  try {
    if (filetype === 'csv') writeCsv(file, task, send)
    else writeJson(file, task, filetype === 'json', send)
    return { replaced: file.end(), cut: 0 }
  } finally {
    file.close()
  }
}

function writeCsv(
  file: TextFile,
  { rows, names, escapeFormulas }: Pick<ConvertTask, 'rows' | 'names' | 'escapeFormulas'>,
  send: Tell,
): void {
  const shown = escapeFormulas
    ? (fields: readonly (string | null)[]) => fields.map(escapedFormula)
    : (fields: readonly (string | null)[]) => fields
  file.write(csvRecord(shown(names)))
  for (const part of told(rows, send)) for (const fields of part) file.write(csvRecord(shown(fields)))
}

function writeJson(
  file: TextFile,
  { rows, names }: Pick<ConvertTask, 'rows' | 'names'>,
  isArray: boolean,
  send: Tell,
): void {
  const record = jsonRecords(names)
  let before = isArray ? '[\n' : ''
  const between = isArray ? ',\n' : '\n'
  for (const part of told(rows, send)) {
    for (const fields of part) {
      file.write(before + record(fields))
      before = between
    }
  }
  if (isArray) file.write(before === between ? '\n]\n' : '[]\n')
  else if (before === between) file.write('\n')
}

await CONVERTER.serve(
  async (task, { send }) => {
    if (task.filetype !== 'xlsx') return send({ kind: 'end', remarks: writeText(task, send) })
    // Imported on demand: loading the large workbook library would take half of the time of a small file.
    const { writeWorkbook } = await import('./xlsx.ts')
    send({ kind: 'end', remarks: await writeWorkbook(task, told(task.rows, send)) })
  },
  (error) => {
    const { message, stack = message, code } = error as NodeJS.ErrnoException
    return { kind: 'error', failure: error instanceof NotEncodable ? message : undefined, code, stack }
  },
)
