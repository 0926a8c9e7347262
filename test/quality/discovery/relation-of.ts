import type { Relation } from '../../../src/quality/discovery/relation/relation.ts'

/** Numbers the values of columns in the order in which they occur. */
export function relationOf(columns: readonly (readonly unknown[])[]): Relation {
  const encoded = columns.map((values) => {
    const codes = new Map<unknown, number>()
    const shared = new Int32Array(new SharedArrayBuffer(4 * values.length))
    for (const [row, value] of values.entries()) {
      if (!codes.has(value)) codes.set(value, codes.size)
      shared[row] = codes.get(value)!
    }
    return { shared, cardinality: codes.size }
  })
  return {
    rows: columns[0]?.length ?? 0,
    columns: encoded.map(({ shared }) => shared),
    cardinalities: encoded.map(({ cardinality }) => cardinality),
  }
}
