import { isUtf8 } from 'node:buffer'
import type { EncodingJudgement } from '../../model/reading.ts'
import { DETECTED_BYTES, readHead } from '../records/file-head.ts'
import type { LinesFile } from '../records/lines-file.ts'
import type { RecordsRequest } from '../records/open-records.ts'

type DelimitedRequest = Extract<RecordsRequest, { kind: 'delimited' | 'hdfs' }>

/**
 * Judges the encoding of a delimited file from its first bytes. @see judgeEncoding
 * @throws SourceUnreadable, or the system's error
 */
export async function judgeFile(records: DelimitedRequest): Promise<EncodingJudgement | undefined> {
  const file = fileOf(records)
  if (file === undefined) return undefined
  const { bytes } = await readHead(file, DETECTED_BYTES)
  if (records.format.encoding === 'utf-8' && isPlainUtf8(bytes)) return undefined
  const { judgeEncoding } = await import('./judge-encoding.ts')
  return judgeEncoding(bytes, records.format)
}

function fileOf(records: DelimitedRequest): LinesFile | undefined {
  const { member } = records
  if (records.kind === 'delimited') return { kind: 'file', path: records.path, member }
  const [file] = records.parts
  return file && { kind: 'hdfs', access: records.access, file, member }
}

const [NUL, ESC] = [0, 0x1b]

/**
 * True if the bytes prove UTF-8 at once, without the models of other encodings, which take 0.1 s to load.
 * @param bytes may end within a character
 */
function isPlainUtf8(bytes: Buffer): boolean {
  return isUtf8(wholeCharacters(bytes)) && !bytes.includes(NUL) && !bytes.includes(ESC)
}

const MAX_CHARACTER_BYTES = 4

function wholeCharacters(bytes: Buffer): Buffer {
  let lead = bytes.length - 1
  while (lead > bytes.length - MAX_CHARACTER_BYTES && (bytes[lead]! & 0xc0) === 0x80) lead--
  return (bytes[lead] ?? 0) < 0xc0 ? bytes : bytes.subarray(0, lead)
}
