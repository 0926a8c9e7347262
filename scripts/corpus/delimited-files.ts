import { openEncoder } from '../../src/quality/values/encoder.ts'
import { decodeText } from '../../src/quality/values/encodings.ts'
import { isForModels, NAMES } from './names.ts'
import { Random } from '../bench/random.ts'

/** A generated file, and what a reader must find in it. */
export interface CorpusFile {
  readonly number: number
  readonly bytes: Buffer
  /** The names of the columns; undefined if the file has none. */
  readonly names: readonly string[] | undefined
  /** An empty field is null. */
  readonly rows: readonly (readonly (string | null)[])[]
  /** What was drawn for it. */
  readonly encoding: string
  readonly delimiter: string
  readonly quoting: string
  readonly header: string
  readonly preamble: string
  readonly lineEnds: string
  readonly lines: number
  /** Letters outside ASCII in all values. */
  readonly letters: number
}

/** Encodings with the languages of their texts. */
const ENCODINGS: readonly (readonly [encoding: string, languages: string])[] = [
  ['utf-8', 'de ru ja zh el pl'],
  ['utf-8 with mark', 'fr uk ko ar tr'],
  ['utf-16le with mark', 'de ru ja'],
  ['utf-16be with mark', 'fr el zh'],
  ['utf-16le', 'pl uk ko'],
  ['utf-16be', 'es he ja'],
  ['cp932', 'ja'],
  ['euc-jp', 'ja'],
  ['iso2022-jp', 'ja'],
  ['cp949', 'ko'],
  ['gb18030', 'zh'],
  ['big5', 'zhtw'],
  ['cp1250', 'pl cs sk hu ro hr sl'],
  ['cp1251', 'ru uk bg mk'],
  ['cp1252', 'de fr es pt it nl sv da no fi is'],
  ['cp1253', 'el'],
  ['cp1254', 'tr'],
  ['cp1255', 'he'],
  ['cp1256', 'ar fa'],
  ['cp1257', 'lt lv et'],
  ['cp1258', 'vi'],
  ['iso8859-1', 'de fr es pt sv da'],
  ['iso8859-2', 'pl cs hu hr sl'],
  ['iso8859-5', 'ru bg mk'],
  ['iso8859-7', 'el'],
  ['iso8859-8', 'he'],
  ['iso8859-9', 'tr'],
  ['iso8859-15', 'fr de fi'],
  ['koi8-r', 'ru'],
  ['koi8-u', 'uk'],
  ['macRoman', 'de fr es'],
  ['cp437', 'de fr es'],
  ['cp850', 'de fr pt da'],
  ['cp037', 'pt nl'],
  ['cp273', 'de'],
  ['cp1026', 'tr'],
]

const DELIMITERS = [',', ',', ';', ';', '\t', '\t', '|', ':', '~', '^', '\u0001', '||', ', '] as const
const QUOTINGS = ['none', 'needed', 'needed', 'all', 'single', 'backslash'] as const
const HEADERS = [
  'names',
  'names',
  'names',
  'none',
  'none',
  'empty name',
  'repeated',
  'years',
  'trailing',
] as const
const PREAMBLES = ['none', 'none', 'none', 'none', 'title', 'title and blank', 'comments', 'sep'] as const
const LINE_ENDS = ['lf', 'lf', 'crlf', 'crlf', 'cr', 'mixed'] as const
const SIZES = [1, 3, 6, 12, 25, 50, 50, 100, 100, 200, 200, 400] as const

/** Names of columns in English, with names as programs write them. */
const COLUMN_NAMES = 'id name city amount date code note status price email'.split(' ')

/**
 * The files of a seed. Each value of each dimension is drawn for at least 2 % of a thousand files.
 * @param count of files
 */
export function* corpusFiles(seed: number, count: number): Generator<CorpusFile> {
  for (let number = 0; number < count; number++) yield corpusFile(number, new Random(seed + number * 7919))
}

function corpusFile(number: number, random: Random): CorpusFile {
  // In turn, so that each encoding has the same number of files.
  const [encoding, languages] = ENCODINGS[number % ENCODINGS.length]!
  const language = random.pick(languages.split(' '))
  const delimiter = random.pick(DELIMITERS)
  const quoting = random.pick(QUOTINGS)
  const header = random.pick(HEADERS)
  const preamble = random.pick(PREAMBLES)
  const lineEnds = random.pick(LINE_ENDS)
  const lines = random.pick(SIZES)
  const name = encoding.replace(' with mark', '')
  const isEbcdic = /^cp(037|273|1026)$/.test(name)
  const texts = textsOf(language, name)
  const columns = 3 + random.whole(0, 3)
  const kinds = ['id', 'name', 'city', 'amount', 'date', 'code', 'note'].slice(0, columns)
  const hasNames = header !== 'none'
  const trailing = header === 'trailing' ? 1 : 0
  const names = hasNames ? namesOf(header, columns) : undefined
  const count = Math.max(hasNames ? 0 : 1, lines - (hasNames ? 1 : 0))
  const rows = Array.from({ length: count }, (_, row) => [
    ...kinds.map((kind, column) =>
      header === 'years' && column >= 2
        ? String(1000 + random.whole(0, 8999))
        : valueOf(kind, row, texts, random, delimiter, quoting),
    ),
    ...Array.from({ length: trailing }, () => ''),
  ])
  const write = (fields: readonly string[]) =>
    fields.map((field) => quoted(field, delimiter, quoting)).join(delimiter)
  const written = [
    ...preambleLines(preamble, delimiter, texts, random),
    ...(names ? [write(names)] : []),
    ...rows.map(write),
  ]
  const ends = { lf: '\n', crlf: '\r\n', cr: '\r', mixed: '' }[lineEnds]
  const text = written
    .map((line, index) => line + (ends || (index % 5 === 3 || index === 1 ? '\n' : '\r\n')))
    .join('')
  const encoder = openEncoder(name, 'error')
  const mark = encoding.endsWith('with mark') ? '\ufeff' : ''
  // Files of mainframes end lines by NEL, which is the line feed there.
  const bytes = Buffer.concat([
    encoder.encode(mark + (isEbcdic ? text.replace(/\r\n?/g, '\n') : text)),
    encoder.end(),
  ])
  return {
    number,
    bytes,
    names,
    rows: rows.map((row) => row.map((value) => (value === '' ? null : value))),
    ...{ encoding, delimiter, quoting, header, preamble, lines: written.length },
    lineEnds: isEbcdic ? 'lf' : lineEnds,
    letters: [...rows.flat().join('')].filter((character) => /[^\0-\x7f]/.test(character)).length,
  }
}

