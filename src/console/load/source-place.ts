import type { ConnectInfo } from '../../../generated/quality/sdk/typescript/src/models/ConnectInfo.ts'
import type { Source } from '../../../generated/quality/sdk/typescript/src/models/Source.ts'
import type { SourceType } from '../../../generated/quality/sdk/typescript/src/models/SourceType.ts'

/** Where the records are: a file that was uploaded, or a source of a loader connection. */
export interface SourcePlace {
  /** The number of the connection; undefined for an uploaded file. */
  readonly connection: string | undefined
  /** The type of the connection; undefined for an uploaded file. */
  readonly connectionType: string | undefined
  /** The name of the file, the folder, the pattern or the table. */
  readonly name: string
}

/** What a request names of a place. */
export interface PlaceInRequest {
  readonly source: Source
  readonly connectInfo: Pick<ConnectInfo, 'sourceFile' | 'connectionId'>
}

export const placeInRequest = ({ connection, name }: SourcePlace): PlaceInRequest =>
  connection === undefined
    ? { source: 'client', connectInfo: { sourceFile: name } }
    : { source: 'server', connectInfo: { sourceFile: name, connectionId: connection } }

/** Connections whose sources are files of any type, which a request names. */
const WITH_FILES = new Set(['delimited', 'http', 's3'])

/** True if the request says of what type the file is. The other connections have their own type. */
export const hasTypes = ({ connection, connectionType }: SourcePlace): boolean =>
  connection === undefined || (connectionType !== undefined && WITH_FILES.has(connectionType))

/** The types of files. */
export const FILE_TYPES = [
  'delimited',
  'excel',
  'json',
  'xml',
  'parquet',
  'avro',
  'arrow',
  'sqlite',
  'duckdb',
  'fixedwidth',
  'cobol',
  'vendorfmt',
] as const satisfies readonly SourceType[]

export type FileType = (typeof FILE_TYPES)[number]

const OF_EXTENSION: Readonly<Record<string, FileType>> = {
  xlsx: 'excel',
  xlsm: 'excel',
  xls: 'excel',
  ods: 'excel',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
  geojson: 'json',
  xml: 'xml',
  parquet: 'parquet',
  avro: 'avro',
  arrow: 'arrow',
  feather: 'arrow',
  sqlite: 'sqlite',
  sqlite3: 'sqlite',
  duckdb: 'duckdb',
}

const COMPRESSIONS = /\.(gz|zst|bz2|xz|zip)$/i

/** The type that the name of a file suggests. The bytes of the file decide: the server refuses a wrong type. */
export function typeOfName(name: string): FileType {
  const extension = /\.([^./]+)$/.exec(name.replace(COMPRESSIONS, ''))?.[1]?.toLowerCase() ?? ''
  return OF_EXTENSION[extension] ?? 'delimited'
}

const DATABASES = new Set<string | undefined>(['postgresql', 'odbc', 'generic', 'oracle', 'db2', 'trino'])

/** True if the sources of a connection of this type are tables and views. */
export const isDatabase = (connectionType: string | undefined): boolean => DATABASES.has(connectionType)

/**
 * The name of an entity that is proposed for a source: the file `sales/bird-strikes (2).csv` gives `Bird strikes`, the
 * table `public.orders` gives `Orders`.
 */
export function entityNameOf({ name, connectionType }: SourcePlace): string {
  const separator = isDatabase(connectionType) ? '.' : '/'
  const last = name.replace(/\/+$/, '').split(separator).at(-1) ?? ''
  const bare = last
    .replace(COMPRESSIONS, '')
    .replace(/(.)\.[^.]{1,8}$/, '$1')
    .replace(/ \(\d+\)$/, '')
    .replaceAll(/[_\-.*?[\]\p{Cc}]+/gu, ' ')
    .trim()
  return (bare.charAt(0).toUpperCase() + bare.slice(1)).slice(0, 128)
}
