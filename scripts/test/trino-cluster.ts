import { startTrinoCluster } from '../trino/start-cluster.ts'

/**
 * Memory of nodes, in MB. The parser of the coordinator remembers the form of each statement: the drawn rules of the full
 * run filled 3 GB, and each query then took 20 s.
 */
const HEAP_MB = { alone: 3072, coordinator: 6144, worker: 3072 }

/**
 * Starts a cluster of Trino for all tests, which find it by TRINO_URL and TRINO_STORAGE, unless these are set.
 * @param isFull true for a coordinator and two workers
 * @returns what stops it
 */
export async function startTestTrino(isFull: boolean): Promise<() => Promise<void>> {
  if (process.env['TRINO_URL'] !== undefined) return async () => undefined
  const sizes = isFull
    ? { workers: 2, heapMb: HEAP_MB.worker, coordinatorHeapMb: HEAP_MB.coordinator }
    : { workers: 0, heapMb: HEAP_MB.alone }
  const cluster = await startTrinoCluster({ ...sizes, tell: (sentence) => console.log(sentence) })
  process.env['TRINO_URL'] = `${cluster.url}/test`
  process.env['TRINO_STORAGE'] = cluster.lake
  return () => cluster.stop()
}
