/** Which user of this machine opened a connection to the server. */
import { readFile } from 'node:fs/promises'
import { isIPv4 } from 'node:net'
import { endianness } from 'node:os'
import { plainAddress } from './client-address.ts'

/** The required part of a socket; `net.Socket` has all of it. */
export interface PeerSocket {
  readonly remoteAddress?: string | undefined
  readonly remotePort?: number | undefined
  readonly localAddress?: string | undefined
  readonly localPort?: number | undefined
}

/** The state of a connection that neither side has ended, in the tables of Linux. */
const ESTABLISHED = '01'

/**
 * True if a process of root or of the server's own user opened the connection, over the loopback interface. A proxy has
 * another user as a rule, and a remote client cannot forge it, unlike the headers of a request. True on systems other
 * than Linux, which do not tell the user.
 */
export async function isOwnPeer(socket: PeerSocket): Promise<boolean> {
  const lines = await connectionsOfMachine()
  if (lines.length === 0) return true
  const from = endOf(socket.remoteAddress, socket.remotePort)
  const to = endOf(socket.localAddress, socket.localPort)
  // The rows of clients: of IPv4 in one table, of IPv6 in the other.
  const user = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, remote, state]) => state === ESTABLISHED && isEnd(local, from) && isEnd(remote, to))?.[7]
  return user !== undefined && (user === '0' || Number(user) === process.getuid?.())
}

/** The rows of the tables of Linux; empty if the system has no such tables. */
async function connectionsOfMachine(): Promise<string[]> {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'latin1').catch(() => ''))
  return (await Promise.all(tables)).flatMap((table) => table.split('\n').slice(1))
}

interface End {
  /** The last bytes of a loopback address, in hexadecimal digits. */
  readonly address: string
  readonly port: number
}

const endOf = (address = '', port = 0): End => {
  const plain = plainAddress(address)
  return {
    address: isIPv4(plain) ? Buffer.from(plain.split('.').map(Number)).toString('hex') : '00000001',
    port,
  }
}

/**
 * True if a field of the tables, such as `0100007F:1F90`, is the end of a connection. Each word of an address is in the
 * order of the machine. The last word tells loopback addresses apart, also `::1` and `::ffff:127.0.0.1`.
 */
function isEnd(field: string | undefined, { address, port }: End): boolean {
  const [words = '', hexPort = ''] = field?.split(':') ?? []
  if (parseInt(hexPort, 16) !== port) return false
  const word = Buffer.from(words.slice(-8), 'hex')
  return (endianness() === 'LE' ? word.reverse() : word).toString('hex') === address
}
