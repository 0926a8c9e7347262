import { Damaged } from './damaged.ts'
import { BLOCK_HEADER_BYTES, COMPRESSED } from './zstd-frame.ts'

/** The type of literals with a Huffman tree of their own (RFC 8878, 3.1.1.3.1.1). */
const WITH_TREE = 2
/** By the format of their sizes, the bytes before the tree. */
const LITERALS_HEADER_BYTES = [3, 3, 4, 5] as const
/** From this first byte of a tree on, its weights are not coded by FSE (4.2.1.1). */
const DIRECT_WEIGHTS = 128

/**
 * Refuses a Huffman tree whose weights are coded by a table with a single symbol. Such a table takes no bits for a
 * symbol, so fzstd would decode weights for ever; zstd itself refuses it.
 * @param block with its header
 * @throws Damaged
 */
export function checkWeights(block: Buffer): void {
  if (((block[0]! >>> 1) & 3) !== COMPRESSED) return
  const literals = block[BLOCK_HEADER_BYTES] ?? 0
  if ((literals & 3) !== WITH_TREE) return
  const tree = BLOCK_HEADER_BYTES + LITERALS_HEADER_BYTES[((literals >>> 2) & 3) as 0 | 1 | 2 | 3]
  if ((block[tree] ?? 0) >= DIRECT_WEIGHTS) return
  if (hasSingleSymbol(block.subarray(tree + 1))) throw new Damaged('The weights of a Huffman tree are wrong.')
}

/** True if an FSE table (4.1.1) gives all its states to one symbol, after any number of symbols without states. */
function hasSingleSymbol(table: Buffer): boolean {
  let at = 0
  const take = (count: number): number => {
    let value = 0
    for (let bit = 0; bit < count; bit++, at++) value |= (((table[at >>> 3] ?? 0) >>> (at & 7)) & 1) << bit
    return value
  }
  const accuracy = take(4) + 5
  /** Symbols without states are coded by this value. */
  const none = 1
  const states = 1 << accuracy
  for (;;) {
    const low = take(accuracy)
    if (low !== none) return low === states - 1 && take(1) === 1
    // Twice 3 more symbols without states, and so on.
    while (take(2) === 3);
  }
}
