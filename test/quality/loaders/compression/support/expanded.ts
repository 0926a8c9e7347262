import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ByteRequest, ByteSource } from '../../../../../src/quality/loaders/records/byte-source.ts'

export interface Expanded {
  readonly compression: ByteSource['compression']
  readonly isCut: boolean
  readonly bytesRead: number
  readonly content: Buffer
}

/** Writes bytes as a file without an extension and reads it as a source. */
export async function expanded(file: Buffer, request: Partial<ByteRequest> = {}): Promise<Expanded> {
  const folder = await mkdtemp(join(tmpdir(), 'expanded-'))
  try {
    const path = join(folder, 'source')
    await writeFile(path, file)
    const source = await ByteSource.open(path, { expandedBytes: 1 << 30, ...request })
    const chunks: Buffer[] = []
    for await (const chunk of source.chunks()) chunks.push(chunk)
    const { compression, isCut, bytesRead } = source
    return { compression, isCut, bytesRead, content: Buffer.concat(chunks) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The name of the error, and its sentence; the content if there is no error. */
export async function outcome(file: Buffer, request?: Partial<ByteRequest>): Promise<string> {
  try {
    return String((await expanded(file, request)).content)
  } catch (error) {
    const { name, message } = error as Error
    return `${name}: ${message}`
  }
}
