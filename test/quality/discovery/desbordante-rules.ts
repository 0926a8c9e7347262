import type { FoundDependency } from '../../../src/quality/discovery/found-dependency.ts'
import type { PeerDependency } from '../../../scripts/bench/desbordante/dependencies.ts'

/** A key or dependency as text: `0,2 -> 3` or `0,2 -> key`. */
export const textOf = ({ lhs, rhs }: Pick<FoundDependency, 'lhs' | 'rhs'>): string =>
  `${lhs.join()} -> ${rhs ?? 'key'}`

export const peerOf = ([lhs, rhs]: PeerDependency): Pick<FoundDependency, 'lhs' | 'rhs'> => ({
  lhs: [...lhs].sort((a, b) => a - b),
  rhs: rhs ?? undefined,
})

/** Why a result of one side is not among those of the other, where neither is wrong. */
export interface Rule {
  readonly name: 'constants'
  /** @param constants the columns that our empty left side determines */
  readonly explains: (one: Pick<FoundDependency, 'lhs' | 'rhs'>, constants: ReadonlySet<number>) => boolean
}

/**
 * Some algorithms of Desbordante do not try the empty left side. They tell a column that is constant, or nearly so, with
 * each other column on the left, and we tell it once, with the empty left side.
 */
export const CONSTANTS: Rule = {
  name: 'constants',
  explains: ({ rhs }, constants) => rhs !== undefined && constants.has(rhs),
}

/** Results of one side alone that no rule explains. */
export function unexplained(ours: readonly FoundDependency[], theirs: readonly PeerDependency[]): string[] {
  const peer = theirs.map(peerOf)
  const constants = new Set(
    ours.flatMap(({ lhs, rhs }) => (lhs.length === 0 && rhs !== undefined ? [rhs] : [])),
  )
  const known = { ours: new Set(ours.map(textOf)), theirs: new Set(peer.map(textOf)) }
  const alone = (
    who: string,
    all: readonly Pick<FoundDependency, 'lhs' | 'rhs'>[],
    other: ReadonlySet<string>,
  ) =>
    all
      .filter((one) => !other.has(textOf(one)) && !CONSTANTS.explains(one, constants))
      .map((one) => `${who}: ${textOf(one)}`)
  return [...alone('ours', ours, known.theirs), ...alone('theirs', peer, known.ours)]
}
