import type {
  Problem,
  ProblemError,
  ProblemType,
  RuleProblem,
  RuleProblemType,
} from '../../../generated/quality/types.ts'
import { pointerAsSent } from '../../contract/aliases.ts'
import { lookUp, row, type ErrorRow, type ErrorTable, type FailedCall } from '../../contract/error-table.ts'
import {
  BodyTooLarge,
  BudgetExceeded,
  ForeignPage,
  InvalidRequest,
  MethodNotAllowed,
  NotAcceptable,
  ServerUnavailable,
  UnknownPath,
  UnsupportedMediaType,
  type Fault,
} from '../../contract/faults.ts'
import type { ProtocolFault } from '../../contract/server/http-server.ts'
import { isFull } from '../../lib/full-disk.ts'
import { LaneFull, OwnQueueFull } from '../../lib/lane.ts'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { FileSpaceUnavailable } from '../../platform/file-space/file-space.ts'
import { FixedLengthEncodings } from '../model/connection-errors.ts'
import { Conflict, InvalidData, SourceColumnUnknown, Unknown } from '../model/errors.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { RuleInvalid, type ExpressionField } from '../rules/errors.ts'
import { JobStopped, QueueFull } from '../jobs/errors.ts'
import { EncodingUnknown } from '../values/errors.ts'
import { describeFault } from './expressions.ts'
import { sourceKindOf } from './source-reasons.ts'
import { describeUnauthorized, detailOf, isUnauthorized } from './unauthorized.ts'
import { QueryTooLong } from '../listings/errors.ts'
import {
  DiskFull,
  MemoryShort,
  OutOfMemory,
  QueryCancelled,
  TablesMissing,
  WarehouseUnavailable,
} from '../model/warehouse/warehouse.ts'
import { JoinUnknown } from '../model/join-errors.ts'
import { JoinFilterInvalid, PreviewTooLong } from '../services/errors.ts'
import { RoleMissing, TooManyAttempts } from '../model/errors.ts'
import { NoRoomForUpload, UploadTooLarge } from '../model/errors.ts'
import { NoSuchBytes } from '../model/errors.ts'
import { ReadingError } from '../loaders/errors.ts'

/** A kind of problem: the last part of its `type`. Each has one status and one title, the source's reason text. */
type Kind = ProblemType | RuleProblemType extends `urn:groundtruth:problem:${infer Name}` ? Name : never

