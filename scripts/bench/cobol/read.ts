/** Reads a file of fixed records into pieces of CSV, which it removes: `read.ts <path> <folder>`. */
import { mkdir, rm } from 'node:fs/promises'
import { readLimits } from '../../../src/quality/loaders/read-limits.ts'
import { readRecords } from '../../../src/quality/loaders/records/read-records.ts'
import { memoryDuring } from '../memory.ts'
import { fixedFormat } from './fixed-file.ts'
import type { Reading } from './measure.ts'

const [path = '', folder = ''] = process.argv.slice(2)
const format = await fixedFormat()
await mkdir(folder)
const request = {
  ...{ records: { kind: 'fixed', path, format } as const, sample: { kind: 'all', skip: 0 } as const, folder },
  ...{ limits: readLimits(Infinity), maxRejected: 0 },
}
const before = process.cpuUsage()
const start = performance.now()
const { result: records, bytes: memory } = await memoryDuring([process.pid], async () => {
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
const reading: Reading = { records, seconds, cpuSeconds: (user + system) / 1e6, memory }
process.send!(reading)
process.disconnect()
