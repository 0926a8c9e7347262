/** The numbers without decrease that differ least from the given ones, by the sum of squares (isotonic regression). */
export function nondecreasing(numbers: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = []
  for (const number of numbers) {
    let block = { sum: number, count: 1 }
    for (
      let last = blocks.at(-1);
      last && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      blocks.pop()
      block = { sum: last.sum + block.sum, count: last.count + block.count }
    }
    blocks.push(block)
  }
  return blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
}
