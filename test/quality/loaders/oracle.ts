import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { RejectReason } from '../../../src/quality/model/reading.ts'
import type { DelimitedRecordsRequest } from '../../../src/quality/loaders/delimited/delimited-records.ts'
import type { ReadRequest } from '../../../src/quality/loaders/records/read-request.ts'
import { hasColumnWithoutName } from '../../../src/quality/loaders/delimited/first-lines.ts'
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

interface Syntax {
  readonly delimiter: string
  readonly quote: string | undefined
  readonly escape: string | undefined
  readonly trims: boolean
}

/** Reads one record without regard to any limit, character by character. */
function parse(text: string, start: number, { delimiter, quote, escape, trims }: Syntax, ends: string[]) {
  const fields: string[] = []
  /** The fields as they stand between their quotes. */
  const raws: string[] = []
  let at = start
  const passBlanks = () => {
    while (trims && (text[at] === ' ' || text[at] === '\t') && text[at] !== delimiter[0]) at++
  }
  for (;;) {
    let value = ''
    const here = (mark: string | undefined) => mark !== undefined && text.startsWith(mark, at)
    const isEnd = () => at === text.length || ends.some(here)
    const unquoted = at
    passBlanks()
    if (here(quote)) {
      at += quote!.length
      const from = at
      for (;;) {
        if (at >= text.length) return { verdict: 'bad quotes', at: text.length, fields, raws } as const
        if (here(escape)) {
          value += text.slice(at + 1, at + 2)
          at += 2
        } else if (here(quote! + quote!)) {
          value += quote
          at += 2 * quote!.length
        } else if (here(quote)) break
        else value += text[at++]
      }
      raws.push(text.slice(from, at))
      at += quote!.length
      passBlanks()
      if (!here(delimiter) && !isEnd()) return { verdict: 'bad quotes', at: at + 1, fields, raws } as const
    } else {
      at = unquoted
      while (!isEnd() && !here(delimiter)) {
        // A line end outside quotes is never escaped.
        if (here(escape) && at + 1 < text.length && !ends.some((mark) => text.startsWith(mark, at + 1))) at++
        if (isEnd()) break
        value += text[at++]
      }
      raws.push(text.slice(unquoted, at))
    }
    fields.push(value)
    if (isEnd()) return { verdict: 'ended', at, fields, raws } as const
    at += delimiter.length
  }
}

const decoded = (bytes: string) => Buffer.from(bytes, 'latin1').toString()
const latin1 = (mark: string) => Buffer.from(mark).toString('latin1')

