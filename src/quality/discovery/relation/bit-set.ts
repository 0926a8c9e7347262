/** Sets of small integers as bits of 32-bit words. Member `n` is bit `n & 31` of word `n >>> 5`. */

const FULL_WORD = 0xffffffff

/** Number of words of a set with members below `size`. */
export const wordsFor = (size: number): number => (size + 31) >>> 5

export const hasBit = (set: Uint32Array, member: number): boolean =>
  ((set[member >>> 5]! >>> (member & 31)) & 1) === 1

export function addBit(set: Uint32Array, member: number): void {
  set[member >>> 5]! |= 1 << (member & 31)
}

export function removeBit(set: Uint32Array, member: number): void {
  set[member >>> 5]! &= ~(1 << (member & 31))
}

export function bitSetOf(members: Iterable<number>, size: number): Uint32Array {
  const set = new Uint32Array(wordsFor(size))
  for (const member of members) addBit(set, member)
  return set
}

/** Makes the set contain all integers below `size`, and no others. */
export function fillBits(set: Uint32Array, size: number): void {
  set.fill(0)
  set.fill(FULL_WORD, 0, size >>> 5)
  if ((size & 31) !== 0) set[size >>> 5] = FULL_WORD >>> (32 - (size & 31))
}

/** Number of bits of a word (Warren, Hacker's Delight, 5-1). */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The lowest member of a word that is not 0. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)

/** The members in ascending order. */
export function membersOf(set: Uint32Array): number[] {
  const members: number[] = []
  for (const [at, word] of set.entries())
    for (let rest = word; rest !== 0; rest &= rest - 1) members.push(at * 32 + lowestBit(rest))
  return members
}
