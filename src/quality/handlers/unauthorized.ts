import type { FailedCall } from '../../contract/error-table.ts'
import { CredentialsMissing } from '../../contract/faults.ts'
import { CredentialsRefused } from '../model/errors.ts'

/** RFC 7617, 2.1: names and passwords are read as UTF-8. */
const BASIC = 'Basic realm="Groundtruth", charset="UTF-8"'

/** For callers to whom a browser must not show its dialog for names and passwords. It knows no such scheme. */
const SESSION = 'Session realm="Groundtruth"'

const MISSING = 'Credentials are missing; send a name and a password by HTTP Basic.'
const NO_SESSION = 'The request has no cookie of a session. Sign in by a POST of the name and the password.'

type Operation = FailedCall['operation']

/** True if the caller is not authenticated. */
export function isUnauthorized(error: unknown): error is Error {
  return error instanceof CredentialsMissing || error instanceof CredentialsRefused
}

export function detailOf(error: Error, operation: Operation): string {
  if (!(error instanceof CredentialsMissing)) return error.message
  return takesBasic(operation) ? MISSING : NO_SESSION
}

/**
 * The detail and the challenge of a 401. The challenge is HTTP Basic, if the operation takes it. A script of a browser
 * gets another one: by the challenge Basic, the browser would ask for a password in a dialog of its own. Browsers mark
 * such requests (W3C Fetch Metadata).
 */
export function describeUnauthorized(
  error: Error,
  operation: Operation,
  { 'sec-fetch-dest': destination }: FailedCall['headers'],
) {
  const challenge = takesBasic(operation) && destination !== 'empty' ? BASIC : SESSION
  return { detail: detailOf(error, operation), headers: { 'WWW-Authenticate': challenge } }
}

/** A path that no operation has is below those that take it. */
const takesBasic = (operation: Operation): boolean =>
  operation?.security.some((requirement) => 'basicAuth' in requirement) ?? true
