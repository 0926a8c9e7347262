import { setInterval } from 'node:timers/promises'
import { SourceBroken } from '../errors.ts'
import type { IsolatedFile } from './isolated-task.ts'

/** Interval at which the memory is read. The decoder can take some hundred MB in this time. */
const EVERY_MS = 50
const MB = 1_000_000

const REMEDIES: Readonly<Record<IsolatedFile['format'], string>> = {
  parquet: 'write it again with smaller row groups and pages, or with shorter nested values',
  sqlite: 'write a table with shorter values, or without generated columns',
  duckdb: 'write a table with shorter values',
}

/**
 * Waits until the process takes more than its memory: the engine does not count all that it uses, such as the texts that
 * it makes of nested values.
 * @throws SourceBroken
 */
export async function memoryExceeded({ memoryMb, format }: IsolatedFile): Promise<never> {
  for await (const _ of setInterval(EVERY_MS, undefined, { ref: false })) {
    if (process.memoryUsage.rss() > memoryMb * MB) break
  }
  throw new SourceBroken(`The file takes more than ${memoryMb} MB of memory to read: ${REMEDIES[format]}.`)
}
