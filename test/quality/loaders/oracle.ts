import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { RejectReason } from '../../../src/quality/model/reading.ts'
import type { DelimitedRecordsRequest } from '../../../src/quality/loaders/delimited/delimited-records.ts'
import type { ReadRequest } from '../../../src/quality/loaders/records/read-request.ts'
import { samplerOf } from '../../../src/quality/loaders/records/sampler.ts'

/** What a file holds, found by a plain reader that has all of it in memory and looks at it again and again. */
export interface Found {
  readonly names: readonly string[] | undefined
  readonly count: number
  readonly rows: readonly (readonly (string | null)[])[]
  readonly rejects: readonly FoundReject[]
  readonly terminator: string
  readonly recordLengths: readonly number[]
  /** Set where the file cannot be read as a whole: the class of the error. */
  readonly failure?: string
}

export interface FoundReject {
  readonly line: number
  readonly reason: RejectReason
  readonly offset: number
  readonly length: number
  readonly raw: string
}

type Request = Pick<ReadRequest, 'sample' | 'limits'> &
  Pick<DelimitedRecordsRequest, 'format' | 'columnCount'>

const TERMINATORS = { lf: '\n', cr: '\r', crlf: '\r\n', none: undefined }

/** The text as a string of one character a byte of its UTF-8, with the place in the file that each byte came from. */
interface Text {
  readonly bytes: string
  readonly offsets: readonly number[]
  readonly isGood: (from: number, to: number) => boolean
}

function textOf(raw: Buffer, encoding: string): Text {
  if (encoding === 'utf-8') {
    const mark = raw.subarray(0, 3).equals(Buffer.from('\ufeff')) ? 3 : 0
    const bytes = raw.toString('latin1').slice(mark)
    const offsets = Array.from({ length: bytes.length + 1 }, (_, index) => index + mark)
    return { bytes, offsets, isGood: (from, to) => isUtf8(Buffer.from(bytes.slice(from, to), 'latin1')) }
  }
  const offsets: number[] = []
  const faults: boolean[] = []
  let bytes = ''
  raw.forEach((byte, offset) => {
    const character = iconv.decode(Buffer.of(byte), encoding)
    const utf8 = Buffer.from(character).toString('latin1')
    for (let index = 0; index < utf8.length; index++) {
      offsets.push(offset)
      faults.push(character === '\ufffd')
    }
    bytes += utf8
  })
  offsets.push(raw.length)
  return { bytes, offsets, isGood: (from, to) => !faults.slice(from, to).includes(true) }
}

/** Reads one record without regard to any limit, character by character. */
function parse(text: string, start: number, delimiter: string, quote: string | undefined, ends: string[]) {
  const fields: string[] = []
  let at = start
  for (;;) {
    let value = ''
    const here = (mark: string | undefined) => mark !== undefined && text.startsWith(mark, at)
    const isEnd = () => at === text.length || ends.some(here)
    if (here(quote)) {
      at += quote!.length
      for (;;) {
        if (at === text.length) return { verdict: 'bad quotes', at, fields } as const
        if (here(quote! + quote!)) {
          value += quote
          at += 2 * quote!.length
        } else if (here(quote)) break
        else value += text[at++]
      }
      at += quote!.length
      if (!here(delimiter) && !isEnd()) return { verdict: 'bad quotes', at: at + 1, fields } as const
    } else {
      while (!here(delimiter) && !isEnd()) value += text[at++]
    }
    fields.push(value)
    if (isEnd()) return { verdict: 'ended', at, fields } as const
    at += delimiter.length
  }
}

const decoded = (bytes: string) => Buffer.from(bytes, 'latin1').toString()
const latin1 = (mark: string) => Buffer.from(mark).toString('latin1')

export function readPlainly(raw: Buffer, { format, columnCount, sample, limits }: Request): Found {
  const { bytes: text, offsets, isGood } = textOf(raw, format.encoding)
  const delimiter = latin1(format.delimiter)
  const quote = format.quote === undefined ? undefined : latin1(format.quote)
  const terminator = format.terminator ?? detect()
  const end = TERMINATORS[terminator]
  const sampler = samplerOf(sample)
  const rows: (string | null)[][] = []
  const rejects: FoundReject[] = []
  const recordLengths: number[] = []
  let columns = columnCount
  let names: string[] | undefined
  let record = format.header ? -1 : 0
  let line = 1

  function detect() {
    const { verdict, at } = parse(text, 0, delimiter, quote, ['\n', '\r'])
    const isSplit = verdict === 'ended' && at <= limits.recordBytes
    const [first] = /\r\n|\n|\r|$/.exec(text.slice(isSplit ? at : 0))!
    return first === '\r\n' ? 'crlf' : first === '\n' ? 'lf' : first === '\r' ? 'cr' : 'none'
  }

  const found = (failure?: string): Found => {
    const all = { names, count: columns ?? 0, rows, rejects, terminator, recordLengths }
    return failure === undefined ? all : { ...all, failure }
  }

  if (columns !== undefined && columns > limits.columns) return found('FileTooWide')
  for (let start = 0; start < text.length;) {
    if ((record >= 0 || !format.header) && columns !== undefined && sampler.isOver(record)) break
    const { verdict, at, fields } = parse(text, start, delimiter, quote, end === undefined ? [] : [end])
    const foundEnd = end === undefined ? -1 : text.indexOf(end, start)
    const lineEnd = foundEnd < 0 ? text.length : foundEnd
    let stop = lineEnd
    let reason: RejectReason | undefined
    const isTooLong =
      Math.max(at, lineEnd === text.length && verdict !== 'ended' ? lineEnd : at) - start > limits.recordBytes
    if (isTooLong || lineEnd - start > limits.recordBytes) {
      // A record of several good lines may be longer than its first line, but not than the limit.
      reason = 'over-long'
    } else if (verdict === 'bad quotes') reason = 'bad quotes'
    else {
      if (columns === undefined && fields.length > limits.columns) return found('FileTooWide')
      columns ??= fields.length
      if (fields.length !== columns) reason = 'ragged'
      else {
        stop = at
        if (!isGood(start, at)) reason = 'undecodable'
      }
    }
    record++
    if (format.header && record === 0) {
      if (reason !== undefined || start === stop) return found('HeaderUnreadable')
      names = fields.map(decoded)
    } else if (sampler.takes(record)) {
      if (reason === undefined) {
        rows.push(fields.map((value) => (value === '' ? null : decoded(value))))
        recordLengths.push([...decoded(text.slice(start, stop))].length)
      } else {
        const [from, to] = [offsets[start]!, offsets[stop]!]
        const kept = raw.subarray(from, Math.min(to, from + limits.rejectBytes)).toString('hex')
        rejects.push({ line, reason, offset: from, length: to - from, raw: kept })
      }
    }
    const consumed = text.slice(start, stop)
    line += end === undefined ? 0 : consumed.split(end).length
    start = stop + (end !== undefined && stop < text.length ? end.length : 0)
  }
  return found()
}
