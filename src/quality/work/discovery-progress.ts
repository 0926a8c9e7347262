import type { DiscoveryProgress } from '../discovery/discover.ts'

/** Share of the time of a discovery until the columns are read. */
export const READ_SHARE = 0.2

/** The part of a search that is done. A level takes as long as all levels before it, as far as is known. */
export const fractionOf = ({ level, done, total }: DiscoveryProgress, width: number): number => {
  const part = total === 0 ? 0 : done / total
  return level === 0 ? part : (level - 1 + part) / Math.max(width, level)
}
