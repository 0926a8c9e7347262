/** Converts the contract's keys and dependencies to the types of the services. */
import type {
  DependencyDiscoveryInput,
  DependencyPair,
  KeyDiscoveryInput,
  KeyInput,
} from '../../../../generated/quality/types.ts'
import { readDependencyKey, readKeyId } from '../../model/dependency-key.ts'
import type { DependencySides } from '../../model/dependency.ts'
import type { DependencyDiscovery, WantedDependency } from '../../services/dependencies/dependency-jobs.ts'
import { readAttributes, readSwitch } from '../joins/join-requests.ts'

const DEFAULT_RESULTS = 10_000
/** Default widths of exact and of approximate discoveries. The latter take much longer. */
const EXACT_WIDTH = 64
const APPROXIMATE_WIDTH = 3

/** Attributes of a side, ascending and each once. */
const readSide = (attributes: string | number): number[] =>
  [...new Set(readAttributes(attributes))].sort((a, b) => a - b)

export const readPair = ({ lhs, rhs }: DependencyPair, i: number): WantedDependency => ({
  lhs: readSide(lhs),
  rhs: Number(rhs),
  pointer: `/data/attributes/${i}/lhs`,
})

export const readKeyInput = ({ lhs }: Pick<KeyInput, 'lhs'>): WantedDependency => ({
  lhs: readSide(lhs),
  rhs: undefined,
  pointer: '/data/lhs',
})

/** Ids of keys, whose form the contract has checked. */
export const readKeyIds = (ids: readonly string[]): WantedDependency[] =>
  ids.map((id, i) => ({ ...readKeyId(id)!, pointer: `/data/keys/${i}` }))

/** Keys of dependencies, whose form the contract has checked. */
export const readDependencyKeys = (keys: readonly string[]): DependencySides[] =>
  keys.map((key) => readDependencyKey(key)!)

/** The threshold of rules that are made of keys or dependencies. */
export const readThreshold = (threshold: string | number | undefined): number => Number(threshold ?? 100)

export function readKeyDiscovery(data: KeyDiscoveryInput): DependencyDiscovery {
  return readLimits(data, { find: { keys: true, dependencies: false }, impliedByKeys: false })
}

export function readDependencyDiscovery(data: DependencyDiscoveryInput): DependencyDiscovery {
  const keys = readSwitch(data.keys) ?? false
  return readLimits(data, {
    find: { keys, dependencies: true },
    impliedByKeys: readSwitch(data.impliedByKeys) ?? false,
  })
}

function readLimits(
  {
    attributes,
    rows,
    quality = 100,
    maxWidth,
    maxResults = DEFAULT_RESULTS,
    nulls = 'equal',
  }: KeyDiscoveryInput,
  wanted: Pick<DependencyDiscovery, 'find' | 'impliedByKeys'>,
): DependencyDiscovery {
  const isExact = Number(quality) === 100
  return {
    ...wanted,
    attributeIds: attributes === undefined ? undefined : readSide(attributes),
    maxRows: rows === undefined ? undefined : Number(rows),
    quality: Number(quality),
    maxWidth: Number(maxWidth ?? (isExact ? EXACT_WIDTH : APPROXIMATE_WIDTH)),
    maxResults: Number(maxResults),
    nulls,
  }
}
