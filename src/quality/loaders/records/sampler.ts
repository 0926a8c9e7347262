import type { Sample } from '../../model/reading.ts'

/** Selects the records of a sample by their number (from 1, without the header). */
export interface Sampler {
  takes(record: number): boolean
  /** True if no record after this number is taken. Number 0 asks about all records. */
  isOver(record: number): boolean
}

/** `first` counts records of the file, so that rejected records count too. */
export function samplerOf(sample: Sample): Sampler {
  if (sample.kind === 'all') return { takes: () => true, isOver: () => false }
  const { skip } = sample
  if (sample.kind === 'first') {
    const last = skip + sample.rows
    return { takes: (record) => record > skip && record <= last, isOver: (record) => record >= last }
  }
  const bound = (sample.percent / 100) * 2 ** 32
  return { takes: (record) => record > skip && hash(sample.seed, record) < bound, isOver: () => false }
}

/** Evenly spread over 32 bits: two rounds of the finisher of MurmurHash3. */
function hash(seed: number, record: number): number {
  const high = Math.floor(record / 2 ** 32)
  return mix(mix(mix(seed | 0) ^ record) ^ high)
}

function mix(value: number): number {
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
