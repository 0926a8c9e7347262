import type { EncodingJudgement } from '../../model/reading.ts'
import { openTranscoder } from '../../values/encodings.ts'
import type { RecordsRequest } from '../records/open-records.ts'
import { readHead } from '../records/file-head.ts'
import type { LinesFile } from '../records/lines-file.ts'
import { DETECTED_BYTES } from './detect.ts'
import { guessEncoding } from './guess-encoding.ts'

/** Encodings that are recognised by their structure, so that a text in one of them proves it. */
const PROVEN = new Set(['utf-8', 'unicode', 'utf-16le', 'utf-16be', 'iso2022-jp', 'iso2022-kr'])

type DelimitedRequest = Extract<RecordsRequest, { kind: 'delimited' | 'hdfs' }>

/**
 * Judges the encoding of a delimited file from its first bytes. @see judgeEncoding
 * @throws SourceUnreadable, or the system's error
 */
export async function judgeFile(records: DelimitedRequest): Promise<EncodingJudgement | undefined> {
  const file = fileOf(records)
  if (file === undefined) return undefined
  const { bytes } = await readHead(file, DETECTED_BYTES)
  return judgeEncoding(bytes, records.format.encoding)
}

function fileOf(records: DelimitedRequest): LinesFile | undefined {
  const { member } = records
  if (records.kind === 'delimited') return { kind: 'file', path: records.path, member }
  const [file] = records.parts
  return file && { kind: 'hdfs', access: records.access, file, member }
}

/**
 * Judges the encoding in which a text is read.
 * @param bytes the beginning of the text; may end within a character
 * @returns undefined if the bytes prove the encoding, or are no text
 */
export function judgeEncoding(bytes: Buffer, encoding: string): EncodingJudgement | undefined {
  const guess = guessEncoding(bytes)
  if (guess === undefined) return undefined
  const { value, evidence, isDoubtful = false } = guess
  if (value !== encoding && !textIn(bytes, value).equals(textIn(bytes, encoding)))
    return { other: value, evidence, isDoubtful }
  return PROVEN.has(value) ? undefined : { evidence, isDoubtful }
}

/** The text in UTF-8. */
const textIn = (bytes: Buffer, encoding: string): Buffer => openTranscoder(encoding).push(bytes).bytes
