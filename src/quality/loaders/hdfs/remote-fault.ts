import { SourceUnreadable } from '../errors.ts'
import { TransientFault } from '../http/attempts.ts'

/** HDFS has no file or folder of the path. */
export class PathMissing extends SourceUnreadable {
  // Errors are sent between threads by their name.
  override name = 'SourceUnreadable'
}

/** The user of the connection may not read the path. */
export class PathForbidden extends SourceUnreadable {
  override name = 'SourceUnreadable'
}

/** The server does not know an operation or a parameter. */
export class OperationUnknown extends SourceUnreadable {
  override name = 'SourceUnreadable'
}

/** The exceptions of Hadoop that another attempt does not change, besides those that `remoteFault` tells apart. */
const PERMANENT = new Set(['InvalidPathException', 'ParentNotDirectoryException', 'UnresolvedPathException'])

/**
 * The error for an answer with another status than 200.
 * @param host name and port, and the role of the host, as the subject of a sentence
 * @param body bytes of the answer; Hadoop sends a RemoteException as JSON
 * @param what the file or folder, as the object of a sentence
 */
export function remoteFault(host: string, status: number, body: string, what: string): Error {
  const exception = exceptionOf(body)
  switch (exception) {
    case 'FileNotFoundException':
      return new PathMissing(`HDFS does not have ${what}; write the file again, or name another one.`)
    case 'AccessControlException':
    case 'AuthorizationException':
      return new PathForbidden(
        `HDFS does not let the user of the connection read ${what}; give the user read permission in HDFS, or change the USER of the connection.`,
      )
    case 'StandbyException':
      return new TransientFault(
        `${host} is in standby; add the address of the active NameNode to the parameter NAMENODE.`,
      )
    case 'RetriableException':
    case 'SafeModeException':
      return new TransientFault(`${host} is starting or in safe mode; try again when the cluster is ready.`)
    case 'InvalidToken':
    case 'SecurityException':
    case 'AuthenticationException':
      return new SourceUnreadable(`${host} does not accept the credentials; ${GIVE_CREDENTIALS}`)
    case 'IllegalArgumentException':
    case 'HadoopIllegalArgumentException':
    case 'UnsupportedOperationException':
      return new OperationUnknown(
        `${host} does not accept the request (${exception}); check the USER of the connection, and that the cluster runs Hadoop 2.7 or newer.`,
      )
  }
  if (status === 401 || status === 407)
    return new SourceUnreadable(`${host} asks for other credentials (status ${status}); ${GIVE_CREDENTIALS}`)
  const reason = exception === undefined ? `status ${status}` : exception
  const message = `${host} cannot give ${what} (${reason}); check the state of the cluster.`
  const isTransient = exception === undefined ? status === 429 || status >= 500 : !PERMANENT.has(exception)
  return isTransient ? new TransientFault(message) : new SourceUnreadable(message)
}

const GIVE_CREDENTIALS =
  'give a valid delegation token as the password of the connection, or on a cluster without Kerberos the USER.'

/** The class of the exception without its package; undefined if the body does not tell one. */
function exceptionOf(body: string): string | undefined {
  const [, name] = /"exception"\s*:\s*"(?:[\w.$]*[.$])?(\w{1,80})"/.exec(body) ?? []
  return name
}
