/** Converts the contract's source and schedule options to the types of the services. */
import type {
  EntityInput,
  RawConnectInfo,
  ReloadInput,
  SourceOptions,
} from '../../../../generated/quality/types.ts'
import type { ConnectionType, SourceLogin } from '../../model/connection.ts'
import { InvalidData } from '../../model/errors.ts'
import { isAddressType } from '../../model/connection.ts'
import { readSchedule, type ScheduleWish } from '../../jobs/schedule-time.ts'
import { parseSample } from '../../loaders/sample.ts'
import { readVirtualColumns } from '../../loaders/virtual-column.ts'
import type { JobWishes, NewEntityRequest } from '../../services/entities/entities.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import type { FileReference } from '../../loaders/source-files.ts'
import { FILE_KIND_NAMES, isFileKind, sourceKindOf } from '../../loaders/source-kinds.ts'
import type { GivenSource, RawReference } from '../../services/entities/previews.ts'

const DEFAULT_ENCODING = 'utf-8'
const DEFAULT_SAMPLE = 'all'

/** The members of `create` that describe a source. */
type SourceInput = Pick<EntityInput, 'source' | 'connectInfo' | 'sample'> &
  Partial<Pick<EntityInput, 'maxRejected'>>
/** The members that name a source. */
type ReferenceInput = Pick<EntityInput, 'source'> & { readonly connectInfo: RawConnectInfo }

/** Tells the type of a loader connection. @throws LoaderConnectionUnknown, NoConnections */
export type TypeOfConnection = (connectionId: number) => Promise<ConnectionType>

/** @throws InvalidData, LoaderConnectionUnknown, NoConnections */
export async function readNewEntity(
  data: EntityInput,
  options: SourceOptions | undefined,
  typeOf: TypeOfConnection,
): Promise<NewEntityRequest> {
  const given = await readSource(data, options, typeOf)
  return { name: data.entityName, description: data.entityDesc ?? '', ...given, ...readWishes(data) }
}

/** @throws InvalidData, LoaderConnectionUnknown, NoConnections */
export async function readSource(
  { source, connectInfo, sample, maxRejected }: SourceInput,
  options: SourceOptions | undefined,
  typeOf: TypeOfConnection,
): Promise<GivenSource> {
  const kind = await kindOf({ source, connectInfo }, typeOf)
  const virtualColumns = readVirtualColumns(options?.columns ?? [])
  return {
    source: {
      ...sourceKindOf({ kind }).readRequest(connectInfo),
      ...fileReference({ source, connectInfo }),
      sample: checkedSample(sample),
      maxRejected: maxRejected === undefined ? undefined : Number(maxRejected),
      ...(virtualColumns.length === 0 ? {} : { virtualColumns }),
    },
    login: readLogin(connectInfo),
  }
}

/**
 * The source of a reload: the members of the request, and the entity's current source for members that are absent.
 * @throws InvalidData, LoaderConnectionUnknown, NoConnections
 */
export async function readReload(
  data: ReloadInput,
  loaded: EntitySource,
  typeOf: TypeOfConnection,
): Promise<GivenSource> {
  const { source, connectInfo, sample, maxRejected } = data
  const { maxRejected: most, virtualColumns } = loaded
  const kept = { sample: loaded.sample, maxRejected: most, ...(virtualColumns && { virtualColumns }) }
  const asked = {
    ...(sample === undefined ? {} : { sample: checkedSample(sample) }),
    ...(maxRejected === undefined ? {} : { maxRejected: Number(maxRejected) }),
  }
  if (source === undefined || connectInfo === undefined)
    return { source: { ...loaded, ...asked }, login: readLogin(data) }
  const given = await readSource({ source, connectInfo }, undefined, typeOf)
  return { source: { ...given.source, ...kept, ...asked }, login: given.login ?? readLogin(data) }
}

/** @throws InvalidData, LoaderConnectionUnknown, NoConnections */
export async function readRawSource(data: ReferenceInput, typeOf: TypeOfConnection): Promise<RawReference> {
  const { connectInfo } = data
  const { encoding, schemaFile, sheet, table } = connectInfo
  const kind = await kindOf(data, typeOf)
  const reference = { ...fileReference(data), kind, login: readLogin(connectInfo) }
  const sourceKind = sourceKindOf({ kind })
  if (!sourceKind.hasSheets && (schemaFile === undefined || !sourceKind.hasSchemaOfRecords))
    return { ...reference, encoding: encoding ?? DEFAULT_ENCODING }
  const words = sourceKind.hasSheets ? { sheet, table } : lengthWords(connectInfo)
  const declared = { ...sourceKind.readRequest(words), ...fileReference(data), sample: DEFAULT_SAMPLE }
  return { ...reference, encoding: declared.encoding, declared }
}

