/**
 * Threads that read a large file and produce pieces: how the consumer runs such a thread, and how the thread
 * is kept from producing too far ahead.
 */
import { on } from 'node:events'
import { type MessagePort, Worker } from 'node:worker_threads'

/** Limit for objects. Buffers do not count; the limits of the input bound them. */
const HEAP_MEGABYTES = 256
/** The consumer sends this message after each piece it took. The worker may then produce another piece. */
const TAKEN = 'taken'
/** How many pieces the worker may produce before the first is taken. */
const PIECES_AHEAD = 2

/** @param data the worker's `workerData` */
export const startWorker = (module: URL, data: unknown): Worker =>
  new Worker(module, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } })

/**
 * The messages of a worker until it ends. Leaving the loop terminates the worker.
 * @param isPiece true if a message is a piece; the worker is notified when the loop asks for the next message
 * @throws the signal's reason, or the error that ended the worker
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

/** In the worker: `turn` waits until another piece may be produced. */
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
