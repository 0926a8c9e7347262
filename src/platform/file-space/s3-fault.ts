import { OperatorError } from '../operator-error.ts'
import type { FilesAddress } from './files-address.ts'

export type Bucket = Extract<FilesAddress, { kind: 's3' }>

/** A request to the bucket failed. The message is a sentence for the operator, without credentials. */
export class S3Fault extends OperatorError {
  /** Of the answer; undefined if there was none. */
  readonly status: number | undefined
  /** True if another attempt can succeed. */
  readonly isTransient: boolean

  constructor(
    message: string,
    { status, isTransient, cause }: { status?: number | undefined; isTransient: boolean; cause?: unknown },
  ) {
    super(message, { cause })
    this.status = status
    this.isTransient = isTransient
  }
}

/** Codes of errors of a request to another region than that of the bucket. */
const OF_REGION = ['PermanentRedirect', 'TemporaryRedirect', 'AuthorizationHeaderMalformed']

const TRANSIENT = ['InternalError', 'RequestTimeout', 'ServiceUnavailable', 'SlowDown', 'Throttling']

/** What to do, by the code of the answer. */
const REMEDIES: Readonly<Record<string, string>> = {
  AccessDenied: 'allow the access key to list the bucket, and to read, write and delete its objects',
  EntityTooLarge: 'the service does not accept objects of this size',
  ExpiredToken: 'put new temporary keys into FILES_S3_CREDENTIALS_FILE',
  InvalidAccessKeyId: 'correct the access key id',
  InvalidToken: 'put new temporary keys into FILES_S3_CREDENTIALS_FILE',
  NoSuchBucket: 'create the bucket, or correct FILES_URL',
  RequestTimeTooSkewed: 'set the clock of this server',
  SignatureDoesNotMatch: 'correct the secret access key',
}

/** The error for an answer that is no success. @param body of the answer, with the code of the error in XML */
export function faultOf(bucket: Bucket, status: number, body: string): S3Fault {
  const code = /<Code>\s*(\w{1,64})\s*<\/Code>/.exec(body)?.[1]
  const isOfRegion = status === 301 || status === 307 || (code !== undefined && OF_REGION.includes(code))
  const remedy = isOfRegion
    ? 'correct the region and the endpoint in FILES_URL'
    : code !== undefined
      ? REMEDIES[code]
      : status === 401 || status === 403
        ? REMEDIES['AccessDenied']
        : undefined
  const isTransient =
    status === 429 || status >= 500 || (code !== undefined && TRANSIENT.includes(code) && !isOfRegion)
  return new S3Fault(
    `${subject(bucket)} rejects a request (${code ?? `status ${status}`}); ${remedy ?? 'check the state of the service, and FILES_URL'}.`,
    { status, isTransient },
  )
}

/** The subject of a sentence. */
export const subject = ({ bucket, endpoint }: Bucket): string =>
  `The bucket ${bucket} at ${new URL(endpoint).host}`

/** Faults of connections, by the codes of the system. */
const CONNECTION: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'closed the connection',
  EAI_AGAIN: 'has a name that cannot be resolved at the moment',
  ENOTFOUND: 'has a name that cannot be resolved',
  EPIPE: 'closed the connection',
}

/** The error for a request without an answer, or with a part of it. */
export function brokenBy(bucket: Bucket, error: unknown): S3Fault {
  if (error instanceof S3Fault) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const what = CONNECTION[code] ?? (code === '' ? 'closed the connection' : `cannot be reached (${code})`)
  return new S3Fault(`${subject(bucket)} ${what}; check that it runs, and the endpoint in FILES_URL.`, {
    isTransient: !/CERT|SSL|TLS|EPROTO|^HPE_/.test(code),
    cause: error,
  })
}
