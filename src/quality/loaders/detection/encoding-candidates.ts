/** An encoding that a file may have, if the language of its texts is one of these. */
export interface Candidate {
  readonly encoding: string
  /** Cost in nats: the rarer the encoding is among files, the higher. It decides if the letters do not. */
  readonly prior: number
  /** Names of models. */
  readonly languages: readonly string[]
  /** True if characters have two bytes or more. */
  readonly isDouble?: boolean
  /** Bytes that a text in this encoding and in no other candidate has, each as a character of Latin-1. */
  readonly only?: RegExp
}

const words = (text: string): readonly string[] => text.split(' ')

const WESTERN = words(
  'German French Spanish Portuguese Italian Dutch Swedish Danish Norwegian Finnish Icelandic Irish Catalan Albanian',
)
const CENTRAL = words('Polish Czech Slovak Hungarian Romanian Croatian Slovenian Albanian German')
const BALTIC = words('Estonian Latvian Lithuanian Polish German Finnish Swedish')
const CYRILLIC = words('Russian Ukrainian Bulgarian Macedonian Serbian Belarusian')
const TURKISH = words('Turkish German French')

const listed = (entries: readonly (readonly [string, number, readonly string[]])[]): readonly Candidate[] =>
  entries.map(([encoding, prior, languages]) => ({ encoding, prior, languages }))

/** Encodings that have ASCII. */
export const ASCII_BASED = listed([
  ['cp1252', 0, WESTERN],
  ['iso8859-15', 2.5, WESTERN],
  ['macRoman', 4, WESTERN],
  ['cp850', 3, WESTERN],
  ['cp437', 4, WESTERN],
  ['cp1250', 1, CENTRAL],
  ['iso8859-2', 1.5, CENTRAL],
  ['cp852', 4, CENTRAL],
  ['macCentEuro', 6, CENTRAL],
  ['cp1254', 1.5, TURKISH],
  ['cp857', 5, TURKISH],
  ['cp1257', 1.5, BALTIC],
  ['iso8859-13', 3, BALTIC],
  ['cp1258', 2, words('Vietnamese French')],
  ['cp1251', 0, CYRILLIC],
  ['koi8-r', 1, words('Russian Bulgarian')],
  ['koi8-u', 1.2, words('Ukrainian Russian Belarusian')],
  ['iso8859-5', 2, CYRILLIC],
  ['cp866', 2.5, CYRILLIC],
  ['macCyrillic', 4, CYRILLIC],
  ['cp1253', 0.5, ['Greek']],
  ['iso8859-7', 1, ['Greek']],
  ['cp737', 4, ['Greek']],
  ['cp1255', 0.5, ['Hebrew']],
  ['iso8859-8', 1, ['Hebrew']],
  ['cp862', 4, ['Hebrew']],
  ['cp1256', 0.5, words('Arabic Persian')],
  ['iso8859-6', 1.5, ['Arabic']],
  ['cp874', 1, ['Thai']],
]).concat([
  { encoding: 'cp932', prior: 0, languages: ['Japanese'], isDouble: true },
  { encoding: 'euc-jp', prior: 0.5, languages: ['Japanese'], isDouble: true },
  { encoding: 'cp949', prior: 0.5, languages: ['Korean'], isDouble: true },
  { encoding: 'cp936', prior: 0, languages: ['Chinese (simplified)'], isDouble: true },
  // Without characters of four bytes, a text is one in cp936 too.
  {
    encoding: 'gb18030',
    prior: 0.5,
    languages: ['Chinese (simplified)'],
    isDouble: true,
    only: /[\x81-\xfe]\d[\x81-\xfe]\d/,
  },
  { encoding: 'big5', prior: 0, languages: ['Chinese (traditional)'], isDouble: true },
])

/** Encodings of mainframes. */
export const EBCDIC_BASED = listed([
  ['cp037', 0, words('English Portuguese Dutch')],
  ['cp1047', 0.5, words('English')],
  ['cp500', 1, words('French German Dutch Italian')],
  ['cp273', 1, ['German']],
  ['cp277', 1, words('Danish Norwegian')],
  ['cp278', 1, words('Swedish Finnish')],
  ['cp280', 1, ['Italian']],
  ['cp284', 1, ['Spanish']],
  ['cp297', 1, ['French']],
  ['cp871', 1, ['Icelandic']],
  ['cp870', 1, CENTRAL],
  ['cp875', 1, ['Greek']],
  ['cp1025', 1, CYRILLIC],
  ['cp1026', 1, ['Turkish']],
])
