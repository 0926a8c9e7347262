/** Reads a table by COPY into pieces of CSV, which it removes: `read.ts <table> <folder>`. */
import { mkdir, rm } from 'node:fs/promises'
import { DEFAULT_TIMEOUTS } from '../../../src/quality/loaders/postgresql/server.ts'
import { readLimits } from '../../../src/quality/loaders/read-limits.ts'
import { readRecords } from '../../../src/quality/loaders/records/read-records.ts'
import { memoryDuring } from '../memory.ts'
import { databaseOfEnvironment, type Reading } from './measure.ts'

const [table = '', folder = ''] = process.argv.slice(2)
const { user, password, ...place } = databaseOfEnvironment()
await mkdir(folder)
const records = {
  ...({ kind: 'postgresql', server: { ...place, schema: undefined, sslMode: 'disable' } } as const),
  ...{ login: { user, password }, timeouts: DEFAULT_TIMEOUTS, table, where: undefined, maxRows: undefined },
}
const limits = readLimits(Infinity)
const request = { records, sample: { kind: 'all' } as const, folder, limits, maxRejected: 0 }
const start = performance.now()
const { result: rows, bytes: memory } = await memoryDuring([process.pid], async () => {
  let count = 0
  for await (const event of readRecords(request, new AbortController().signal)) {
    if (event.kind !== 'rows') continue
    count += event.rows
    await rm(event.path)
  }
  return count
})
const reading: Reading = { rows, rowsPerSecond: (1000 * rows) / (performance.now() - start), memory }
await rm(folder, { recursive: true })
process.send!(reading)
process.disconnect()