export function readPlainly(raw: Buffer, { format, columnCount, sample, limits }: Request): Found {
  const { bytes: text, offsets, isGood } = textOf(raw, format.encoding)
  const delimiter = latin1(format.delimiter)
  const quote = format.quote === undefined ? undefined : latin1(format.quote)
  const { escape, trim: trims = false, comment, skipRows = 0, ragged, nulls = [] } = format
  const syntax = { delimiter, quote, escape: escape && '\\', trims }
  let first = 0
  let line = 1
  const told = /^"?sep=[^\r\n"]{1,8}"?(?=[\r\n])/i.test(text) && format.skipRows === undefined ? 1 : 0
  let terminator: Found['terminator'] | undefined = format.terminator
  for (let skipped = 0; skipped < skipRows + told && first < text.length; skipped++) first = afterLine(first)
  const isComment = (at: number) => comment !== undefined && text.startsWith(latin1(comment), at)
  while (first < text.length && isComment(first)) first = afterLine(first)
  if (terminator === undefined && first < text.length) detect()
  const ends = endsOf(terminator)
  const sampler = samplerOf(sample)
  const rows: (string | null)[][] = []
  const rejects: FoundReject[] = []
  const recordLengths: number[] = []
  let columns = columnCount
  let names: string[] | undefined
  let record = format.header ? -1 : 0

  /** The line ends that end records. */
  function endsOf(name: string | undefined): string[] {
    if (format.terminator !== undefined) return [TERMINATORS[format.terminator] ?? []].flat()
    return name === 'cr' || name === undefined ? ['\r\n', '\n', '\r'] : ['\r\n', '\n']
  }

  function firstEnd(from: number): { readonly at: number; readonly length: number } | undefined {
    let best: { at: number; length: number } | undefined
    for (const mark of endsOf(terminator)) {
      const at = text.indexOf(mark, from)
      if (at >= 0 && (best === undefined || at < best.at)) best = { at, length: mark.length }
    }
    return best
  }

  function detect(from = first) {
    const { verdict, at } = parse(text, from, syntax, ['\n', '\r'])
    const isSplit = verdict === 'ended' && at - from <= limits.recordBytes
    takeTerminator(isSplit ? at : from)
  }

  function takeTerminator(from: number) {
    const [found] = /\r\n|\n|\r|$/.exec(text.slice(from))!
    terminator = found === '\r\n' ? 'crlf' : found === '\n' ? 'lf' : found === '\r' ? 'cr' : 'none'
  }

  function afterLine(from: number): number {
    if (terminator === undefined) takeTerminator(from)
    line++
    const found = firstEnd(from)
    return found === undefined ? text.length : found.at + found.length
  }

  const found = (failure?: string): Found => {
    const all = { names, count: columns ?? 0, rows, rejects, terminator: terminator ?? 'none', recordLengths }
    return failure === undefined ? all : { ...all, failure }
  }

  if (columns !== undefined && columns > limits.columns) return found('FileTooWide')
  for (let start = first; start < text.length;) {
    if (isComment(start)) {
      start = afterLine(start)
      continue
    }
    if ((record >= 0 || !format.header) && columns !== undefined && sampler.isOver(record)) break
    const { verdict, at, fields, raws } = parse(text, start, syntax, ends)
    const lineEnd = firstEnd(start)?.at ?? text.length
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
      const isShort = fields.length < columns
      const isPadded = isShort && at > start && (ragged === 'pad' || ragged === 'fit')
      // The rest of a record over several lines is not cut.
      const isCut =
        fields.length > columns &&
        (ragged === 'cut' || ragged === 'fit') &&
        at <= lineEnd &&
        fields.slice(columns).every((value) => /^[ \t]*$/.test(value))
      if (fields.length !== columns && !isPadded && !isCut) reason = 'ragged'
      else {
        stop = at
        if (!isGood(start, at)) reason = 'undecodable'
      }
    }
    record++
    if (format.header && record === 0) {
      if (reason !== undefined || start === stop) return found('HeaderUnreadable')
      const texts = Array.from({ length: columns! }, (_, field) => decoded(fields[field] ?? ''))
      names = texts.map((name) => (trims ? name.trim() : name))
      const rest = decoded(text.slice(at)).replace(/^(?:\r\n|\n|\r)/, '')
      if (columns === names.length && hasColumnWithoutName(rest, false, format, names.length)) {
        names = ['', ...names]
        columns = names.length
        if (columns > limits.columns) return found('FileTooWide')
      }
    } else if (sampler.takes(record)) {
      if (reason === undefined) {
        const trimmed = (value: string) => (trims ? value.replace(/^[ \t]+|[ \t]+$/g, '') : value)
        rows.push(
          Array.from({ length: columns! }, (_, field) => {
            const value = trimmed(decoded(fields[field] ?? ''))
            return value === '' || nulls.includes(trimmed(decoded(raws[field] ?? ''))) ? null : value
          }),
        )
        recordLengths.push([...decoded(text.slice(start, stop))].length)
      } else {
        const [from, to] = [offsets[start]!, offsets[stop]!]
        const kept = raw.subarray(from, Math.min(to, from + limits.rejectBytes)).toString('hex')
        rejects.push({ line, reason, offset: from, length: to - from, raw: kept })
      }
    }
    for (
      let found = firstEnd(start);
      found !== undefined && found.at < stop;
      found = firstEnd(found.at + found.length)
    )
      line++
    line += ends.length === 0 ? 0 : 1
    start = stop + (ends.find((mark) => text.startsWith(mark, stop))?.length ?? 0)
  }
  return found()
}
