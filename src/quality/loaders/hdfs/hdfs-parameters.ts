import { printable } from '../../../lib/text.ts'
import {
  extensionsOf,
  type Fail,
  type GivenParameters,
  listOf,
  type ParameterDescription,
} from '../connections/parameter-list.ts'
import { writeTclList } from '../tcl-list.ts'
import { type HdfsConnection, isPlainPath } from './hdfs-connection.ts'
import { readHostPattern } from './host-pattern.ts'

type HdfsParameterName = 'NAMENODE' | 'DATANODES' | 'USER' | 'DATA_DIRECTORY' | 'DATA_EXTENSIONS'

/** The parameters of connections of the type `hdfs_delimited`, in the order in which they are written. */
export const HDFS_PARAMETERS: readonly ParameterDescription<HdfsParameterName>[] = [
  { name: 'NAMENODE', humanName: 'NameNode', kind: 'list', isRequired: true },
  { name: 'DATANODES', humanName: 'DataNodes', kind: 'list', isRequired: false },
  { name: 'USER', humanName: 'HDFS user', kind: 'text', isRequired: false },
  { name: 'DATA_DIRECTORY', humanName: 'Data directory', kind: 'directory', isRequired: true },
  { name: 'DATA_EXTENSIONS', humanName: 'Data extensions', kind: 'list', isRequired: false },
]

const MAX_NAMENODES = 8
const MAX_DATANODES = 1000
const MAX_USER_LENGTH = 255

/**
 * Checks the values of the parameters. An empty value counts as not given.
 * @param given the values by the names of HDFS_PARAMETERS, each one once
 * @param fail throws an error with this sentence
 */
export function readHdfsParameters(given: GivenParameters, fail: Fail): HdfsConnection {
  const list = (name: HdfsParameterName): string[] => listOf(given.get(name) ?? '', fail)
  const user = given.get('USER') ?? ''
  if (user.length > MAX_USER_LENGTH || /\p{C}/u.test(user))
    fail(`The USER must have at most ${MAX_USER_LENGTH} characters, and no control characters.`)
  return {
    nameNodes: nameNodesOf(list('NAMENODE'), fail),
    dataNodes: dataNodesOf(list('DATANODES'), fail),
    user: user === '' ? undefined : user,
    dataDirectory: directoryOf(given.get('DATA_DIRECTORY') ?? '', fail),
    dataExtensions: extensionsOf(list('DATA_EXTENSIONS'), (detail) => fail(`DATA_EXTENSIONS: ${detail}`)),
  }
}

/** Names and values that `readHdfsParameters` reads as this connection. */
export const writeHdfsParameters = (connection: HdfsConnection): (readonly [HdfsParameterName, string])[] =>
  [
    ['NAMENODE', writeTclList(connection.nameNodes)] as const,
    ['DATANODES', writeTclList(connection.dataNodes)] as const,
    ['USER', connection.user ?? ''] as const,
    ['DATA_DIRECTORY', connection.dataDirectory || '/'] as const,
    ['DATA_EXTENSIONS', writeTclList(connection.dataExtensions)] as const,
  ].filter(([, value]) => value !== '')

function nameNodesOf(words: readonly string[], fail: Fail): string[] {
  if (words.length === 0)
    fail(
      'The parameter NAMENODE is missing; write the address of the NameNode, such as http://namenode.example.org:9870.',
    )
  if (words.length > MAX_NAMENODES) fail(`NAMENODE has more than ${MAX_NAMENODES} addresses; write fewer.`)
  const addresses = words.map((word) => addressOf(word) ?? fail(`NAMENODE: ${notAnAddress(word)}`))
  return [...new Set(addresses)]
}

/** The port is required: the default port of HTTP is not the one of a NameNode. */
function addressOf(word: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\\s]+:\d{1,5}\/?$/.test(word) || !URL.canParse(word)) return undefined
  const { protocol, hostname, port } = new URL(word)
  return `${protocol}//${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}

// The word may contain a password, so it is not repeated.
const notAnAddress = (word: string): string =>
  word.includes('@')
    ? 'An address has no user and no password; write the name into USER, and a delegation token as the password of the connection.'
    : `${printable(word)} is not the address of a NameNode; write scheme, host and port, such as http://namenode.example.org:9870.`

function dataNodesOf(words: readonly string[], fail: Fail): string[] {
  if (words.length > MAX_DATANODES)
    fail(`DATANODES has more than ${MAX_DATANODES} hosts; write patterns such as *.dn.example.org.`)
  const wrong = words.find((word) => readHostPattern(word) === undefined)
  if (wrong !== undefined)
    fail(
      `DATANODES: ${printable(wrong)} is not a host; write hosts such as dn1.example.org:9864, or patterns such as *.dn.example.org.`,
    )
  return [...new Set(words)]
}

function directoryOf(value: string, fail: Fail): string {
  if (value === '')
    fail('The parameter DATA_DIRECTORY is missing; name the folder of the data files in HDFS.')
  const path = value.replace(/\/+$/, '')
  if (path !== '' && !isPlainPath(path))
    fail(
      `DATA_DIRECTORY: ${printable(value)} is not a path of HDFS; write an absolute path such as /data/in, without colons, and without . and .. as parts.`,
    )
  return path
}
