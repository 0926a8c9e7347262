/**
 * Child processes that read a source through code that may crash or hang: how the consumer runs such a process, and how
 * the process is kept from producing too far ahead. `worker-thread.ts` does the same with threads.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Account, accountOf } from './account.ts'

/** Limit for objects. Buffers do not count; the limits of the input bound them. */
const HEAP_MEGABYTES = 256
/** How many pieces the child may produce before the first is taken. */
const PIECES_AHEAD = 2
const GRACE_MS = 5000

/** The folder below which the modules of children have their paths, as in `worker-thread.ts`. */
const MODULES = new URL(/\/lib\/child-process\.\w+$/.test(import.meta.url) ? '../' : './', import.meta.url)

/** The URL of the module of a child. @param path below `src`, without the extension, ends in `child-entry` */
export const urlOfModule = (path: string): URL => new URL(`./${path}${extname(import.meta.url)}`, MODULES)

/** What the parent sends. */
type ToChild<Task> = { readonly task: Task } | 'taken' | 'cancel'
/** What the child sends. */
type ToParent<Message> = 'loaded' | { readonly message: Message } | 'done'

/** A child as its own module sees it. */
export interface ChildSelf<Message> {
  readonly send: (message: Message) => void
  /** Waits until the child may make another piece: before each message that is one. */
  readonly turn: () => Promise<void>
  /** Aborted when the consumer does not want the result any more. The work should then end soon. */
  readonly signal: AbortSignal
}

/** A kind of child, typed the same for its callers and for its module. */
export interface ChildKind<Task, Message> {
  /** Path of its module below `src`, without the extension. */
  readonly module: string
  /**
   * Starts a child and yields what it sends, until it ends by itself. Leaving the loop ends the child: first it is asked
   * to, and after the grace period it is killed. The child works in an empty folder of its own, which is its home too and
   * is removed after its end.
   * @param user the account that the child runs as, if this process is run by root; undefined: the account of this process
   * @throws the signal's reason, ChildNotStarted, or ChildEnded
   */
  readonly start: (task: Task, signal: AbortSignal, user?: string) => AsyncGenerator<Message>
  /**
   * In the module of the child: does the task that it was started with.
   * @param failure the message of what the work throws
   */
  readonly serve: (
    work: (task: Task, self: ChildSelf<Message>) => Promise<void>,
    failure: (error: unknown) => Message,
  ) => void
}

export interface ChildOptions<Message> {
  /** A path that ends in `child-entry`: the build finds the modules of children by that. A URL in tests. */
  readonly module: string | URL
  /** True if the message is a piece, which the child is told of when the caller asks for the next message. */
  readonly isPiece?: (message: Message) => boolean
  /** Names of the environment variables that the child gets, besides those that name its own folder. */
  readonly environment?: readonly string[]
  /** How long a child that was asked to end may take, in milliseconds. */
  readonly graceMs?: number
}

/** A child ended without finishing its task: its code crashed, or it was killed. */
export class ChildEnded extends Error {
  readonly signal: NodeJS.Signals | undefined

  constructor(message: string, signal?: NodeJS.Signals, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ChildEnded'
    this.signal = signal
  }
}

/** A child could not be started, or ended before its module was loaded. The message contains no path of the server. */
export class ChildNotStarted extends ChildEnded {
  override readonly name = 'ChildNotStarted'
}