const found = new Map<string, readonly string[]>()

/** Names for tests that the encoding can write and read back. */
function textsOf(language: string, encoding: string): readonly string[] {
  const key = `${language} ${encoding}`
  const known = found.get(key)
  if (known) return known
  // Making an encoder takes as long as writing thousands of names.
  const encoder = openEncoder(encoding, 'replace')
  const isWritten = (name: string): boolean => {
    const { replaced } = encoder
    const bytes = Buffer.concat([encoder.encode(name), encoder.end()])
    return encoder.replaced === replaced && decodeText(bytes, encoding) === name
  }
  const texts = NAMES[language]!.filter((name) => !isForModels(name))
    .map((name) => adapt(name, encoding))
    .filter(isWritten)
  found.set(key, texts)
  return texts
}

/** Romanian letters with a cedilla, and Vietnamese ones with the tone after them, where the encoding has only these. */
function adapt(name: string, encoding: string): string {
  if (encoding === 'cp1250' || encoding === 'iso8859-2')
    return name.replace(/[șțȘȚ]/g, (letter) => 'şţŞŢ'['șțȘȚ'.indexOf(letter)]!)
  if (encoding !== 'cp1258') return name
  return [...name]
    .map((letter) => {
      const parts = letter.normalize('NFD')
      const tone = /[\u0300\u0301\u0303\u0309\u0323]/.exec(parts)?.[0]
      return tone === undefined ? letter : parts.replace(tone, '').normalize('NFC') + tone
    })
    .join('')
}

function namesOf(header: string, columns: number): string[] {
  const names = COLUMN_NAMES.slice(0, columns)
  if (header === 'empty name') names[0] = ''
  if (header === 'repeated') names[names.length - 1] = names[1]!
  if (header === 'years') for (let at = 2; at < columns; at++) names[at] = String(2010 + at)
  if (header === 'trailing') names.push('')
  return names
}

function valueOf(
  kind: string,
  row: number,
  texts: readonly string[],
  random: Random,
  delimiter: string,
  quoting: string,
): string {
  const clean = (text: string) =>
    quoting === 'none' ? text.replaceAll(delimiter, ' ').replaceAll(delimiter[0]!, ' ') : text
  switch (kind) {
    case 'id':
      return String(row + 1)
    case 'name':
      return clean(random.pick(texts))
    case 'city': {
      const text = random.pick(texts)
      return clean(random.whole(0, 11) === 0 ? `${text}${delimiter}${random.pick(texts)}` : text)
    }
    case 'amount':
      return clean(`${random.whole(0, 899)}.${10 + random.whole(0, 89)}`)
    case 'date':
      return clean(
        `2024-${String(1 + random.whole(0, 11)).padStart(2, '0')}-${String(1 + random.whole(0, 27)).padStart(2, '0')}`,
      )
    case 'code':
      return random.whole(0, 7) === 0 ? '' : `X${100 + random.whole(0, 899)}`
    default: {
      const text = random.pick(texts)
      return clean(random.whole(0, 9) === 0 && quoting !== 'none' ? `"${text}" it's` : text)
    }
  }
}

function quoted(field: string, delimiter: string, quoting: string): string {
  if (quoting === 'none') return field
  const quote = quoting === 'single' ? "'" : '"'
  const isNeeded =
    quoting === 'all' ||
    field.includes(delimiter) ||
    field.includes(quote) ||
    (delimiter === ', ' && field.includes(','))
  if (!isNeeded) return field
  const inner =
    quoting === 'backslash'
      ? field.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
      : field.replaceAll(quote, quote + quote)
  return quote + inner + quote
}

function preambleLines(
  preamble: string,
  delimiter: string,
  texts: readonly string[],
  random: Random,
): string[] {
  const title = `Report ${2000 + random.whole(0, 24)} ${random.pick(texts)}`.replaceAll(delimiter[0]!, ' ')
  switch (preamble) {
    case 'title':
      return [title]
    case 'title and blank':
      return [title, '']
    case 'comments':
      return ['# made by hand', `# ${title}`]
    case 'sep':
      return [`sep=${delimiter}`]
    default:
      return []
  }
}
