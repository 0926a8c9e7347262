import type { RequestListener } from 'node:http'
import { Server, type ServerOptions } from 'node:https'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'

/** RFC 8996 forbids earlier versions. */
const MIN_VERSION = 'TLSv1.2'

/**
 * node:https with an orderly end. A socket in its handshake is not an HTTP connection yet, so only the
 * timeout of the handshake would end it while the server closes. Here it counts as idle.
 */
export class TlsServer extends Server {
  readonly #handshakes = new Map<string, Socket>()

  constructor(options: ServerOptions, listener: RequestListener) {
    super({ ...options, minVersion: MIN_VERSION }, listener)
    this.on('connection', (socket: Socket) => {
      const name = nameOf(socket)
      this.#handshakes.set(name, socket)
      socket.once('close', () => this.#handshakes.delete(name))
    })
    this.on('secureConnection', (socket: TLSSocket) => this.#handshakes.delete(nameOf(socket)))
  }

  /** Uses another certificate and key for new connections, both in PEM. */
  useCertificate({ cert, key }: { readonly cert: string; readonly key: string }): void {
    this.setSecureContext({ cert, key, minVersion: MIN_VERSION })
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const socket of this.#handshakes.values()) socket.destroy()
  }
}

/** Identifies a connection and the encrypted socket on top of it. */
const nameOf = ({ remoteAddress, remotePort, localAddress }: Socket): string =>
  `${remoteAddress} ${remotePort} ${localAddress}`