/** Defines a kind of child by what it is started with and what it sends. The task may contain secrets. */
export function defineChild<Task, Message>({
  module,
  isPiece = () => false,
  environment = [],
  graceMs = GRACE_MS,
}: ChildOptions<Message>): ChildKind<Task, Message> {
  const url = module instanceof URL ? module : urlOfModule(module)
  return {
    module: String(module),
    async *start(task, signal, user) {
      const account = user === undefined || process.geteuid?.() !== 0 ? undefined : await accountOf(user)
      if (account === null)
        throw new ChildNotStarted(`The system has no account ${user}, or it has the rights of root.`)
      const folder = await ownFolder(account)
      try {
        const child = fork(fileURLToPath(url), [], {
          ...account,
          cwd: folder,
          execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
          env: environmentOf(environment, folder),
          serialization: 'advanced',
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        })
        yield* messagesOf<Task, Message>(child, task, { signal, isPiece, graceMs })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    serve: (work, failure) => serve(work, failure),
  }
}

/** An empty folder for one child. @throws ChildNotStarted */
async function ownFolder(account: Account | undefined): Promise<string> {
  try {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    if (account) await chown(folder, account.uid, account.gid)
    return folder
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ChildNotStarted(`A temporary folder cannot be created (${code}).`, undefined, { cause: error })
  }
}

/** Without the home of the server's user, libraries find neither its settings nor its passwords. */
const environmentOf = (names: readonly string[], folder: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(names.map((name) => [name, process.env[name]])),
  HOME: folder,
  TMPDIR: folder,
})

async function* messagesOf<Task, Message>(
  child: ChildProcess,
  task: Task,
  options: {
    readonly signal: AbortSignal
    readonly isPiece: (message: Message) => boolean
    readonly graceMs: number
  },
): AsyncGenerator<Message> {
  const { signal, isPiece, graceMs } = options
  let isLoaded = false
  child.once('message', () => (isLoaded = true))
  const exit = new Promise<ChildEnded>((resolve) => {
    child.once('exit', (code, by) => resolve(endOf(code, by, isLoaded)))
    // A program that cannot be run has no process, and so no end.
    child.on('error', () => {
      if (child.pid === undefined) resolve(endOf(null, null, false))
    })
  })
  const tell = (message: ToChild<Task>): void => {
    if (child.connected) child.send(message, () => undefined)
  }
  let isDone = false
  try {
    // The messages of a child that ended are read before its end is told.
    const messages = on(child, 'message', { signal, close: ['close'] }) as AsyncIterable<[ToParent<Message>]>
    tell({ task })
    for await (const [sent] of messages) {
      if (sent === 'loaded') continue
      if (sent === 'done') {
        isDone = true
        return
      }
      yield sent.message
      if (isPiece(sent.message)) tell('taken')
    }
    throw await exit
  } catch (error) {
    signal.throwIfAborted()
    if (child.pid === undefined) throw await exit
    throw error
  } finally {
    // A child whose task is done has released everything; its threads may still hang in a driver.
    if (!isDone) {
      tell('cancel')
      const grace = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await exit
      clearTimeout(grace)
    } else {
      child.kill('SIGKILL')
      await exit
    }
  }
}

function endOf(code: number | null, signal: NodeJS.Signals | null, isLoaded: boolean): ChildEnded {
  if (signal !== null) return new ChildEnded(`The process was ended by the signal ${signal}.`, signal)
  return isLoaded
    ? new ChildEnded(`The process ended with the code ${code}.`)
    : new ChildNotStarted('The program of the process cannot be read and run.')
}

function serve<Task, Message>(
  work: (task: Task, self: ChildSelf<Message>) => Promise<void>,
  failure: (error: unknown) => Message,
): void {
  if (!process.send) throw new Error('The module is not run as a child process.')
  const abort = new AbortController()
  let allowed = PIECES_AHEAD
  const waiting: (() => void)[] = []
  const post = (message: ToParent<Message>) =>
    new Promise<void>((resolve) => process.send!(message, undefined, {}, () => resolve()))
  const self: ChildSelf<Message> = {
    send: (message) => void post({ message }),
    turn: async () => {
      while (allowed === 0 && !abort.signal.aborted)
        await new Promise<void>((resolve) => waiting.push(resolve))
      abort.signal.throwIfAborted()
      allowed--
    },
    signal: abort.signal,
  }
  const run = async (task: Task): Promise<void> => {
    try {
      await work(task, self)
    } catch (error) {
      await post({ message: failure(error) })
    }
    await post('done')
    // A thread that hangs in a driver must not keep the process.
    process.kill(process.pid, 'SIGKILL')
  }
  process.on('message', (message: ToChild<Task>) => {
    if (message === 'taken') allowed++
    else if (message === 'cancel') abort.abort()
    else void run(message.task)
    for (const wake of waiting.splice(0)) wake()
  })
  void post('loaded')
  // The parent died.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
