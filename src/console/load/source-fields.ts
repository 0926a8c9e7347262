import type { ConnectInfo } from '../../../generated/quality/sdk/typescript/src/models/ConnectInfo.ts'

/** A member of the description of a source that a form changes. */
export type Member = Exclude<
  keyof ConnectInfo,
  'type' | 'connectionId' | 'sourceFile' | 'username' | 'password' | 'token' | 'addressQuery'
>

/** A control of the form. Values and texts are those of the API; labels are in TEXTS. */
export interface Field {
  readonly member: Member
  readonly control:
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly isOpen?: boolean }
    | { readonly kind: 'text' | 'lines' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'encoding' | 'schema file' | 'sheet' | 'table' }
  /** The value that stands for none, if it is not the usual one of the member. */
  readonly absent?: string
  /** Shown only on demand. */
  readonly isRare?: boolean
}

const choice = (member: Member, ...values: string[]): Field => ({
  member,
  control: { kind: 'choice', values },
})
/** A choice that has further values, which are typed in. */
const openChoice = (member: Member, ...values: string[]): Field => ({
  member,
  control: { kind: 'choice', values, isOpen: true },
})
const text = (member: Member): Field => ({ member, control: { kind: 'text' } })
const lines = (member: Member): Field => ({ member, control: { kind: 'lines' } })
const number = (member: Member, min: number, max: number): Field => ({
  member,
  control: { kind: 'number', min, max },
})
const rare = (field: Field): Field => ({ ...field, isRare: true })

const encoding: Field = { member: 'encoding', control: { kind: 'encoding' } }
const skipRows = number('skipRows', 0, 10_000)
const decimal = choice('decimal', '.', ',')
const dateOrder = choice('dateOrder', 'DMY', 'MDY', 'YMD')
const nulls = lines('nulls')
const member = rare(text('member'))
const schemaFile: Field = { member: 'schemaFile', control: { kind: 'schema file' } }

const DELIMITED: readonly Field[] = [
  encoding,
  openChoice('delimiter', 'comma', ';', 'TAB', 'pipe', ':', '||', 'NUL'),
  openChoice('quote', 'double quote', 'single quote', 'backtick', 'NUL'),
  choice('attr', 'names', 'none', 'ddl'),
  skipRows,
  choice('ragged', 'reject', 'pad', 'cut', 'fit'),
  decimal,
  dateOrder,
  nulls,
  rare(choice('trim', 'true', 'false')),
  rare(choice('escape', 'quote', 'backslash')),
  rare(text('comment')),
  rare(choice('terminator', 'lf', 'cr', 'crlf', 'none')),
  rare(schemaFile),
  member,
]

const bytes = (name: Member): Field => rare(number(name, 0, 999_999))

/** Of records of bytes. */
const RECORDS: readonly Field[] = [
  schemaFile,
  encoding,
  choice('recordFormat', 'F', 'FB', 'V', 'VB', 'GC0', 'GC1', 'GC2', 'GC3', 'MF'),
  choice('terminator', 'lf', 'cr', 'crlf', 'none'),
  choice('endian', 'big', 'little'),
  rare(choice('uninitialised', 'null', 'reject')),
  rare(choice('rdwEndian', 'big', 'little')),
  rare(number('rdwAdjustment', -9999, 9999)),
  rare(choice('bdwEndian', 'big', 'little')),
  rare(number('bdwAdjustment', -9999, 9999)),
  bytes('fileHeaderBytes'),
  bytes('fileTrailerBytes'),
  bytes('recordHeaderBytes'),
  bytes('recordTrailerBytes'),
  member,
]

const COBOL: readonly Field[] = [
  ...RECORDS,
  rare(choice('align', 'two', 'one')),
  rare(choice('floats', 'ibm', 'ieee_big', 'ieee_little')),
  rare(choice('redefines', 'all', 'first')),
  rare(choice('upacked', '0', '1')),
  rare(choice('truncBinary', '1', '0')),
  rare({ member: 'national', control: { kind: 'encoding' } }),
  rare(choice('occurs', 'maximum', 'variable')),
]

const DATABASE: readonly Field[] = [text('sqlwhere')]
const TABLE: readonly Field[] = [{ member: 'table', control: { kind: 'table' } }]

const OF_TYPE: Readonly<Record<string, readonly Field[]>> = {
  delimited: DELIMITED,
  hdfs_delimited: DELIMITED.filter((field) => field.member !== 'schemaFile'),
  excel: [
    { member: 'sheet', control: { kind: 'sheet' } },
    text('range'),
    choice('attr', 'names', 'none'),
    skipRows,
    choice('errors', 'null', 'reject'),
    nulls,
  ],
  json: [text('records'), encoding, member],
  xml: [text('records'), encoding, member],
  // It is not known yet.
  '': [],
  parquet: [],
  avro: [member],
  arrow: [member],
  sqlite: TABLE,
  duckdb: TABLE,
  fixedwidth: [
    text('widths'),
    lines('positions'),
    { ...choice('attr', 'names', 'none'), absent: 'none' },
    encoding,
    skipRows,
    decimal,
    dateOrder,
    nulls,
    rare(choice('trim', 'true', 'false')),
    rare(text('comment')),
    member,
  ],
  cobol: COBOL,
  vendorfmt: RECORDS,
}

/** The controls for a type of files, or for sources of a type of connections. */
export const fieldsOf = (type: string | undefined): readonly Field[] => OF_TYPE[type ?? ''] ?? DATABASE
