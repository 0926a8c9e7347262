import type { ConnectionType, SourceLogin } from '../../model/connection.ts'
import { InvalidData } from '../../model/errors.ts'

/**
 * Checks that a type of connection can use the credentials. Credentials that are ignored would look as if they were used.
 * @param pointer place of the object in the body that has the credentials
 * @throws InvalidData
 */
export function checkLogin(type: ConnectionType, login: SourceLogin | undefined, pointer: string): void {
  if (login === undefined) return
  const fault = (FAULTS.get(type) ?? faultOfOthers)(login, type)
  if (fault === undefined) return
  const [name, detail] = fault
  throw new InvalidData([{ pointer: `${pointer}/${name}`, detail }])
}

/** The name of a member, and a sentence. */
type Fault = readonly [name: string, detail: string]

function faultOfHttp({ user, password, token }: SourceLogin): Fault | undefined {
  if (token !== undefined && (user !== undefined || password !== undefined))
    return ['token', 'A web server takes either a token or username and password; leave out one of them.']
  // RFC 7617, 2: the first colon ends the user.
  if (user?.includes(':')) return ['username', 'The name of a user of a web server must not have a colon.']
  return undefined
}

function faultOfS3({ user, password, addressQuery }: SourceLogin): Fault | undefined {
  if (addressQuery !== undefined)
    return [
      'addressQuery',
      'A connection of the type s3 signs its requests itself; for a signed address, add a connection of the type http.',
    ]
  if (user === undefined || password === undefined)
    return [
      user === undefined ? 'username' : 'password',
      'S3 needs both parts of an access key; give its id as username and the secret access key as password.',
    ]
  // The id stands in a header, where commas and slashes separate the parts.
  if (!/^[!-~]+$/.test(user) || /[,/]/.test(user))
    return [
      'username',
      'The access key id must have visible characters of ASCII only, without commas and slashes.',
    ]
  return undefined
}

function faultOfTrino({ password, token, addressQuery }: SourceLogin): Fault | undefined {
  if (token !== undefined && password !== undefined)
    return ['token', 'Trino takes either a token or a password; leave out one of them.']
  if (addressQuery !== undefined)
    return ['addressQuery', 'A connection of the type trino has no address; leave addressQuery out.']
  return undefined
}

function faultOfOthers({ token, addressQuery }: SourceLogin, type: ConnectionType): Fault | undefined {
  if (token !== undefined)
    return ['token', `A connection of the type ${type} has no token; leave it out, or give it as password.`]
  if (addressQuery !== undefined)
    return ['addressQuery', `A connection of the type ${type} has no address; leave addressQuery out.`]
  return undefined
}

const FAULTS = new Map<ConnectionType, (login: SourceLogin) => Fault | undefined>([
  ['http', faultOfHttp],
  ['s3', faultOfS3],
  ['trino', faultOfTrino],
])
