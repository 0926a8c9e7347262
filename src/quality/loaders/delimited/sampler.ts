import type { Sample } from '../../model/reading.ts'

/** Which records a sample takes, by their number (from 1, the header not counted). */
export interface Sampler {
  takes(record: number): boolean
  /** Whether no record behind this one is taken; 0 asks about all. */
  isOver(record: number): boolean
}

/** `first` takes records of the file, so that those of them that are rejected count. */
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
