/**
 * A folder of an HDFS, and the hosts that may be contacted for it. All members can be sent between threads and stored
 * as JSON.
 */
export interface HdfsConnection {
  /** Addresses such as `http://nn1.example.org:9870`, without a slash at the end, in the order of the first attempts. */
  readonly nameNodes: readonly string[]
  /** Hosts, as `readHostPattern` reads them, that a NameNode may redirect to. Empty: the hosts of the NameNodes. */
  readonly dataNodes: readonly string[]
  /** Name of the HDFS user; undefined if a delegation token names it. */
  readonly user: string | undefined
  /** Absolute path in HDFS, without a slash at its end; empty for the root. */
  readonly dataDirectory: string
  /** Without dots, in lower case. Empty: files of every extension are listed. */
  readonly dataExtensions: readonly string[]
}

/** A connection, with the secret that opens it. */
export interface HdfsAccess extends HdfsConnection {
  /** A delegation token. The URLs of requests contain it, so no message and no log may contain a URL. */
  readonly token: string | undefined
}

/**
 * The absolute path of a name that is relative to the data directory.
 * @param name a slash at its end is allowed; `.` is the data directory itself
 * @returns undefined if the name is absolute, or leads or could lead out of the data directory
 */
export function pathBelow({ dataDirectory }: HdfsConnection, name: string): string | undefined {
  const relative = name.replace(/\/$/, '')
  if (relative === '.') return dataDirectory
  return isPlainPath(`/${relative}`) ? `${dataDirectory}/${relative}` : undefined
}

const MAX_PATH_LENGTH = 8000
/** Half of a character, which has no form in UTF-8. */
const HAS_LONE_SURROGATE = /\p{Cs}/u

/** True if a path is absolute, and each of its parts is a name that HDFS allows. */
export const isPlainPath = (path: string): boolean =>
  path.length <= MAX_PATH_LENGTH &&
  path.startsWith('/') &&
  !HAS_LONE_SURROGATE.test(path) &&
  path
    .slice(1)
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !/[:\0]/.test(part))
