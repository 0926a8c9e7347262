import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { clientOf, hopOf, isPassedOn, tellsClient } from './client-address.ts'
import { isOwnPeer } from './local-peer.ts'

const LOOPBACK = /^(127\.|::1$)/
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d+))?$/

/**
 * The address of the client for decisions about rights, where an address of this machine opens something. It is
 * certain if a trusted proxy tells one of another machine, or if no proxy passed the request on. A local proxy may add no header, so a
 * request over the loopback interface must come from a process of the server's own user or of root, by HTTP/1.1, and
 * name this server as a local client does: nginx speaks HTTP/1.0 by default, and others keep the public name.
 * @param trusted proxies whose headers are trusted (`TRUST_PROXY`); undefined for none
 * @returns undefined if the address is not certain
 */
export async function certainAddress(
  message: IncomingMessage,
  trusted: BlockList | undefined,
): Promise<string | undefined> {
  const hop = hopOf(message)
  const { address } = clientOf(hop, trusted)
  // A proxy tells the loopback address of every local client, and a client of a trusted network can write one itself.
  if (tellsClient(hop, trusted)) return LOOPBACK.test(address) ? undefined : address
  if (isPassedOn(hop)) return undefined
  if (!LOOPBACK.test(address)) return address
  return namesServer(message) && (await isOwnPeer(message.socket)) ? address : undefined
}

function namesServer({ socket, headers, httpVersionMinor }: IncomingMessage): boolean {
  const [name, port] = LOOPBACK_HOST.exec(headers.host?.toLowerCase() ?? '') ?? []
  const defaultPort = 'encrypted' in socket ? 443 : 80
  return name !== undefined && httpVersionMinor > 0 && Number(port ?? defaultPort) === socket.localPort
}
