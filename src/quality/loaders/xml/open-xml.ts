import type { ReadLimits } from '../../model/reading.ts'
import { openTranscoder, type Piece, type Transcoder } from '../../values/encodings.ts'
import { RecordsUnnamed, SourceBroken } from '../errors.ts'
import { type JsonBytes, openJson } from '../json/json-source.ts'
import { parseRecordsPath, WHOLE_VALUES } from '../json/records-path.ts'
import type { RecordSource } from '../records/record-source.ts'
import type { ElementPath } from './element-path.ts'
import { EXAMINED_BYTES, proposeElements } from './propose-elements.ts'
import { SENTENCES } from './sentences.ts'
import { DECLARATION_BYTES, encodingOfXml } from './xml-encoding.ts'
import { XmlToJson } from './xml-to-json.ts'

export interface XmlRequest {
  /** Opens the file at its beginning. It is called twice, as for JSON. */
  readonly open: () => Promise<JsonBytes>
  readonly limits: ReadLimits
  /** Which elements are the records; undefined: the request does not say it. */
  readonly path: ElementPath | undefined
  /** Only this number of records is read, rejected ones included; undefined: all records. */
  readonly records?: number | undefined
  /** As for JSON. */
  readonly isPart?: boolean | undefined
}

/**
 * The records of an XML file (docs/sources/xml.md). Each element becomes an object of JSON, whose reader finds the columns
 * and the values.
 */
export function openXml({ open, limits, path, records, isPart }: XmlRequest): RecordSource {
  return openJson({
    open: async () => jsonOf(await open(), path, limits),
    limits,
    records,
    isPart,
    path: parseRecordsPath(WHOLE_VALUES),
    sentences: path && { nothing: SENTENCES.nothingAt(path.text), noKeys: SENTENCES.noContent(path.text) },
  })
}

const jsonOf = (bytes: JsonBytes, path: ElementPath | undefined, limits: ReadLimits): JsonBytes => ({
  compression: bytes.compression,
  get bytesRead() {
    return bytes.bytesRead
  },
  get isCut() {
    return bytes.isCut
  },
  chunks: () => jsonChunks(bytes, path, limits),
})

async function* jsonChunks(
  bytes: JsonBytes,
  path: ElementPath | undefined,
  limits: ReadLimits,
): AsyncGenerator<Buffer> {
  const chunks = bytes.chunks()
  try {
    const head = await headOf(chunks, path === undefined ? EXAMINED_BYTES : DECLARATION_BYTES)
    if (path === undefined) throw unnamed(head, head.length < EXAMINED_BYTES && !bytes.isCut)
    const encoding = encodingOfXml(head)
    const transcoder = openTranscoder(encoding)
    const converter = new XmlToJson(path, limits)
    const convert = (piece: Piece) => Buffer.from(converter.write(textOf(piece, transcoder, encoding)))
    yield convert(transcoder.push(head))
    for await (const chunk of chunks) yield convert(transcoder.push(chunk))
    // A preview may end within an element.
    if (bytes.isCut) return
    yield convert(transcoder.end())
    yield Buffer.from(converter.end())
  } finally {
    await chunks.return(undefined)
  }
}

function unnamed(head: Buffer, isWhole: boolean): RecordsUnnamed {
  const found = proposeElements(head, isWhole)
  return new RecordsUnnamed(
    found === undefined ? SENTENCES.recordsUnknown : SENTENCES.recordsUnnamed(found.evidence, found.value),
  )
}

/** The first bytes of a file, as many as there are. */
async function headOf(chunks: AsyncGenerator<Buffer>, count: number): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  while (head.length < count) {
    const next = await chunks.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  return head
}

/** @throws SourceBroken if a byte is no character */
function textOf(piece: Piece, transcoder: Transcoder, encoding: string): string {
  const [fault] = piece.faults
  if (fault === undefined) return piece.bytes.toString()
  const { raw, rawStart } = transcoder.rest(piece, fault, true)
  throw new SourceBroken(SENTENCES.undecodable(raw[0] ?? 0, rawStart, encoding))
}
