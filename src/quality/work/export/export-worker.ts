/** The thread in which the file of an export is made of its records: it is started for one file and ends with it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ConvertMessage, ConvertTask, Remarks } from './convert-task.ts'
import { csvRecord, escapedFormula } from './csv.ts'
import { csvRows } from './csv-rows.ts'
import { jsonRecords } from './json.ts'
import { TextFile } from './text-file.ts'
import { NotEncodable } from '../../model/errors.ts'

const port = parentPort!
const send = (message: ConvertMessage): void => port.postMessage(message)

/** All records, with word of how far they are. */
function* told(path: string): Generator<(string | null)[][]> {
  let count = 0
  for (const rows of csvRows(path)) {
    yield rows
    count += rows.length
    send({ kind: 'progress', count })
  }
}

function writeText({ filetype, encoding, unencodable, ...task }: ConvertTask): Remarks {
  const file = new TextFile(task.target, encoding, unencodable)
  try {
    if (filetype === 'csv') writeCsv(file, task)
    else writeJson(file, task, filetype === 'json')
    return { replaced: file.end(), cut: 0 }
  } finally {
    file.close()
  }
}

function writeCsv(
  file: TextFile,
  { rows, names, escapeFormulas }: Pick<ConvertTask, 'rows' | 'names' | 'escapeFormulas'>,
): void {
  const shown = escapeFormulas
    ? (fields: readonly (string | null)[]) => fields.map(escapedFormula)
    : (fields: readonly (string | null)[]) => fields
  file.write(csvRecord(shown(names)))
  for (const part of told(rows)) for (const fields of part) file.write(csvRecord(shown(fields)))
}

function writeJson(
  file: TextFile,
  { rows, names }: Pick<ConvertTask, 'rows' | 'names'>,
  isArray: boolean,
): void {
  const record = jsonRecords(names)
  let before = isArray ? '[\n' : ''
  const between = isArray ? ',\n' : '\n'
  for (const part of told(rows)) {
    for (const fields of part) {
      file.write(before + record(fields))
      before = between
    }
  }
  if (isArray) file.write(before === between ? '\n]\n' : '[]\n')
  else if (before === between) file.write('\n')
}

async function perform(task: ConvertTask): Promise<Remarks> {
  if (task.filetype !== 'xlsx') return writeText(task)
  // The library of workbooks is large: half of the time that a small file takes would be its loading.
  const { writeWorkbook } = await import('./xlsx.ts')
  return writeWorkbook(task, told(task.rows))
}

try {
  send({ kind: 'end', remarks: await perform(workerData as ConvertTask) })
} catch (error) {
  const { message, stack = message, code } = error as NodeJS.ErrnoException
  send({ kind: 'error', failure: error instanceof NotEncodable ? message : undefined, code, stack })
} finally {
  port.close()
}
