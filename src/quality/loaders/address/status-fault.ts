import { printable } from '../../../lib/text.ts'
import { SourceFileUnknown } from '../../model/errors.ts'
import { SourceUnreadable } from '../errors.ts'
import { TransientFault } from '../http/attempts.ts'

/**
 * The error for the status of an answer that has no bytes of the file.
 * @param host the subject of the sentence
 * @param name the file, as the user calls it
 */
export function statusFault(host: string, status: number, name: string): Error {
  const file = printable(name)
  switch (status) {
    case 401:
      return new SourceUnreadable(
        `${host} asks for credentials, or refuses those that it got (status 401); give username and password or a token, with the connection or with the request.`,
      )
    case 403:
      return new SourceUnreadable(
        `${host} does not allow to read ${file} (status 403); check the credentials of the connection, and whether a signed address has expired.`,
      )
    case 404:
    case 410:
      return new SourceFileUnknown(
        `${host} has no file ${file} (status ${status}); give its path relative to the address of the connection.`,
      )
    case 407:
      return new SourceUnreadable(
        `${host} asks for the credentials of a proxy (status 407), which are not sent.`,
      )
  }
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return new TransientFault(
      `${host} cannot give ${file} at the moment (status ${status}); try again later, or check the state of the server.`,
    )
  return new SourceUnreadable(
    `${host} does not give ${file} (status ${status}); check the address of the connection and the path.`,
  )
}
