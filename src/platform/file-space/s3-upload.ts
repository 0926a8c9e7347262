import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { readS3Document } from '../../lib/s3/read-answer.ts'
import type { Logger } from '../logging.ts'
import { S3Fault, subject } from './s3-fault.ts'
import { type S3Body, type S3Requests, textBody } from './s3-requests.ts'

/** Longer files are sent in parts, so that a broken connection costs a part. */
export const PART_BYTES = 16 << 20
/** The service accepts so many parts. */
const MAX_PARTS = 10_000
const CHUNK_BYTES = 1 << 18

export interface UploadOptions {
  readonly requests: S3Requests
  readonly logger: Pick<Logger, 'warn'>
  readonly partBytes?: number | undefined
}

/**
 * Sends a file as an object. The memory that it takes does not grow with the file. The service compares each part with
 * its digest. If it fails, the service keeps no part, unless it cannot be reached any more.
 * @throws S3Fault, or the signal's reason
 */
export async function sendFile(
  path: string,
  key: string,
  { requests, logger, partBytes = PART_BYTES }: UploadOptions,
  signal: AbortSignal,
): Promise<void> {
  const { size } = await stat(path)
  if (size <= partBytes) {
    const body = await bodyOf(path, 0, size)
    await requests.text({ method: 'PUT', key, body }, signal)
    return
  }
  const uploadId = await begin(requests, key, signal)
  try {
    const length = Math.max(partBytes, Math.ceil(size / MAX_PARTS))
    const tags: string[] = []
    for (let start = 0; start < size; start += length) {
      const body = await bodyOf(path, start, Math.min(start + length, size))
      const query = { partNumber: String(tags.length + 1), uploadId }
      const { headers } = await requests.text({ method: 'PUT', key, query, body }, signal)
      tags.push(headers.etag ?? '')
    }
    await complete(requests, key, uploadId, tags, signal)
  } catch (error) {
    await abandonUpload(requests, key, uploadId).catch((fault: unknown) =>
      logger.warn(
        { err: fault, key },
        'The parts of an unfinished upload could not be removed from the bucket; the server removes them after a day.',
      ),
    )
    throw error
  }
}

/** Removes the parts of an upload that is not complete. */
export async function abandonUpload(requests: S3Requests, key: string, uploadId: string): Promise<void> {
  const request = { method: 'DELETE', key, query: { uploadId } } as const
  await requests.text(request, AbortSignal.timeout(30_000)).catch((error: unknown) => {
    // It was completed or removed before.
    if (!(error instanceof S3Fault && error.status === 404)) throw error
  })
}

async function begin(requests: S3Requests, key: string, signal: AbortSignal): Promise<string> {
  const { text } = await requests.text({ method: 'POST', key, query: { uploads: '' } }, signal)
  const uploadId = readS3Document(text, '')?.texts['InitiateMultipartUploadResult/UploadId']
  if (!uploadId) throw strange(requests)
  return uploadId
}

async function complete(
  requests: S3Requests,
  key: string,
  uploadId: string,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const parts = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replace(/[<>&]/g, '')}</ETag></Part>`,
  )
  const body = textBody(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const request = { method: 'POST', key, query: { uploadId }, body } as const
  try {
    const { text } = await requests.text(request, signal)
    // The service may find a fault after it has sent the head of a successful answer.
    const { texts } = readS3Document(text, '') ?? {}
    if (texts?.['CompleteMultipartUploadResult'] === undefined) throw strange(requests)
  } catch (error) {
    // The answer to an earlier attempt may have been lost.
    if (!(error instanceof S3Fault && error.status === 404)) throw error
    const first = { method: 'GET', key, headers: { Range: 'bytes=0-0' } } as const
    await requests.text(first, signal)
  }
}

const strange = ({ bucket }: S3Requests): S3Fault =>
  new S3Fault(`${subject(bucket)} does not answer as S3 does; check the endpoint in FILES_URL.`, {
    isTransient: true,
  })

/** The bytes of a file from a place up to another. The file is read twice, since its digest precedes its bytes. */
async function bodyOf(path: string, start: number, end: number): Promise<S3Body> {
  const open = () =>
    createReadStream(path, { start, end: Math.max(start, end - 1), highWaterMark: CHUNK_BYTES })
  const hash = createHash('sha256')
  for await (const chunk of open()) hash.update(chunk as Buffer)
  return { bytes: end - start, sha256: hash.digest('hex'), open }
}
