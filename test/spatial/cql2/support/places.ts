import type { Expression } from '../../../../src/spatial/cql2/index.ts'

/** An expression with empty places, to compare expressions of both encodings. */
export function withoutPlaces(expression: Expression): unknown {
  return strip(expression)
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'at')
      .map(([name, member]) => [name, strip(member)]),
  )
}
