import type { Socket } from 'node:net'
import type { Member } from './member.ts'

/**
 * Hands the connections of clients to the members in turn. The main process accepts them, because the port then stays
 * open while members are replaced, and is closed as soon as the main process ends. It reads nothing from them: a
 * connection whose member ends before it was accepted goes to another one, with all that its client sent.
 */
export class Handover {
  /** Connections that were handed over and not accepted yet. */
  readonly #handed = new Map<Member, Map<number, Socket>>()
  #waiting: Socket[] = []
  #lastId = 0

  /** Takes a connection that nothing was read from. */
  take(socket: Socket): void {
    // Its client may end it while it waits.
    socket.on('error', () => undefined)
    const member = this.#next()
    if (member === undefined) this.#waiting.push(socket)
    else this.#hand(member, socket)
  }

  /** Hands connections to a member from now on. */
  add(member: Member): void {
    this.#handed.set(member, new Map())
    for (const socket of this.#waiting.splice(0)) this.#hand(member, socket)
  }

  accepted(member: Member, id: number): void {
    const sockets = this.#handed.get(member)
    // The member has a descriptor of its own: this does not end the connection.
    sockets?.get(id)?.destroy()
    sockets?.delete(id)
  }

  /** The member has ended. */
  remove(member: Member): void {
    const sockets = [...(this.#handed.get(member)?.values() ?? [])]
    this.#handed.delete(member)
    for (const socket of sockets) this.take(socket)
  }

  /** Ends the connections that wait for a member. */
  close(): void {
    for (const socket of this.#waiting.splice(0)) socket.destroy()
  }

  /** The member with the fewest connections to accept; among several, the one whose last turn is the longest ago. */
  #next(): Member | undefined {
    let next: Member | undefined
    let fewest = Infinity
    for (const [member, { size }] of this.#handed)
      if (size < fewest) {
        next = member
        fewest = size
      }
    return next
  }

  #hand(member: Member, socket: Socket): void {
    const sockets = this.#handed.get(member)!
    // To the end of the turn.
    this.#handed.delete(member)
    this.#handed.set(member, sockets)
    const id = ++this.#lastId
    sockets.set(id, socket)
    member.hand(id, socket)
  }
}
