import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../migrations.ts'
import type { Catalogue } from '../platform/catalogue/catalogue.ts'
import { catalogueServer, openCatalogue } from '../platform/catalogue/open-catalogue.ts'
import { serversOf } from '../platform/cluster/open-cluster.ts'
import { lockUnlessServed } from '../platform/server-lock.ts'
import { isAlive, type JobHandler } from '../quality/model/job.ts'
import type { JobRow } from '../quality/stores/jobs/job-rows.ts'
import { JobStore } from '../quality/stores/jobs/jobs.ts'
import { CommandError, type CommandContext } from './command.ts'

const LOOK_MS = 300
/** After this time without a change the command checks that the server still runs. */
const SILENCE_MS = 5000

/** Work on the whole server. */
export interface ServerWork {
  /** Name of the command, shown to other processes that find DATA_DIR locked. */
  readonly command: string
  /** Name of the job. */
  readonly name: string
  readonly type: string
  readonly params: object
  /** Opens what the work needs if no server runs; `close` closes it. */
  readonly open: (
    catalogue: Catalogue,
  ) => Promise<{ readonly handler: JobHandler; readonly close: () => Promise<void> }>
}

/**
 * Runs a job: on the server if one runs, otherwise in this process. Writes the progress to standard error and
 * prints the result.
 * @throws CommandError if the job failed
 */
export async function runServerWork(context: CommandContext, work: ServerWork): Promise<void> {
  const { config, logger, print } = context
  const lock = await lockUnlessServed(config.dataDir, work.command)
  try {
    const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
    try {
      const isServed = async () => (await serversOf(catalogue, config.dataDir)).some(({ works }) => works)
      const isLocal = lock !== undefined && !(await isServed())
      print(
        await (isLocal
          ? runLocally(context, work, catalogue)
          : runOnServer(context, work, catalogue, isServed)),
      )
    } finally {
      await catalogue.close()
    }
  } finally {
    await lock?.release()
  }
}

/** @returns the last message of the job */
async function runLocally({ tell }: CommandContext, work: ServerWork, catalogue: Catalogue): Promise<string> {
  const { handler, close } = await work.open(catalogue)
  const abort = new AbortController()
  const stop = () => abort.abort(new CommandError('The command was cancelled.'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  let last = ''
  try {
    const job = { id: 0, repositoryId: undefined, entityIds: [], params: work.params, createdBy: creator() }
    const finish = await handler.run(job, {
      signal: abort.signal,
      progress: (fraction, message) => {
        last = message
        if (fraction < 1) tell(message)
      },
      commit: (part) => catalogue.knex.transaction(part),
    })
    await catalogue.knex.transaction(finish)
    return last
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    await close()
  }
}

/** @returns the last message of the job */
async function runOnServer(
  { config, tell }: CommandContext,
  work: ServerWork,
  catalogue: Catalogue,
  isServed: () => Promise<boolean>,
): Promise<string> {
  const { command, ...rest } = work
  const store = new JobStore(catalogue)
  const job = {
    ...rest,
    repositoryId: undefined,
    entityIds: [],
    createdBy: creator(),
    scheduledFor: undefined,
  }
  const { id } = await store.transaction((transaction) => store.insert(job, new Date(), transaction))
  tell(`The running server does the work, as job ${id}.`)
  let last: JobRow | undefined
  for (let changedAt = performance.now(); ; await sleep(LOOK_MS)) {
    const row = await store.find(id)
    if (!row) throw new CommandError(`Job ${id} no longer exists; it was deleted.`)
    if (row.state !== last?.state || row.message !== last.message) {
      changedAt = performance.now()
      if (isAlive(row.state) && row.message !== '')
        tell(`${Math.floor(row.progress * 100)} %: ${row.message}`)
    }
    last = row
    if (row.state === 'Completed') return row.message
    if (!isAlive(row.state)) throw new CommandError(row.reason)
    if (performance.now() - changedAt < SILENCE_MS) continue
    changedAt = performance.now()
    if (await isServed()) continue
    const lock = await lockUnlessServed(config.dataDir, command)
    if (!lock) continue
    await lock.release()
    throw new CommandError(`The server has stopped. It will run job ${id} after its next start.`)
  }
}

/** The user who runs the command, recorded as the creator of jobs and rules. */
export const creator = (): string => process.env['USER'] ?? 'administrator'
