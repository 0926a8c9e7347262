import type { ErrorCode, ErrorDetail, ErrorResponse, OAuthError } from '../../../generated/spatial/types.ts'
import { preferred } from '../../contract/accept.ts'
import {
  lookUp,
  row,
  type ErrorAnswer,
  type ErrorTable,
  type FailedCall,
} from '../../contract/error-table.ts'
import {
  BodyTooLarge,
  BudgetExceeded,
  CredentialsMissing,
  InvalidRequest,
  MethodNotAllowed,
  NotAcceptable,
  UnknownPath,
  UnsupportedMediaType,
  type Fault,
} from '../../contract/faults.ts'
import { Encoded } from '../../contract/handler.ts'
import { parseQuery } from '../../contract/query.ts'
import type { ProtocolFault } from '../../contract/server/http-server.ts'
import { AuditUnwritable } from '../../platform/audit/audit-trail.ts'
import { CredentialsUnreachable } from '../../platform/credentials/api-keys.ts'
import { CredentialsRejected } from '../../platform/credentials/principal.ts'
import { InvalidFilter } from '../cql2/index.ts'
import { MEDIA, ROOT } from '../model/links.ts'
import { credentialsPage } from '../pages/credentials-page.ts'
import { errorPage } from '../pages/error-page.ts'
import {
  InvalidParameter,
  InvalidScope,
  NotQueryable,
  ScopeMissing,
  SecondIdentification,
  SeveralFaults,
  StoreUnreachable,
  UnknownCollection,
  UnknownFeature,
  unsupported,
  UnsupportedParameters,
  WorkspaceMissing,
} from '../model/errors.ts'

interface Description {
  readonly status: number
  readonly errors: readonly ErrorDetail[]
  readonly headers?: Readonly<Record<string, string>>
}

const one = (status: number, code: ErrorCode, headers?: Description['headers']) => (error: Error) => ({
  status,
  errors: [{ code, detail: error.message }],
  ...(headers && { headers }),
})

const challenge = (error?: string) => ({
  'WWW-Authenticate': `Bearer realm="groundtruth"${error ? `, error="${error}"` : ''}, Apikey realm="groundtruth"`,
})

/** Maps errors to statuses and codes. */
const TABLE = [
  row(UnknownPath, one(404, 'DIS-OAF-1011')),
  row(MethodNotAllowed, (error) => one(405, 'DIS-OAF-1011', { Allow: error.allow.join(', ') })(error)),
  row(NotAcceptable, one(406, 'DIS-OAF-1011')),
  row(UnsupportedMediaType, one(415, 'DIS-OAF-1011')),
  row(BodyTooLarge, one(413, 'DIS-OAF-1011')),
  row(InvalidRequest, ({ faults }) => ({
    status: 400,
    errors: faults.map((fault) => ({ code: codeOf(fault), detail: fault.message })),
  })),
  row(CredentialsMissing, (error) => ({
    status: 401,
    errors: [
      {
        code: 'DIS-1001' as const,
        detail: `${error.message} Send a bearer token in Authorization, or an API key in X-API-Key.`,
      },
    ],
    headers: challenge(),
  })),
  row(CredentialsRejected, one(401, 'DIS-1001', challenge('invalid_token'))),
  row(WorkspaceMissing, one(401, 'DIS-1004', challenge('invalid_token'))),
  row(ScopeMissing, one(403, 'DIS-1002')),
  row(BudgetExceeded, (error) =>
    one(429, 'DIS-1005', { 'Retry-After': String(error.retryAfterSeconds) })(error),
  ),
  row(UnknownCollection, one(404, 'DIS-OAF-1012')),
  row(UnknownFeature, one(404, 'DIS-OAF-1012')),
  row(UnsupportedParameters, ({ parameters }) => ({
    status: 400,
    errors: parameters.map((name) => ({ code: 'DIS-OAF-1015' as const, detail: unsupported(name) })),
  })),
  row(NotQueryable, one(400, 'DIS-OAF-1013')),
  row(InvalidFilter, one(400, 'DIS-OAF-1017')),
  row(SeveralFaults, ({ faults }): Description => ({
    status: 400,
    errors: faults.flatMap((fault) => describe(fault).errors),
  })),
  row(InvalidParameter, (error) =>
    one(400, error.parameter === 'limit' ? 'DIS-OAF-1016' : 'DIS-OAF-1014')(error),
  ),
  row(StoreUnreachable, one(503, 'DIS-1003', { 'Retry-After': '5' })),
  row(CredentialsUnreachable, one(503, 'DIS-1003', { 'Retry-After': '5' })),
  row(AuditUnwritable, one(503, 'DIS-1003', { 'Retry-After': '5' })),
] as const

