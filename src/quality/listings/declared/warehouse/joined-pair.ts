import type { Join } from '../../../model/join.ts'
import type { JoinSets, KeyedPair } from '../../../model/warehouse/join-store.ts'
import type { ServedLoad } from '../../served-load.ts'

/** A join and the loads that it is about, for the listings of its result sets. */
export interface JoinedPair {
  readonly join: Join
  readonly left: ServedLoad
  readonly right: ServedLoad
  readonly keyed: KeyedPair
  readonly sets: JoinSets
}

export type SideName = 'left' | 'right'

/** Where the rows of a result set come from. */
export const sourceOfJoin = ({ indexId }: Join): 'index' | 'scan' =>
  indexId === undefined ? 'scan' : 'index'
