import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { failureOf } from '../../../platform/support.ts'
import { OperatorError } from '../../../../src/platform/operator-error.ts'
import { isRejection, type FeatureSource } from '../../../../src/spatial/import/record.ts'

/** Reads a source to its end, as the first pass of an import does. */
export async function consume(source: FeatureSource): Promise<{ features: number; rejected: number }> {
  const counts = { features: 0, rejected: 0 }
  try {
    await source.describe?.()
    for await (const records of source.read(() => undefined)) {
      for (const record of records) counts[isRejection(record) ? 'rejected' : 'features']++
    }
  } finally {
    await source.close?.()
  }
  return counts
}

/** The sentence with which an import is refused. */
export async function failure(work: () => Promise<unknown>): Promise<OperatorError> {
  const error = await failureOf(work)
  if (!(error instanceof OperatorError)) throw new Error('It ended in a fault.', { cause: error })
  return error
}

/** Numbers from 0 to 1, the same in each run. */
function* randoms(seed: number): Generator<number, never, void> {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

/**
 * Damages a file in many ways, and reads each damaged one: it must be read, or end in a sentence.
 *
 * @param path of the file, which is overwritten
 * @returns the number of damaged files that were refused
 */
export async function readDamaged(
  path: string,
  bytes: Buffer,
  open: () => Promise<FeatureSource>,
  { cuts, flips }: { cuts: number; flips: number },
): Promise<number> {
  const random = randoms(7)
  const damaged: Buffer[] = []
  for (let at = 0; at < cuts; at++) damaged.push(bytes.subarray(0, Math.floor((bytes.length * at) / cuts)))
  for (let at = 0; at < flips; at++) {
    const copy = Buffer.from(bytes)
    const changes = 1 + Math.floor(random.next().value * 3)
    for (let change = 0; change < changes; change++) {
      copy[Math.floor(random.next().value * copy.length)] = Math.floor(random.next().value * 256)
    }
    damaged.push(copy)
  }
  let refused = 0
  for (const [at, file] of damaged.entries()) {
    await writeFile(path, file)
    try {
      await consume(await open())
    } catch (error) {
      refused++
      if (!(error instanceof OperatorError))
        throw new Error(`The damaged file ${at} ended in a fault.`, { cause: error })
      expect(error.message)
        .to.match(/^[A-Z"0-9\w].*\.$/s)
        .and.not.match(/sqlite|duckdb|knex|undefined|\[object/i)
    }
  }
  return refused
}
