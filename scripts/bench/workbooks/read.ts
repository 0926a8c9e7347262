/** Reads a file into pieces of CSV, which it removes: `read.ts <form> <path> <bytes> <folder>`. */
import { mkdir, rm } from 'node:fs/promises'
import { WHOLE_SHEET } from '../../../src/quality/loaders/excel/cell-range.ts'
import { readLimits } from '../../../src/quality/loaders/read-limits.ts'
import type { RecordsRequest } from '../../../src/quality/loaders/records/open-records.ts'
import { readRecords } from '../../../src/quality/loaders/records/read-records.ts'
import { delimitedFormat } from '../../../src/quality/loaders/source-words.ts'
import { memoryDuring } from '../memory.ts'
import type { Reading } from './measure.ts'

const [form = '', path = '', bytes = '', folder = ''] = process.argv.slice(2)
const format = { range: WHOLE_SHEET, skipRows: 0, header: true, rejectsErrors: false }
const records: RecordsRequest =
  form === 'CSV'
    ? { kind: 'delimited', path, format: delimitedFormat({ attr: 'names' }), columnCount: undefined }
    : { kind: 'excel', path, sheet: undefined, format, fileBytes: Number(bytes) }
await mkdir(folder)
const request = {
  ...{ records, sample: { kind: 'all' } as const, folder, limits: readLimits(Infinity), maxRejected: 0 },
}
const before = process.cpuUsage()
const start = performance.now()
const { result, bytes: memory } = await memoryDuring([process.pid], async () => {
  let rows = 0
  for await (const event of readRecords(request, new AbortController().signal)) {
    if (event.kind !== 'rows') continue
    rows += event.rows
    await rm(event.path)
  }
  return rows
})
const seconds = (performance.now() - start) / 1000
const { user, system } = process.cpuUsage(before)
await rm(folder, { recursive: true })
const reading: Reading = { records: result, seconds, cpuSeconds: (user + system) / 1e6, memory }
process.send!(reading)
process.disconnect()
