/** Converts the contract's source and schedule options to the types of the services. */
import type {
  EntityInput,
  RawConnectInfo,
  ReloadInput,
  SourceOptions,
} from '../../../generated/quality/types.ts'
import { InvalidData, type DataFault } from '../model/errors.ts'
import { readSchedule, type ScheduleWish } from '../jobs/schedule-time.ts'
import { parseSample } from '../loaders/sample.ts'
import { readKind } from './source-kind-requests.ts'
import { readVirtualColumns } from '../loaders/virtual-column.ts'
import type { JobWishes, NewEntityRequest } from '../services/entities.ts'
import type { EntitySource } from '../model/entity-source.ts'
import type { FileReference } from '../loaders/source-files.ts'

const DEFAULT_ENCODING = 'utf-8'
const DEFAULT_SAMPLE = 'all'

/** The members of `create` that describe a source. */
type SourceInput = Pick<EntityInput, 'source' | 'connectInfo' | 'sample'> &
  Partial<Pick<EntityInput, 'maxRejected'>>
/** The members that name a file. */
type FileInput = Pick<EntityInput, 'source'> & { readonly connectInfo: RawConnectInfo }

/** @throws InvalidData */
export function readNewEntity(data: EntityInput, options: SourceOptions | undefined): NewEntityRequest {
  const source = readSource(data, options)
  return { name: data.entityName, description: data.entityDesc ?? '', source, ...readWishes(data) }
}

/** @throws InvalidData */
export function readSource(
  { source, connectInfo, sample, maxRejected }: SourceInput,
  options: SourceOptions | undefined,
): EntitySource {
  const faults = referenceFaults({ source, connectInfo })
  if (faults.length > 0) throw new InvalidData(faults)
  const virtualColumns = readVirtualColumns(options?.columns ?? [])
  return {
    ...readKind(kindOf({ source, connectInfo }), connectInfo),
    ...fileReference({ source, connectInfo }),
    sample: checkedSample(sample),
    maxRejected: maxRejected === undefined ? undefined : Number(maxRejected),
    ...(virtualColumns.length === 0 ? {} : { virtualColumns }),
  }
}

/**
 * The source of a reload: the members of the request, and the entity's current source for members that are absent.
 * @throws InvalidData
 */
export function readReload(data: ReloadInput, loaded: EntitySource): EntitySource {
  const { source, connectInfo, sample, maxRejected } = data
  const { maxRejected: most, virtualColumns } = loaded
  const kept = { sample: loaded.sample, maxRejected: most, ...(virtualColumns && { virtualColumns }) }
  const asked = {
    ...(sample === undefined ? {} : { sample: checkedSample(sample) }),
    ...(maxRejected === undefined ? {} : { maxRejected: Number(maxRejected) }),
  }
  const base =
    source === undefined || connectInfo === undefined
      ? loaded
      : { ...readSource({ source, connectInfo }, undefined), ...kept }
  return { ...base, ...asked }
}

/** @throws InvalidData */
export function readRawSource(data: FileInput): FileReference & Pick<EntitySource, 'kind' | 'encoding'> {
  const faults = referenceFaults(data)
  if (faults.length > 0) throw new InvalidData(faults)
  const { encoding = DEFAULT_ENCODING } = data.connectInfo
  return { ...fileReference(data), kind: kindOf(data), encoding }
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

/** An uploaded file has a type; in a folder of the server the default is a delimited file. */
const kindOf = ({ connectInfo }: FileInput): EntitySource['kind'] => connectInfo.type ?? 'delimited'

function fileReference({ source, connectInfo }: FileInput): FileReference {
  const { connectionId, sourceFile } = connectInfo
  return {
    source,
    sourceFile,
    ...(source === 'server' ? { connectionId: Number(connectionId) } : {}),
  }
}

/** The source's table of the members that each kind of source requires. */
function referenceFaults({ source, connectInfo }: FileInput): DataFault[] {
  const { type, connectionId } = connectInfo
  const missing = (name: string, detail: string): DataFault[] => [
    { pointer: `/data/connectInfo/${name}`, detail },
  ]
  if (source === 'client' && type === undefined)
    return missing('type', 'An uploaded file needs a type: cobol, delimited, json or vendorfmt.')
  if (source === 'server' && connectionId === undefined)
    return missing(
      'connectionId',
      'A file of the server needs a connectionId; give the number of its folder, from 1.',
    )
  return []
}
