/**
 * A server that does nothing but jobs, to be killed: `crash-worker.ts <folder>`. What a job does it adds to files of
 * the folder at once: `log` gets a line when a job begins and when it ends.
 */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { createErrorLogger } from '../../../src/platform/logging.ts'
import { lockDataDir } from '../../../src/platform/server-lock.ts'
import { QualityError } from '../../../src/quality/model/errors.ts'
import type { JobHandler } from '../../../src/quality/model/job.ts'
import { Metrics } from '../../../src/platform/metrics.ts'
import { Jobs } from '../../../src/quality/jobs/jobs.ts'

const folder = process.argv[2]!
const say = (line: string) => appendFileSync(join(folder, 'log'), `${process.pid} ${line}\n`)

await lockDataDir(folder, 'server')
const logger = createErrorLogger('error')
const catalogue = await openCatalogue(folder, MIGRATIONS, logger)
const jobs = new Jobs(catalogue, logger, {
  atOnce: 3,
  queuedPerRepository: 1000,
  keptDays: 1,
  isAlone: true,
  stopping: new AbortController().signal,
  metrics: new Metrics(),
  timing: { leaseMs: 1000, pollMs: 20, progressMs: 5 },
})

const note = async (transaction: Knex, text: string) => {
  await transaction('users').insert({ name: text, is_administrator: false, created_at: '' })
}

/** Works for a while, fails at times, and writes down in the catalogue how it ended. */
const handler: JobHandler<{ ms: number; fails: boolean }> = {
  type: 'Test',
  attempts: 3,
  run: async ({ id, params }, { signal, progress }) => {
    say(`begin ${id}`)
    try {
      for (let step = 1; step <= 5; step++) {
        await sleep(params.ms / 5, undefined, { signal })
        progress(step / 5, `Step ${step}.`)
      }
      if (params.fails) throw new QualityError('As it was told to.')
    } finally {
      say(`end ${id}`)
    }
    return (transaction) => note(transaction, `completed ${id}`)
  },
  abandoned: async ({ id }, { state }, transaction) => note(transaction, `${state.toLowerCase()} ${id}`),
}
jobs.start([handler])
say('ready')
