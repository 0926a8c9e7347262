import { printable } from '../../../../lib/text.ts'
import { SourceFileUnknown } from '../../../model/errors.ts'
import { SourceUnreadable } from '../../errors.ts'
import { TransientFault } from '../../http/attempts.ts'
import type { S3Bucket } from './s3-bucket.ts'

/** An answer of S3 that is no success. */
export interface S3Refusal {
  readonly status: number
  /** The body, which has the code of the error in XML. */
  readonly body: string
  /** The region of the bucket, if a header tells it. */
  readonly region: string | undefined
}

/** Codes that another attempt can change. */
const TRANSIENT = ['InternalError', 'ServiceUnavailable', 'SlowDown', 'RequestTimeout', 'Throttling']

/** Codes of a request to another region than that of the bucket. */
const OF_REGION = [
  'PermanentRedirect',
  'TemporaryRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
]

/**
 * The error for an answer.
 * @param host the subject of a sentence
 * @param name the object as the user calls it; undefined for a list
 */
export function s3Fault(
  host: string,
  { bucket, region }: S3Bucket,
  refusal: S3Refusal,
  name: string | undefined,
): Error {
  const { status, body } = refusal
  const what = name === undefined ? `the list of the bucket ${printable(bucket)}` : printable(name)
  const code = /<Code>\s*(\w{1,64})\s*<\/Code>/.exec(body)?.[1]
  if (status === 301 || status === 307 || (code !== undefined && OF_REGION.includes(code))) {
    const other = refusal.region ?? /<Region>\s*([a-z0-9-]{1,63})\s*<\/Region>/.exec(body)?.[1]
    return new SourceUnreadable(
      other === undefined || other === region
        ? `${host} does not serve the bucket ${printable(bucket)} in the region ${region}; correct REGION and ENDPOINT.`
        : `The bucket ${printable(bucket)} is in the region ${other}; write it into REGION in the place of ${region}, and correct ENDPOINT if the connection has one.`,
    )
  }
  switch (code) {
    case 'NoSuchBucket':
      return new SourceUnreadable(
        `${host} has no bucket ${printable(bucket)}; correct BUCKET, REGION or ENDPOINT.`,
      )
    case 'SignatureDoesNotMatch':
      return new SourceUnreadable(
        `${host} does not accept the signature of the request; give the secret access key that belongs to the access key id, as password.`,
      )
    case 'InvalidAccessKeyId':
      return new SourceUnreadable(
        `${host} does not know the access key id; give a valid one as username, with its secret access key as password.`,
      )
    case 'InvalidToken':
    case 'ExpiredToken':
    case 'TokenRefreshRequired':
      return new SourceUnreadable(
        `${host} does not accept the session token, or it has expired; give new temporary credentials as username, password and token.`,
      )
    case 'RequestTimeTooSkewed':
    case 'RequestExpired':
      return new SourceUnreadable(
        `${host} does not accept the time of the request; set the clock of this server, which differs too much.`,
      )
    case 'InvalidObjectState':
      return new SourceUnreadable(`The object ${what} is archived; restore it before it is read.`)
  }
  if (code === 'NoSuchKey' || (status === 404 && name !== undefined))
    return new SourceFileUnknown(
      `The bucket ${printable(bucket)} has no object ${what}; give its key relative to the prefix of the connection.`,
    )
  if (status === 401 || status === 403)
    return new SourceUnreadable(
      `${host} does not allow to read ${what} (${code ?? `status ${status}`}); check the access key and its permissions, and that the object exists.`,
    )
  const message = `${host} cannot give ${what} (${code ?? `status ${status}`})`
  if (status === 429 || status >= 500 || (code !== undefined && TRANSIENT.includes(code)))
    return new TransientFault(`${message}; try again later, or check the state of the service.`)
  return new SourceUnreadable(`${message}; check the parameters of the connection.`)
}
