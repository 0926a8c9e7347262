import { join } from 'node:path'
import { Spools } from '../../../src/lib/spool.ts'
import { PageAnswers } from '../../../src/quality/listings/page-answers.ts'
import { QueryLanes, type QueryLimits } from '../../../src/quality/listings/query-lanes.ts'
import { temporaryFolder } from '../../platform/support.ts'

/** What makes answers, as a server has it. */
export async function pageAnswers(limits: Partial<QueryLimits> = {}): Promise<PageAnswers> {
  const spools = await Spools.start(join(await temporaryFolder(), 'answers'), {
    memory: 100_000,
    memoryOfAll: 1_000_000,
    disk: 10_000_000,
  })
  const all = { seconds: 30, slowAtOnce: 3, slowPerCredential: 2, slowQueued: 64, ...limits }
  return new PageAnswers(new QueryLanes(all), spools)
}
