import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Lets a server serve connections that the main process accepted. The server must listen, too, since node starts the
 * watch over its connections then. It counts as closed once these connections have ended as well.
 * @returns takes a connection
 */
export function serveHandedConnections(server: Server): (socket: Socket) => void {
  const open = new Set<Socket>()
  let whenEmpty: (() => void) | undefined
  const close = server.close.bind(server)
  server.close = (done) =>
    close((error) => {
      if (open.size === 0) done?.(error)
      else whenEmpty = () => done?.(error)
    })
  return (socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0) whenEmpty?.()
    })
    // As for the connections that a server of node:http accepts itself.
    socket.setNoDelay(true)
    server.emit('connection', socket)
  }
}
