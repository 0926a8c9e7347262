/** The thread that reads a file. It is started for one task (see reader-task.ts) and ends with it. */
import { rawLines } from '../delimited/raw-lines.ts'
import { nothingWithin, sentError } from '../errors.ts'
import { openRecords } from './open-records.ts'
import { readFirstRecords, readIntoPieces } from './piece-reading.ts'
import { READER } from './reader-task.ts'
import type { RecordSource } from './record-source.ts'

/** Progress is reported once per this many bytes of the file. */
const PROGRESS_BYTES = 2 << 20

await READER.serve(
  async (task, self) => {
    if (task.kind === 'lines') {
      self.send({ kind: 'lines', lines: await rawLines(task.request) })
      return
    }
    const { records, limits } = task.request
    const firstBytes = task.kind === 'preview' ? task.request.firstBytes : undefined
    let source: RecordSource | undefined
    const open = async () => (source = await openRecords(records, limits, firstBytes))
    const summary =
      task.kind === 'preview'
        ? await readFirstRecords(task.request, self, open)
        : await readIntoPieces(task.request, PROGRESS_BYTES, self, open)
    if (source!.isCut && summary.records === 0) throw nothingWithin(firstBytes!)
    self.send({ kind: 'event', event: { kind: 'end', summary } })
  },
  (error) => ({ kind: 'error', error: sentError(error) }),
)
