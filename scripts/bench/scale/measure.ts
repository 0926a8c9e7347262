import { loadavg } from 'node:os'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startTrinoCluster, type TrinoCluster } from '../../trino/start-cluster.ts'
import { writeJoinedFiles } from '../joins/figures/tables.ts'
import { runPeer } from '../peer-process.ts'
import { startService } from '../quality-service.ts'
import { writeGoodFile } from '../source-files.ts'
import type { ByHand } from './by-hand.ts'
import { type Costs, costsDuring } from './statistics.ts'
import { type ScaleFiles, serviceSteps, type ServiceRun, type Step } from './steps.ts'

export interface ScaleOptions {
  readonly rows: number
  /** Nodes that compute, of each cluster. */
  readonly workers: readonly number[]
  /** False for the load, the count, the pages and one rule alone. */
  readonly isWhole: boolean
  readonly hasEmbedded: boolean
  /** Folder of the large file, if it is to be kept. A file that is there is used. */
  readonly files: string | undefined
}

/** A run on a cluster. */
export interface ClusterRun extends ServiceRun {
  readonly workers: number
  readonly costs: Readonly<Partial<Record<Step, Costs>>>
  readonly byHand: ByHand
  /** The most bytes that the server held. */
  readonly memory: number
}

export interface ScaleMeasured {
  readonly rows: number
  readonly embedded: (ServiceRun & { readonly memory: number }) | undefined
  readonly clusters: readonly ClusterRun[]
  readonly machineLoad: number
}

/** Memory of all nodes of a cluster together, in MB. */
const HEAP_MB = 9000
/** Rows of the right side of the join for one of the left. */
const ORDERS = 10
const SMALL_ROWS = 1000
/** 100 million rows are a file of 15 GB. */
const LARGE_UPLOADS = { UPLOAD_LIMIT_BYTES: String(2 ** 40) }

/** @param folder an empty one, for the files and the data of the services */
export async function measureScale(folder: string, options: ScaleOptions): Promise<ScaleMeasured> {
  const [machineLoad] = loadavg() as [number, number, number]
  console.error(`Writing files of ${options.rows} rows.`)
  const rows = join(options.files ?? folder, `rows-${options.rows}.csv`)
  if (!existsSync(rows)) await writeGoodFile(rows, options.rows)
  const small = join(folder, 'small.csv')
  await writeGoodFile(small, SMALL_ROWS)
  const joined = options.isWhole
    ? await writeJoinedFiles(folder, Math.ceil(options.rows / ORDERS))
    : undefined
  const files: ScaleFiles = { rows, small, joined }
  const embedded = options.hasEmbedded ? await onEmbedded(join(folder, 'embedded'), files) : undefined
  const clusters: ClusterRun[] = []
  for (const workers of options.workers) {
    console.error(`Trino with ${workers} of the nodes that compute:`)
    const cluster = await startTrinoCluster({
      workers: workers === 1 ? 0 : workers,
      heapMb: Math.floor(HEAP_MB / (workers === 1 ? 1 : workers + 1)),
      isForSpeed: true,
    })
    try {
      const run = await onCluster(cluster, workers, join(folder, `trino-${workers}`), files, options)
      clusters.push(run)
      for (const other of [embedded, clusters[0]!]) checkSame(run, other)
    } finally {
      await cluster.stop()
    }
  }
  return { rows: options.rows, embedded, clusters, machineLoad }
}

async function onEmbedded(dataDir: string, files: ScaleFiles) {
  console.error('The embedded engine:')
  const service = await startService(dataDir, LARGE_UPLOADS)
  try {
    const { result, memory } = await service.observed(() => serviceSteps(service, files, (_, run) => run()))
    return { ...result, memory }
  } finally {
    await service.stop()
  }
}

async function onCluster(
  cluster: TrinoCluster,
  workers: number,
  dataDir: string,
  files: ScaleFiles,
  { isWhole }: ScaleOptions,
): Promise<ClusterRun> {
  const origin = `http://${new URL(cluster.url).host}`
  const service = await startService(dataDir, {
    ...LARGE_UPLOADS,
    WAREHOUSE_URL: `${cluster.url}/bench`,
    WAREHOUSE_STORAGE: cluster.lake,
  })
  const costs: Partial<Record<Step, Costs>> = {}
  const during = async <T>(step: Step, run: () => Promise<T>): Promise<T> => {
    const measured = await costsDuring(origin, run)
    costs[step] = measured.costs
    return measured.result
  }
  try {
    const { result, memory } = await service.observed(() => serviceSteps(service, files, during))
    const byHand = await runPeer<ByHand>('Trino by hand', join(import.meta.dirname, 'by-hand.ts'), [
      origin,
      'bench_1',
      files.rows,
      cluster.lake,
      String(result.loaded),
      isWhole ? 'all' : 'load',
      result.entities.join(','),
    ])
    checkSame(result, byHand)
    return { ...result, workers, costs, byHand, memory }
  } finally {
    await service.stop()
  }
}

/** @throws Error if rules count differently */
function checkSame(run: Pick<ServiceRun, 'counts'>, other: Pick<ServiceRun, 'counts'> | undefined): void {
  if (other === undefined || String(run.counts) === String(other.counts)) return
  throw new Error(`Rules count ${String(run.counts)}, and elsewhere ${String(other.counts)}.`)
}
