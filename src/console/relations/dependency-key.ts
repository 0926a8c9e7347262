/** The attributes of a key or dependency, by their numbers in the entity. */
export interface Sides {
  /** In the order of the values in commands. Empty if the right attribute has the same value in all rows. */
  readonly left: readonly string[]
  /** Undefined for a key. */
  readonly right: string | undefined
}

/** The sides that an id names: `8-2_9` is the dependency of 8 on 2 and 9, `2_9` the key of 2 and 9. */
export function sidesOf(id: string): Sides {
  const dash = id.indexOf('-')
  const left = id
    .slice(dash + 1)
    .split('_')
    .filter((one) => one !== '')
  return { left, right: dash < 0 ? undefined : id.slice(0, dash) }
}