const KINDS: Readonly<Record<Kind, readonly [status: number, title: string]>> = {
  'invalid-request-body': [400, 'Invalid request body'],
  'invalid-command': [400, 'Invalid command'],
  'no-data-received': [400, 'No data received'],
  'no-rule-details': [400, 'No rule details given'],
  'rules-expected': [400, 'Expected array of rules(s) within request body'],
  'no-rules-found': [400, 'No rule(s) found within request body'],
  'invalid-data': [400, 'Invalid data passed with request'],
  'invalid-parameters': [400, 'Invalid parameters'],
  'bad-request': [400, 'Bad Request'],
  'login-failed': [400, 'Failed to authenticate the client'],
  unauthorized: [401, 'Unauthorized'],
  forbidden: [403, 'Forbidden'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'not-acceptable': [406, 'Not acceptable'],
  'request-timeout': [408, 'Request timeout'],
  conflict: [409, 'Conflict'],
  'too-large': [413, 'Too large'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  'range-not-satisfiable': [416, 'Range not satisfiable'],
  'too-many-requests': [429, 'Too many requests'],
  'headers-too-large': [431, 'Headers too large'],
  'server-error': [500, 'Server error'],
  'not-implemented': [501, 'Not implemented'],
  unavailable: [503, 'Unavailable'],
}

interface Description {
  readonly kind: Kind
  readonly detail: string
  readonly errors?: readonly ProblemError[]
  readonly headers?: Readonly<Record<string, string>>
}

/** An error whose message is the whole detail. */
const as =
  (kind: Kind, headers?: Description['headers']) =>
  ({ message }: Error): Description => ({ kind, detail: message, ...(headers && { headers }) })

const tryAgain = (error: Error & { readonly retryAfterSeconds: number }): Description =>
  as('too-many-requests', { 'Retry-After': String(error.retryAfterSeconds) })(error)

/** Transient failures, and failures that the operator can correct. */
const RETRY = { 'Retry-After': '5' }

/** A source that cannot be read as the request describes it, with what the request could say instead. */
const notReadable = ({ message, choice }: ReadingError): Description => ({
  kind: 'conflict',
  detail: message,
  ...(choice && {
    errors: [{ pointer: `/data/connectInfo/${choice.member}`, detail: message, choices: [...choice.values] }],
  }),
})

/** Maps errors to kinds of problem. A derived class must precede its base class. */
const TABLE: readonly ErrorRow<Description>[] = [
  row(UnknownPath, as('not-found')),
  row(MethodNotAllowed, (error) => as('method-not-allowed', { Allow: error.allow.join(', ') })(error)),
  row(NotAcceptable, as('not-acceptable')),
  row(UnsupportedMediaType, as('unsupported-media-type')),
  row(BodyTooLarge, as('too-large')),
  row(RoleMissing, as('forbidden')),
  row(ForeignPage, as('forbidden')),
  row(TooManyAttempts, tryAgain),
  row(BudgetExceeded, tryAgain),
  row(QueueFull, as('too-many-requests', { 'Retry-After': '10' })),
  row(UploadTooLarge, as('too-large')),
  row(SourceColumnUnknown, ({ message, faults }) => ({ kind: 'not-found', detail: message, errors: faults })),
  row(JoinUnknown, ({ message, faults }) => ({ kind: 'not-found', detail: message, errors: faults })),
  row(Unknown, as('not-found')),
  row(EncodingUnknown, as('not-found')),
  row(NoSuchBytes, (error) =>
    as('range-not-satisfiable', { 'Content-Range': `bytes */${error.size}` })(error),
  ),
  row(FixedLengthEncodings, as('not-implemented')),
  row(Conflict, as('conflict')),
  row(ReadingError, notReadable),
  row(ServerUnavailable, as('unavailable', { 'Retry-After': '1' })),
  ...[
    QueryTooLong,
    QueryCancelled,
    PreviewTooLong,
    LaneFull,
    NoRoomForUpload,
    DiskFull,
    OutOfMemory,
    MemoryShort,
    WarehouseUnavailable,
    TablesMissing,
    JobStopped,
    FileSpaceUnavailable,
  ].map((type) => row(type, as('unavailable', RETRY))),
]

/** Errors with a status from 500 that a client causes by its own requests. */
const OF_CLIENT = [FixedLengthEncodings, OwnQueueFull]

const DISK_FULL: Description = {
  kind: 'unavailable',
  detail:
    'The disk of the server is full. Nothing was changed; free some space, for example by deleting files, exports or entities, and try again.',
  headers: RETRY,
}

const CATALOGUE_UNREACHABLE: Description = {
  kind: 'unavailable',
  detail: 'The catalogue cannot be read or written at the moment; try again later.',
  headers: RETRY,
}

/** The answer to an internal error: it reveals no details. */
const INTERNAL: Description = {
  kind: 'server-error',
  detail: 'The server failed. The fault was logged under the id of this request.',
}

/** The error table of the service: `application/problem+json` (RFC 9457) with `id` and `errors`. */
export const qualityErrors =
  (catalogue: Pick<Catalogue, 'isUnreachable' | 'isFull'>): ErrorTable =>
  (error, call) => {
    const { requestId, body: sent } = call
    const { kind, detail, errors, headers } = describe(error, call, catalogue)
    const [status] = KINDS[kind]
    const named = errors?.map((fault) =>
      fault.pointer === undefined
        ? fault
        : { ...fault, pointer: pointerAsSent(fault.pointer, sent?.sentNames) },
    )
    const body = problem(kind, detail, requestId, named)
    const isOfClient = OF_CLIENT.some((type) => error instanceof type)
    return { status, mediaType: PROBLEM, body, isOfClient, ...(headers && { headers }) }
  }

function describe(
  error: unknown,
  { operation, body, headers }: FailedCall,
  catalogue: Pick<Catalogue, 'isUnreachable' | 'isFull'>,
): Description {
  if (isUnauthorized(error))
    return operation?.id === 'login'
      ? // The source answers a failed login by 400, so that no browser asks for other credentials.
        { kind: 'login-failed', detail: detailOf(error, operation) }
      : { kind: 'unauthorized', ...describeUnauthorized(error, operation, headers) }
  if (error instanceof InvalidExpression) return invalidCondition(error, operation)
  if (error instanceof RuleInvalid) return invalidRule(error)
  if (error instanceof JoinFilterInvalid) return invalidFilter(error)
  if (error instanceof InvalidRequest) return invalidRequest(error, operation, body?.value)
  if (error instanceof InvalidData) return invalidData(error, operation, body?.value)
  const known = lookUp(TABLE, error)
  if (known) return known
  if (isFull(error) || catalogue.isFull(error)) return DISK_FULL
  return catalogue.isUnreachable(error) ? CATALOGUE_UNREACHABLE : INTERNAL
}

const invalidRequest = (
  { message, faults }: InvalidRequest,
  operation: FailedCall['operation'],
  body: unknown,
): Description => ({
  kind: kindOf(faults, operation, body),
  detail: message,
  errors: faults.map(problemError),
})

/** Data that a service rejects. */
function invalidData(
  { message, faults }: InvalidData,
  operation: FailedCall['operation'],
  body: unknown,
): Description {
  const isOfQuery = faults.length > 0 && faults.every(({ parameter }) => parameter !== undefined)
  const pointers = faults.flatMap(({ pointer }) => (pointer === undefined ? [] : [pointer]))
  const kind = isOfQuery ? 'invalid-parameters' : sourceKindOf(operation?.id, body, pointers)
  return { kind: kind ?? 'invalid-data', detail: message, errors: faults }
}

/** A `where` whose only faults are unknown columns is a 404 that names them. */
function invalidCondition(
  { message, faults, isOfUnknownColumns }: InvalidExpression,
  operation: FailedCall['operation'],
): Description {
  const isQuery = operation?.method === 'GET'
  const place = isQuery ? { parameter: 'where' } : { pointer: '/options/where' }
  return {
    kind: isOfUnknownColumns ? 'not-found' : isQuery ? 'invalid-parameters' : 'invalid-data',
    detail: message,
    errors: faults.map((fault) => ({ ...place, ...describeFault(fault) })),
  }
}

/** The members of a rule that hold expressions. */
const RULE_MEMBERS: Readonly<Record<ExpressionField, string>> = {
  expression: '/data/EXPRESSION',
  filter: '/data/FILTER_EXPRESSION',
  group: '/data/GROUP_EXPRESSION',
  aggregate: '/data/AGGREGATE_EXPRESSION',
}

/** A rule whose only faults are unknown columns is a 404 that names them. */
const invalidRule = ({ message, faults, isOfUnknownColumns }: RuleInvalid): Description => ({
  kind: isOfUnknownColumns ? 'not-found' : 'invalid-data',
  detail: message,
  errors: faults.flatMap(({ field, error }) =>
    error.faults.map((fault) => ({ pointer: RULE_MEMBERS[field], ...describeFault(fault) })),
  ),
})

/** A filter whose only faults are unknown columns is a 404 that names them. */
const invalidFilter = ({ message, side, error }: JoinFilterInvalid): Description => ({
  kind: error.isOfUnknownColumns ? 'not-found' : 'invalid-data',
  detail: message,
  errors: error.faults.map((fault) => ({
    pointer: `/data/params/${side}/expression`,
    ...describeFault(fault),
  })),
})

/** Problems of requests that are rejected before routing: the kind of problem with the status of the fault. */
export function describeProtocolFault({ status, message }: ProtocolFault, requestId: string) {
  const kind =
    (Object.keys(KINDS) as Kind[]).find((name) => KINDS[name][0] === status) ?? 'invalid-request-body'
  return { mediaType: PROBLEM, body: problem(kind, message, requestId) }
}

/** The media type of every error. */
export const PROBLEM = 'application/problem+json'

/** A problem as a client gets it. */
export function problem(
  kind: Kind,
  detail: string,
  id: string,
  errors: readonly ProblemError[] = [],
): Problem | RuleProblem {
  const [status, title] = KINDS[kind]
  return { type: `urn:groundtruth:problem:${kind}`, title, status, detail, id, errors: [...errors] }
}

/** The kind of problem of a request with several faults is that of the fault to correct first. */
function kindOf(faults: readonly Fault[], operation: FailedCall['operation'], body: unknown): Kind {
  const ofBody = faults.filter(({ place }) => place.in === 'body')
  if (ofBody.length === 0) return 'invalid-parameters'
  const ofSource = sourceKindOf(
    operation?.id,
    body,
    ofBody.map(({ place }) => place.name),
  )
  if (ofSource && !ofBody.some(({ kind }) => kind === 'malformed')) return ofSource
  if (ofBody.some(({ place, kind }) => kind === 'missing' && /^(\/data)?$/.test(place.name))) {
    return 'no-data-received'
  }
  if (ofBody.some(({ place }) => place.name === '/command')) return 'invalid-command'
  return ofBody.some(({ place, kind }) => place.name === '' || kind === 'malformed')
    ? 'invalid-request-body'
    : 'invalid-data'
}

function problemError({ place, message }: Fault): ProblemError {
  if (place.in === 'body') return { pointer: place.name, detail: message }
  return place.in === 'request' ? { detail: message } : { parameter: place.name, detail: message }
}
