import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchedService } from './quality-service.ts'

/** Milliseconds; none are there where nothing was asked. */
export interface Latencies {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly most: number
}

const EVERY_MS = 50
/** Rows of the entity that is looked at while another one is loaded. */
const ROWS = 2000

/** Loads a small entity. @returns paths to ask for, some of them its own */
export async function smallRequests(service: BenchedService, folder: string): Promise<string[]> {
  const path = join(folder, 'small.csv')
  const lines = Array.from({ length: ROWS }, (_, index) => `${index},value ${index % 7}\n`)
  await writeFile(path, `Id,Value\n${lines.join('')}`)
  const sourceFile = await service.upload(path, 'small.csv')
  const creation = await service.create('Small', { type: 'delimited', attr: 'names', sourceFile })
  await service.profiled(creation)
  return ['/entities/count', `${creation.entity}/rows?pageStart=1001&pageSize=65`, '/login']
}

/**
 * Asks for the paths in turn, twenty times a second whether or not the one before was answered, while something runs.
 */
export async function askedDuring<T>(
  { ask }: BenchedService,
  paths: readonly string[],
  run: () => Promise<T>,
): Promise<{ result: T; latencies: Latencies }> {
  const taken: number[] = []
  const underWay: Promise<unknown>[] = []
  let asked = 0
  const timer = setInterval(() => {
    const started = performance.now()
    underWay.push(
      ask(paths[asked++ % paths.length]!)
        .then((response) => response.arrayBuffer())
        .then(() => taken.push(performance.now() - started)),
    )
  }, EVERY_MS)
  try {
    const result = await run()
    clearInterval(timer)
    await Promise.all(underWay)
    return { result, latencies: summaryOf(taken) }
  } finally {
    clearInterval(timer)
  }
}

export function summaryOf(milliseconds: readonly number[]): Latencies {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) }
}