function codeOf({ place, kind }: Fault): ErrorCode {
  if (place.in === 'header') return place.name === 'x-request-id' ? 'DIS-1008' : 'DIS-OAF-1011'
  if (place.in !== 'query' || kind === 'malformed') return 'DIS-OAF-1011'
  if (kind === 'unknown') return 'DIS-OAF-1015'
  return place.name === 'limit' ? 'DIS-OAF-1016' : 'DIS-OAF-1014'
}

/** What a client sees of an internal error. */
const INTERNAL: Description = {
  status: 500,
  errors: [
    { code: 'DIS-1003', detail: 'The service failed. The fault was logged under the id of this request.' },
  ],
}

/**
 * The error table of the service: `{id, errors}`, or a page for a browser. The token endpoint has its own protocol.
 * @param pageHeaders headers of each page
 */
export const spatialErrors =
  (pageHeaders: Readonly<Record<string, string>>): ErrorTable =>
  (error, call) => {
    const { requestId, operation, body: sent } = call
    if (operation?.id === 'createToken') {
      const answer = describeOAuthError(error, sent?.value)
      if (answer) return answer
    }
    const { status, errors, headers } = describe(error)
    if (!WITHOUT_PAGE.has(status) && wantsPage(call)) {
      const page =
        error instanceof CredentialsMissing
          ? credentialsPage(call, 'This address needs a token or an API key.')
          : pageOf(status, errors, call)
      const body = new Encoded(piecesOf(page))
      return { status, mediaType: MEDIA.html, headers: { ...headers, ...pageHeaders }, body }
    }
    const body: ErrorResponse = { id: requestId, errors }
    return { status, mediaType: 'application/json', body, ...(headers && { headers }) }
  }

/** A browser that accepts pages is not refused by 406. A fault of the server can be one of its pages. */
const WITHOUT_PAGE: ReadonlySet<number> = new Set([406, 500])

/**
 * True if the caller is a browser that shows a page to a person. `f` wins over `Accept`. An address without an operation has
 * no page.
 */
function wantsPage({ headers, search, operation }: FailedCall): boolean {
  const [, f] = parseQuery(search).pairs.find(([name]) => name === 'f') ?? []
  const isPreferred = preferred(headers.accept, ['application/json', MEDIA.html]) === MEDIA.html
  return operation !== undefined && (f === undefined ? isPreferred : f === 'html')
}

function pageOf(status: number, errors: Description['errors'], call: FailedCall): Promise<string> {
  if (status === 401) return credentialsPage(call, errors[0]!.detail)
  const details = errors.map(({ detail }) => detail)
  return errorPage(
    { origin: call.origin, requestId: call.requestId, status, details },
    `${call.origin}${ROOT}`,
  )
}

async function* piecesOf(text: Promise<string>): AsyncGenerator<string, void, void> {
  yield await text
}

/** The same format for requests that are refused before an operation is known. */
export function describeProtocolFault(
  { message }: ProtocolFault,
  requestId: string,
): {
  mediaType: string
  body: ErrorResponse
} {
  const body: ErrorResponse = { id: requestId, errors: [{ code: 'DIS-OAF-1011', detail: message }] }
  return { mediaType: 'application/json', body }
}

function describe(error: unknown): Description {
  return lookUp<Description>(TABLE, error) ?? INTERNAL
}

/** RFC 6749, 5.2: errors of the grant. */
function describeOAuthError(error: unknown, form: unknown): ErrorAnswer | undefined {
  if (error instanceof CredentialsMissing || error instanceof CredentialsRejected) {
    const detail =
      error instanceof CredentialsMissing
        ? `${error.message} Send key and secret by HTTP Basic.`
        : error.message
    return oauth(401, 'invalid_client', detail, { 'WWW-Authenticate': 'Basic realm="groundtruth"' })
  }
  if (error instanceof InvalidScope) return oauth(400, 'invalid_scope', error.message)
  if (error instanceof SecondIdentification) return oauth(400, 'invalid_request', error.message)
  if (!(error instanceof InvalidRequest)) return undefined
  const isOther = error.faults.every(({ place, kind }) => place.name === '/grant_type' && kind === 'invalid')
  // RFC 6749, 3.2: a field without a value counts as omitted.
  const isEmpty = (form as { grant_type?: unknown } | undefined)?.grant_type === ''
  return oauth(400, isOther && !isEmpty ? 'unsupported_grant_type' : 'invalid_request', error.message)
}

function oauth(
  status: number,
  error: OAuthError['error'],
  detail: string,
  headers?: Record<string, string>,
): ErrorAnswer {
  // RFC 6749, 5.2: ASCII without quotation mark and backslash.
  const description = detail.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/g, '?')
  const body: OAuthError = { error, error_description: description }
  const noStore = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }
  return { status, mediaType: 'application/json', body, headers: { ...noStore, ...headers } }
}