/** The members that determine the lengths of records. A raw preview ignores the others, which may have any values. */
function lengthWords(connectInfo: RawConnectInfo) {
  const { encoding, schemaFile, terminator, align, upacked, recordFormat, occurs, endian } = connectInfo
  const { rdwEndian, rdwAdjustment, bdwEndian, bdwAdjustment } = connectInfo
  const { fileHeaderBytes, fileTrailerBytes, recordHeaderBytes, recordTrailerBytes } = connectInfo
  return {
    ...{ encoding, schemaFile, terminator, align, upacked, recordFormat, occurs },
    ...{ rdwEndian, rdwAdjustment, bdwEndian, bdwAdjustment },
    ...{ fileHeaderBytes, fileTrailerBytes, recordHeaderBytes, recordTrailerBytes },
    // Numbers of occurrences may be binary.
    endian: endian === 'little' ? endian : undefined,
  } as const
}

/** The credentials of a request; undefined if it has none. An empty text counts as not given. */
export function readLogin({
  username = '',
  password = '',
  token = '',
  addressQuery = '',
}: {
  readonly username?: string | undefined
  readonly password?: string | undefined
  readonly token?: string | undefined
  readonly addressQuery?: string | undefined
}): SourceLogin | undefined {
  const query = addressQuery.replace(/^\?/, '')
  if (username === '' && password === '' && token === '' && query === '') return undefined
  return {
    user: username || undefined,
    password: password || undefined,
    token: token || undefined,
    addressQuery: query || undefined,
  }
}

/** @throws InvalidData */
export function readWishes(data: ScheduleWish & { readonly jobName?: string | undefined }): JobWishes {
  return { jobName: data.jobName, scheduledFor: readSchedule(data) }
}

function checkedSample(sample = DEFAULT_SAMPLE): string {
  // The seed does not matter here: only the syntax is checked.
  parseSample(sample, 0)
  return sample
}

/**
 * The kind of a source. An uploaded file has the type of the request. A connection to a folder of delimited files may
 * also have files of other types, which the request names. The request also names the type of a file at an address. Other
 * connections decide the kind themselves.
 */
async function kindOf(
  { source, connectInfo }: ReferenceInput,
  typeOf: TypeOfConnection,
): Promise<EntitySource['kind']> {
  const { type, connectionId } = connectInfo
  const asked = type === 'ODBC' ? 'odbc' : type
  if (source === 'client') {
    if (asked !== undefined && isFileKind(asked)) return asked
    throw missing(
      'type',
      asked === undefined
        ? `An uploaded file needs a type: ${FILE_KIND_NAMES.slice(0, -1).join(', ')} or ${FILE_KIND_NAMES.at(-1)}.`
        : `The type ${asked} is that of a loader connection; use the source "server" and a connectionId.`,
    )
  }
  if (connectionId === undefined)
    throw missing(
      'connectionId',
      'A source of the server needs a connectionId; give the number of its loader connection, from 1.',
    )
  const ofConnection = await typeOf(Number(connectionId))
  if (isAddressType(ofConnection)) {
    if (asked !== undefined && isFileKind(asked)) return asked
    throw missing(
      'type',
      `A file of a connection of the type ${ofConnection} needs a type: ${FILE_KIND_NAMES.slice(0, -1).join(', ')} or ${FILE_KIND_NAMES.at(-1)}.`,
    )
  }
  if (asked === undefined || asked === ofConnection) return ofConnection
  if (ofConnection === 'delimited' && isFileKind(asked)) return asked
  throw missing('type', `The loader connection has the type ${ofConnection}; leave the type out.`)
}

const missing = (name: string, detail: string): InvalidData =>
  new InvalidData([{ pointer: `/data/connectInfo/${name}`, detail }])

function fileReference({ source, connectInfo }: ReferenceInput): FileReference {
  const { connectionId, sourceFile, member } = connectInfo
  return {
    source,
    sourceFile,
    ...(member === undefined ? {} : { member }),
    ...(source === 'server' ? { connectionId: Number(connectionId) } : {}),
  }
}
