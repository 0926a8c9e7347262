import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runPeer } from '../peer-process.ts'
import type { ColumnStatistics } from './statistics.ts'

/** What the hand-written SQL took. Times in seconds. */
export interface HandWritten {
  readonly load: number
  readonly statistics: number
  /** For patterns and phonetics, which SQL cannot express, added to it. */
  readonly rest: number
  /** Of the file with rows, frequency tables and masks. */
  readonly bytes: number
  /** The most that the process held before it came to the rest, in bytes. */
  readonly memory: number
  readonly columns: readonly ColumnStatistics[]
}

/** Runs the hand-written SQL on a file in a process of its own, with as many threads as the service has. */
export async function runHandWritten(folder: string, csv: string, memoryMb: number): Promise<HandWritten> {
  const own = join(folder, 'by-hand')
  await mkdir(own)
  try {
    const module = join(import.meta.dirname, 'hand-written.ts')
    const args = [csv, own, String(memoryMb), String(availableParallelism())]
    return await runPeer<HandWritten>('The hand-written SQL', module, args)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
