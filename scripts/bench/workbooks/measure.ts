import { join } from 'node:path'
import { runPeer } from '../peer-process.ts'
import { type BenchedService, startService } from '../quality-service.ts'
import { timed } from '../timed.ts'
import { readByCalamine } from './calamine.ts'
import { type Form, type WorkbookFile, writeWorkbookFiles } from './workbook-files.ts'

/** One reading of a file in a process of its own; ours writes pieces of CSV, as a load does for the database. */
export interface Reading {
  readonly records: number
  readonly seconds: number
  /** Of all threads of the process. */
  readonly cpuSeconds: number
  /** Most bytes that the process held. */
  readonly memory: number
}

/** What one form of file took. */
export interface MeasuredForm {
  readonly form: Form
  readonly megabytes: number
  readonly readings: readonly Reading[]
  /** Seconds of each load through the API, from `create` until the rows can be read. */
  readonly loads: readonly number[]
  /** Readings by python-calamine; empty for CSV and without the peer. */
  readonly calamine: readonly Reading[]
}

export interface Measured {
  readonly rows: number
  readonly forms: readonly MeasuredForm[]
}

/** @param python that has python-calamine; undefined: it is not measured */
export async function measureWorkbooks(
  folder: string,
  { rows: wanted, times, python }: { rows: number; times: number; python: string | undefined },
): Promise<Measured> {
  console.error(`Writing a CSV file and two workbooks of ${wanted} rows.`)
  const { files, rows } = await writeWorkbookFiles(folder, wanted)
  const forms = files.map(({ form, bytes }) => ({
    ...{ form, megabytes: bytes / 1e6 },
    ...{ readings: [] as Reading[], loads: [] as number[], calamine: [] as Reading[] },
  }))
  const service = await startService(join(folder, 'data'))
  try {
    for (let time = 0; time < times; time++) {
      // Each form in turn, so that whatever else the machine does falls on all.
      for (const [i, file] of files.entries()) {
        console.error(`Reading ${file.form}, round ${time + 1} of ${times}.`)
        const { readings, loads, calamine } = forms[i]!
        readings.push(checked(await read(file, folder), rows))
        if (python !== undefined && file.form !== 'CSV')
          calamine.push(checked(await readByCalamine(python, file.path), rows))
        loads.push(await load(service, file, rows))
      }
    }
  } finally {
    await service.stop()
  }
  return { rows, forms }
}

const read = ({ form, path, bytes }: WorkbookFile, folder: string): Promise<Reading> =>
  runPeer('Our reader', join(import.meta.dirname, 'read.ts'), [
    form,
    path,
    String(bytes),
    join(folder, 'pieces'),
  ])

function checked(reading: Reading, rows: number): Reading {
  if (reading.records !== rows) throw new Error(`${reading.records} of ${rows} rows were read.`)
  return reading
}

async function load(service: BenchedService, { form, path }: WorkbookFile, rows: number): Promise<number> {
  const isText = form === 'CSV'
  const sourceFile = await service.upload(path, isText ? 'rows.csv' : 'rows.xlsx')
  const [creation, seconds] = await timed(async () => {
    const source = { type: isText ? 'delimited' : 'excel', attr: 'names', sourceFile }
    const created = await service.create('Benched', source)
    await service.loaded(created)
    return created
  })
  const [row] = await service.rowsOf(creation.entity)
  if (Number(row!['Rows']) !== rows) throw new Error(`The service loaded ${row!['Rows']} rows of ${rows}.`)
  await service.remove(creation.entity)
  return seconds
}
