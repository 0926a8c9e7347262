/** The thread that reads a file. It is started for one task (see reader-task.ts) and ends with it. */
import type { EncodingJudgement } from '../../model/reading.ts'
import { rawLines } from '../delimited/raw-lines.ts'
import { nothingWithin, sentError } from '../errors.ts'
import { openRecords, type RecordsRequest } from './open-records.ts'
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
    if (task.kind === 'sheet lines') {
      const { sheetLines } = await import('../excel/sheet-lines.ts')
      self.send({ kind: 'lines', lines: await sheetLines(task.request) })
      return
    }
    if (task.kind === 'sheets') {
      const { sheetsOf } = await import('../excel/list-sheets.ts')
      self.send({ kind: 'sheets', sheets: await sheetsOf(task.request) })
      return
    }
    if (task.kind === 'detect') {
      const { detectIn } = await import('../detection/detect.ts')
      self.send({ kind: 'detected', detected: await detectIn(task.file) })
      return
    }
    const { records, limits } = task.request
    const isTable = records.kind === 'postgresql' || records.kind === 'trino'
    // A field of the other kinds that has no characters is null.
    const kind = records.kind === 'parts' ? records.of.kind : records.kind
    const keepsEmpty = isTable || ['json', 'xml', 'avro', 'arrow'].includes(kind)
    const request = { ...task.request, keepsEmpty }
    const firstBytes = task.kind === 'preview' ? task.request.firstBytes : undefined
    // Previews have their own detection.
    const encodingJudgement = task.kind === 'pieces' ? await judged(records) : undefined
    let source: RecordSource | undefined
    const open = async () => {
      source = await openRecords(records, limits, firstBytes)
      // A cluster computes for nobody until it finds out that its client is gone, minutes later.
      if (records.kind === 'trino') self.hold(() => source!.close())
      return source
    }
    const summary =
      'mostRecords' in request
        ? await readFirstRecords(request, self, open)
        : await readIntoPieces(request, isTable ? PROGRESS_ROWS : PROGRESS_BYTES, self, open)
    if (source!.isCut && summary.records === 0 && firstBytes !== undefined && !isTable)
      throw nothingWithin(firstBytes)
    self.send({ kind: 'event', event: { kind: 'end', summary: { ...summary, encodingJudgement } } })
  },
  (error) => ({ kind: 'error', error: sentError(error) }),
)

async function judged(records: RecordsRequest): Promise<EncodingJudgement | undefined> {
  // The first file speaks for all.
  const first = records.kind === 'parts' ? records.of : records
  if (first.kind !== 'delimited' && first.kind !== 'hdfs') return undefined
  const { judgeFile } = await import('../detection/judge-file.ts')
  return judgeFile(first)
}
