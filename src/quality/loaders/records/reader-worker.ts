/** The thread that reads a file. It is started for one task (see reader-task.ts) and ends with it. */
import { rawLines } from '../delimited/raw-lines.ts'
import { nothingWithin, sentError } from '../errors.ts'
import { openRecords } from './open-records.ts'
import { PROGRESS_BYTES, PROGRESS_ROWS, readFirstRecords, readIntoPieces } from './piece-reading.ts'
import { READER } from './reader-task.ts'
import type { RecordSource } from './record-source.ts'

await READER.serve(
  async (task, self) => {
    if (task.kind === 'lines') {
      self.send({ kind: 'lines', lines: await rawLines(task.request) })
      return
    }
    if (task.kind === 'record lines') {
      const { rawRecords } = await import('../fixed/raw-records.ts')
      self.send({ kind: 'lines', lines: await rawRecords(task.request) })
      return
    }
    if (task.kind === 'detect') {
      const { detectIn } = await import('../detection/detect.ts')
      self.send({ kind: 'detected', detected: await detectIn(task.file) })
      return
    }
    const { records, limits } = task.request
    const isTable = records.kind === 'postgresql'
    // A field of the other kinds that has no characters is null.
    const keepsEmpty = isTable || ['json', 'avro', 'arrow'].includes(records.kind)
    const request = { ...task.request, keepsEmpty }
    const firstBytes = task.kind === 'preview' ? task.request.firstBytes : undefined
    let source: RecordSource | undefined
    const open = async () => (source = await openRecords(records, limits, firstBytes))
    const summary =
      'mostRecords' in request
        ? await readFirstRecords(request, self, open)
        : await readIntoPieces(request, isTable ? PROGRESS_ROWS : PROGRESS_BYTES, self, open)
    if (source!.isCut && summary.records === 0 && firstBytes !== undefined && !isTable)
      throw nothingWithin(firstBytes)
    self.send({ kind: 'event', event: { kind: 'end', summary } })
  },
  (error) => ({ kind: 'error', error: sentError(error) }),
)
