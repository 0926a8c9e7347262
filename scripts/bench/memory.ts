import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 50

/**
 * The most memory that processes held together (their resident sets, in bytes) while something ran. Known on
 * Linux alone; 0 elsewhere.
 */
export async function memoryDuring<T>(
  processes: readonly number[] | (() => readonly number[]),
  run: () => Promise<T>,
): Promise<{ result: T; bytes: number }> {
  let bytes = 0
  const current = () => (typeof processes === 'function' ? processes() : processes)
  const measure = () => (bytes = Math.max(bytes, residentBytes(current())))
  measure()
  const timer = setInterval(measure, EVERY_MS)
  try {
    const result = await run()
    measure()
    return { result, bytes }
  } finally {
    clearInterval(timer)
  }
}

/** The processes that a process has started and that run now; none elsewhere than on Linux. */
export function childrenOf(id: number): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync(`/proc/${id}/task`).flatMap((thread) =>
    readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

/** What processes hold together now (their resident sets, in bytes); 0 elsewhere than on Linux. */
export function residentBytes(processes: readonly number[]): number {
  if (process.platform !== 'linux') return 0
  return processes.reduce((sum, id) => {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
    return sum + Number(kilobytes ?? 0) * 1024
  }, 0)
}
