/**
 * Threads that read a large file and produce pieces: how the consumer runs such a thread, and how the thread
 * is kept from producing too far ahead.
 */
import { on } from 'node:events'
import { extname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'

/** Limit for objects. Buffers do not count; the limits of the input bound them. */
const HEAP_MEGABYTES = 256
/** The consumer sends this message after each piece it took. The worker may then produce another piece. */
const TAKEN = 'taken'
/** The worker sends this message if its caller must not terminate it before it has let go of what it holds. */
const HOLDS = 'holds'
/** The caller sends this message to such a worker when it needs no more messages. */
const END = 'end'
/** How long such a worker may take to end. */
const MAX_END_MS = 3000
/** How many pieces the worker may produce before the first is taken. */
const PIECES_AHEAD = 2
/** The worker sends this message when its work is done. */
const DONE = 'done'
/** How long a worker whose messages nobody takes any more may take to say that its work is done. */
const DONE_MS = 1000
/**
 * How long a worker whose work is done stays idle before it ends. A thread that ends waits for compilations that V8 runs
 * for it in the background, and a compilation that needs memory waits for a collection by that thread: neither would
 * ever end, nor would any later worker of the process (Node 20, nodejs/node#54918). An idle thread collects.
 */
const IDLE_MS = 500

/**
 * The folder below which the modules of workers have their paths. The bundle keeps these paths, but puts everything
 * else side by side.
 */
const MODULES = new URL(/\/lib\/worker-thread\.\w+$/.test(import.meta.url) ? '../' : './', import.meta.url)

/** A worker as its caller sees it. */
export interface RunningWorker<Message, Order> {
  readonly order: (order: Order) => void
  /**
   * What the worker sends, until its work is done; leaving the loop ends it.
   * @throws the signal's reason, or the error that the worker died of
   */
  readonly messages: AsyncGenerator<Message>
}

/** A worker as its own module sees it. */
export interface WorkerSelf<Message, Order> {
  readonly send: (message: Message) => void
  /** Waits until the worker may make another piece: before each message that is one. */
  readonly turn: () => Promise<void>
  /**
   * From now on, a caller that leaves early waits until `release` is done, some seconds at most, and ends the worker then.
   * For what a killed thread would leave behind elsewhere, such as a running query.
   */
  readonly hold: (release: () => Promise<void>) => void
  /** Waits for the next order. */
  readonly nextOrder: () => Promise<Order>
}

/** A kind of worker, typed the same for its callers and for its module. */
export interface WorkerKind<Task, Message, Order> {
  /** Path of its module below `src`, without the extension. */
  readonly module: string
  /** Starts a worker. The caller has to take its messages, or to leave the loop. */
  readonly start: (task: Task, signal: AbortSignal) => RunningWorker<Message, Order>
  /**
   * In the module of the worker: does the task that it was started with.
   * @param failure the message of what the work throws
   */
  readonly serve: (
    work: (task: Task, self: WorkerSelf<Message, Order>) => Promise<void>,
    failure: (error: unknown) => Message,
  ) => Promise<void>
}

interface WorkerOptions<Message> {
  readonly module: string
  /** Whether a message is a piece, which the worker is told of when the caller asks for the next message. */
  readonly isPiece?: (message: Message) => boolean
}

/**
 * Defines a kind of worker by what it is started with, what it sends, and what it is sent (never anything, unless said).
 * @param options.module a path that ends in `worker`: the build finds the modules of workers by that
 */
export function defineWorker<Task, Message, Order = never>({
  module,
  isPiece = () => false,
}: WorkerOptions<Message>): WorkerKind<Task, Message, Order> {
  const url = new URL(`./${module}${extname(import.meta.url)}`, MODULES)
  return {
    module,
    start: (task, signal) => {
      const worker = new Worker(url, {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      })
      return {
        order: (order) => worker.postMessage({ order }),
        messages: messagesOf(worker, signal, isPiece),
      }
    },
    serve: async (work, failure) => {
      if (!parentPort) throw new Error(`${module} is not run as a worker.`)
      const port = parentPort
      const send = (message: Message): void => port.postMessage(message)
      try {
        await work(workerData as Task, selfOf<Message, Order>(port, send))
      } catch (error) {
        send(failure(error))
      } finally {
        port.postMessage(DONE)
        setTimeout(() => port.close(), IDLE_MS)
      }
    },
  }
}

async function* messagesOf<Message>(
  worker: Worker,
  signal: AbortSignal,
  isPiece: (message: Message) => boolean,
): AsyncGenerator<Message> {
  const done = endOfWork(worker)
  let holds = false
  try {
    const messages = on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<
      [Message | typeof DONE | typeof HOLDS]
    >
    for await (const [message] of messages) {
      if (message === DONE) return
      if (message === HOLDS) {
        holds = true
        continue
      }
      yield message
      if (isPiece(message)) worker.postMessage(TAKEN)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    // Most callers leave the loop at the message that they know to be the last one. The end of the work follows it.
    const isLate = signal.aborted || holds ? Promise.resolve(false) : sleep(DONE_MS, false, { ref: false })
    const isDone = await Promise.race([done, isLate])
    if (isDone) worker.unref()
    else {
      if (holds) await ended(worker)
      await worker.terminate()
    }
  }
}

/** True when the work of a worker is done, false if it ends before. After the work, nothing is lost if it fails. */
function endOfWork(worker: Worker): Promise<boolean> {
  worker.on('error', () => undefined)
  return new Promise((resolve) => {
    worker.on('message', (message) => {
      if (message === DONE) resolve(true)
    })
    worker.once('exit', () => resolve(false))
  })
}

/** Asks a worker to end, and waits for its end. */
async function ended(worker: Worker): Promise<void> {
  // The thread of a worker that has ended has the number -1.
  if (worker.threadId === -1) return
  let timer: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_END_MS)
    worker.once('exit', () => resolve())
    worker.postMessage(END)
  })
  clearTimeout(timer)
}

function selfOf<Message, Order>(
  port: MessagePort,
  send: (message: Message) => void,
): WorkerSelf<Message, Order> {
  let allowed = PIECES_AHEAD
  const orders: Order[] = []
  const waiting: (() => void)[] = []
  const woken = () => new Promise<void>((resolve) => waiting.push(resolve))
  let release: (() => Promise<void>) | undefined
  port.on('message', (message: typeof TAKEN | typeof END | { readonly order: Order }) => {
    if (message === END) {
      // The thread ends with its process object.
      void (release?.() ?? Promise.resolve()).finally(() => process.exit())
      return
    }
    if (message === TAKEN) allowed++
    else orders.push(message.order)
    for (const wake of waiting.splice(0)) wake()
  })
  return {
    send,
    turn: async () => {
      while (allowed === 0) await woken()
      allowed--
    },
    hold: (releasing) => {
      release = releasing
      port.postMessage(HOLDS)
    },
    nextOrder: async () => {
      while (orders.length === 0) await woken()
      return orders.shift() as Order
    },
  }
}
