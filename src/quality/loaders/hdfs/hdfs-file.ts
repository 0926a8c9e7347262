import { printable } from '../../../lib/text.ts'
import { SourceUnreadable } from '../errors.ts'
import { backOff, PROGRESS_BYTES, told, TransientFault } from '../http/attempts.ts'
import { bodyOf } from '../http/http-get.ts'
import type { FileStatus } from './file-status.ts'
import type { WebHdfs } from './webhdfs.ts'

/** A file of HDFS in the state in which it is to be read. */
export interface HdfsFile extends Pick<FileStatus, 'length' | 'modificationTime' | 'fileId'> {
  /** Absolute. */
  readonly path: string
  /** As the user calls it: relative to the data directory. */
  readonly name: string
}

/**
 * The bytes of a section of a file. After a broken connection the reading goes on at the byte where it ended.
 * Leaving the loop closes the connection.
 * @param start,end places in the file; the byte at `end` is not read
 * @throws SourceUnreadable, also if the file is changed, replaced or removed while it is read; or the signal's reason
 */
export async function* readHdfsFile(
  hdfs: WebHdfs,
  file: HdfsFile,
  end: number,
  signal: AbortSignal,
  start = 0,
): AsyncGenerator<Buffer> {
  let at = start
  let failures = 0
  while (at < end) {
    const from = at
    try {
      for await (const piece of section(hdfs, file, at, end, signal)) {
        at += piece.length
        if (at > end) throw new SourceUnreadable(tooLong(file))
        yield piece
      }
      if (at < end)
        throw new TransientFault(`The file ${printable(file.name)} ended after ${at} of ${end} bytes.`)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TransientFault)) throw error
      if (at - from >= PROGRESS_BYTES) failures = 0
      if (failures === hdfs.times.retries)
        throw new SourceUnreadable(`${error.message} ${cannotGoOn(failures, at)}`, { cause: error })
      await backOff(failures++, hdfs.times, signal)
      await checkUnchanged(hdfs, file, signal)
    }
  }
  await checkUnchanged(hdfs, file, signal)
}

async function* section(
  hdfs: WebHdfs,
  { path, name }: HdfsFile,
  offset: number,
  end: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const { host, response } = await hdfs.open(path, name, { offset, length: end - offset }, signal)
  const pieces = bodyOf(response, hdfs.times, signal)
  try {
    for (;;) {
      const piece = await told(host, () => pieces.next())
      if (piece.done) return
      yield piece.value
    }
  } finally {
    await pieces.return(undefined)
  }
}

/** @throws SourceUnreadable if the name leads to other bytes than before */
async function checkUnchanged(hdfs: WebHdfs, file: HdfsFile, signal: AbortSignal): Promise<void> {
  const now = await hdfs.status(file.path, file.name, signal)
  if (
    now?.length === file.length &&
    now.modificationTime === file.modificationTime &&
    now.fileId === file.fileId
  )
    return
  throw new SourceUnreadable(
    `The file ${printable(file.name)} was ${now === undefined ? 'removed' : 'changed'} in HDFS while it was read; load it again when no program writes it.`,
  )
}

const tooLong = ({ name, length }: HdfsFile): string =>
  `HDFS sends more bytes of ${printable(name)} than the ${length} of its length; load it again when no program writes it.`

const cannotGoOn = (failures: number, at: number): string =>
  `After ${failures} further attempts the reading ended at byte ${at}.`
