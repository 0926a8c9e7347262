import type { ArrayElement, FeatureValue, FeatureView, Geometry } from '../../../cql2/index.ts'
import { exact, parseExactly } from '../../../../lib/exact-json.ts'
import { readGeometry } from '../../../encodings/read-geometry.ts'
import type { FeatureKey, FeatureRow, Layer, Transformation } from '../../../model/collection-store.ts'
import { idOfRow } from '../../../model/feature-id.ts'
import type { Column } from '../../../model/column.ts'
import type { TimedRow } from '../search.ts'

/**
 * A row that a filter is evaluated on. It must have the columns that the filter reads, and the ranges of those
 * that have times (see `Fields.times`).
 */
export class RowView implements FeatureView {
  readonly #layer: Layer
  readonly #transformation: Transformation | undefined
  #row: TimedRow | undefined
  #geometry: Geometry | null | undefined

  /** @param transformation of geometries to the system in which they are compared */
  constructor(layer: Layer, transformation: Transformation | undefined) {
    this.#layer = layer
    this.#transformation = transformation
  }

  /** The view of the next row. */
  of(row: FeatureRow): this {
    this.#row = row
    this.#geometry = undefined
    return this
  }

  key(): FeatureKey {
    return idOfRow(this.#row as TimedRow)
  }

  value(column: number): FeatureValue {
    const row = this.#row as TimedRow
    const value = row.values[column] ?? null
    if (value === null) return null
    const { type } = this.#layer.columns[column] as Column
    switch (type) {
      case 'boolean':
        return value === 1 ? true : value === 0 ? false : null
      case 'integer':
        return typeof value === 'string' ? wholeNumber(value) : (value as number)
      case 'number':
        return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : (value as FeatureValue)
      case 'date':
      case 'datetime': {
        const [from, to] = row.times?.[column] ?? []
        // Other texts are values too, although they are no times.
        return typeof from === 'number' && typeof to === 'number' ? { from, to } : String(value)
      }
      case 'array':
        return elementsOf(value)
      default:
        return typeof value === 'object' ? null : value
    }
  }

  /** @throws UnreadableGeometry */
  geometry(): Geometry | null {
    if (this.#geometry === undefined) {
      const bytes = (this.#row as TimedRow).geometry
      this.#geometry = bytes === null ? null : readGeometry(bytes, this.#transformation)
    }
    return this.#geometry
  }
}

/** A store returns decimal numbers as digits if a double cannot hold all of them. */
const DECIMAL = /^-?\d+(\.\d+)?$/

/** The elements of a JSON array. The store returns JSON for columns of arrays. */
function elementsOf(json: unknown): readonly ArrayElement[] | null {
  const elements = typeof json === 'string' ? parseExactly(json) : null
  if (!Array.isArray(elements)) return null
  return elements.map((element: unknown) => {
    const value = exact(element)
    // The literals of filters beyond 64 bits are doubles.
    if (typeof value === 'bigint') return BigInt.asIntN(64, value) === value ? value : Number(value)
    return typeof value === 'object' ? null : (value as ArrayElement)
  })
}

/** The driver returns whole numbers beyond 2^53 as digits. */
const wholeNumber = (digits: string): bigint | null => (/^-?\d+$/.test(digits) ? BigInt(digits) : null)
