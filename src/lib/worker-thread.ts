/**
 * Threads that read a large file and write what they make of it in pieces: how such a thread is run by whoever takes
 * the pieces, and how the thread keeps from running away from them.
 */
import { on } from 'node:events'
import { type MessagePort, Worker } from 'node:worker_threads'

/** For what is kept in objects; buffers do not count, and are bounded by the limits of what is read. */
const HEAP_MEGABYTES = 256
/** What the worker is sent for each piece that was taken: it may make another one. */
const TAKEN = 'taken'
/** How many pieces the worker may make before the first of them is taken. */
const PIECES_AHEAD = 2

/** @param data what the worker finds as its `workerData` */
export const startWorker = (module: URL, data: unknown): Worker =>
  new Worker(module, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } })

/**
 * What a worker sends, until it ends by itself; leaving the loop ends it.
 * @param isPiece whether a message is a piece, which the worker is told of when the loop asks for the next message
 * @throws the signal's reason, or the error that the worker died of
 */
export async function* messagesOf<Message>(
  worker: Worker,
  signal: AbortSignal,
  isPiece: (message: Message) => boolean,
): AsyncGenerator<Message> {
  try {
    const messages = on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<[Message]>
    for await (const [message] of messages) {
      yield message
      if (isPiece(message)) worker.postMessage(TAKEN)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await worker.terminate()
  }
}

/** In the worker: who wants to make a piece waits here for his turn. */
export class PiecesAhead {
  #allowed = PIECES_AHEAD
  #proceed: (() => void) | undefined

  constructor(port: MessagePort) {
    port.on('message', (message) => {
      if (message !== TAKEN) return
      this.#allowed++
      this.#proceed?.()
    })
  }

  async turn(): Promise<void> {
    while (this.#allowed === 0) await new Promise<void>((resolve) => (this.#proceed = resolve))
    this.#allowed--
  }
}
