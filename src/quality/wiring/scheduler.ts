import { MemoryWatch } from '../../platform/memory-watch.ts'
import type { Surroundings } from '../../service-module.ts'
import { Jobs } from '../jobs/jobs.ts'
import { MemoryShort } from '../model/warehouse/warehouse.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

/**
 * Memory that the process may use in addition to WAREHOUSE_MEMORY_MB before its most expensive query is cancelled.
 * Memory can grow by another 200 MB before the watch notices.
 */
const BESIDE_WAREHOUSES_MB = 800

/** The jobs, which start after all families have started, and the watch over the memory of queries. */
export function wireScheduler(
  { config, logger, catalogue, cluster, metrics, stopping }: Surroundings,
  { lanes, owners, warehouses }: Stores,
): Family<{ readonly jobs: Jobs }> {
  const memoryWatch = new MemoryWatch({
    limitBytes: (config.warehouseMemoryMb + BESIDE_WAREHOUSES_MB) * 1_000_000,
    spareBytes: config.slowQueriesAtOnce * config.queryMemoryMb * 1_000_000,
    isIdle: () => lanes.slow.running === 0,
    relieve: () => lanes.slow.shed(new MemoryShort()),
    logger,
  })
  const jobs = new Jobs(catalogue, logger, {
    atOnce: config.jobsAtOnce,
    queuedPerRepository: config.jobsQueuedPerRepository,
    keptDays: config.jobsKeptDays,
    isAlone: !cluster.isShared,
    server: {
      isShared: cluster.isShared,
      works: cluster.self.works,
      reach: owners.reach,
      now: () => cluster.now(),
      isAlive: () => cluster.isAlive(),
      hasDuty: () => cluster.has('retention'),
      enter: async (repositoryId) => {
        await warehouses.open(repositoryId)
        return owners.keep(repositoryId)
      },
      onLost: (call) => cluster.hold({ lost: async () => call() }),
    },
    stopping,
    metrics,
  })
  return {
    services: { jobs },
    jobs: [],
    start: NOTHING_TO_START,
    closers: [
      { name: 'memory watch', close: async () => memoryWatch.close() },
      { name: 'jobs', close: () => jobs.stop() },
    ],
  }
}
