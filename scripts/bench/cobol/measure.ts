import { join } from 'node:path'
import { type Cobrix, type CobrixTimes, timeCobrix } from '../../cobrix/cobrix.ts'
import { runPeer } from '../peer-process.ts'
import { COPYBOOK, type FixedFile, writeFixedFile } from './fixed-file.ts'

/** Cores of Spark. */
export const PEER_CORES = 2

/** One reading of the file into pieces of CSV, as a load reads it for the database, in a process of its own. */
export interface Reading {
  readonly records: number
  readonly seconds: number
  /** Of all threads of the process. */
  readonly cpuSeconds: number
  /** Most bytes that the process held. */
  readonly memory: number
}

export interface Measured {
  readonly megabytes: number
  readonly records: number
  readonly recordBytes: number
  readonly ours: readonly Reading[]
  /** Undefined without the peer. */
  readonly cobrix: CobrixTimes | undefined
}

/** @param cobrix undefined: it is not measured */
export async function measureCobol(
  folder: string,
  { megabytes, times, cobrix }: { megabytes: number; times: number; cobrix: Cobrix | undefined },
): Promise<Measured> {
  const file = await writeFixedFile(join(folder, 'records.dat'), megabytes)
  const ours: Reading[] = []
  for (let time = 0; time < times; time++) ours.push(await read(file, join(folder, 'pieces')))
  const { records, recordBytes, bytes, path } = file
  const how = { times, output: join(folder, 'csv'), cores: PEER_CORES }
  const theirs = cobrix && (await timeCobrix(cobrix, { copybook: COPYBOOK, path, options: {} }, how))
  if (theirs !== undefined && theirs.records !== records)
    throw new Error(`Cobrix read ${theirs.records} records instead of ${records}.`)
  return { megabytes: bytes / 1e6, records, recordBytes, ours, cobrix: theirs }
}

async function read({ path, records }: FixedFile, folder: string): Promise<Reading> {
  const reading = await runPeer<Reading>('Our reader', join(import.meta.dirname, 'read.ts'), [path, folder])
  if (reading.records !== records) throw new Error(`${reading.records} of ${records} records were read.`)
  return reading
}
