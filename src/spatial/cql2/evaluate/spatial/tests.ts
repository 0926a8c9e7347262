import type { Geometry } from '../../ast.ts'
import type { Turn } from '../../../model/coordinate-system.ts'
import type { Condition, GeometryValue } from '../../../model/filter.ts'
import type { FeatureView } from '../feature.ts'
import type { Reader } from '../values.ts'
import { isTopologyFault } from './jsts.ts'
import { isRelated } from './relations.ts'
import { Shape } from './shape.ts'

/** Decides about geometries in the conditions of one filter. */
export class SpatialTests {
  readonly #turn: Turn | undefined
  /** The geometry that was tested last, because conditions of one filter test the same feature in turn. */
  #last: { readonly geometry: Geometry; readonly shape: Shape } | undefined

  /** @param turn of a map that repeats */
  constructor(turn: Turn | undefined) {
    this.#turn = turn
  }

  /**
   * Compiles a spatial relation. Its result is null if a geometry is null, or so invalid that the relation is
   * not defined even for the repaired geometry.
   */
  compile({ relation, left, right }: Extract<Condition, { kind: 'spatial' }>): Reader<boolean> {
    const [readLeft, readRight] = [this.#reader(left), this.#reader(right)]
    return (feature) => {
      const one = readLeft(feature)
      if (one === null) return null
      const other = readRight(feature)
      if (other === null) return null
      return (
        unlessInvalid(() => isRelated(relation, one, other)) ??
        unlessInvalid(() => isRelated(relation, one.repaired, other.repaired))
      )
    }
  }

  /** True if two geometries have the same points; null if that is not defined. */
  areEqual(left: Geometry, right: Geometry): boolean | null {
    return unlessInvalid(() => {
      const [one, other] = [left, right].map((geometry) => this.#shapeOf(geometry, false))
      return isRelated('s_equals', one as Shape, other as Shape)
    })
  }

  #reader(value: GeometryValue): Reader<Shape> {
    if (value.kind === 'shape') {
      let shape: Shape | undefined
      return () => (shape ??= this.#shapeOf(value.geometry, true))
    }
    return (feature: FeatureView) => {
      const geometry = feature.geometry()
      if (geometry === null) return null
      if (this.#last?.geometry !== geometry) {
        this.#last = { geometry, shape: this.#shapeOf(geometry, false) }
      }
      return this.#last.shape
    }
  }

  #shapeOf(geometry: Geometry, isPrepared: boolean): Shape {
    return new Shape(geometry, { isPrepared, turn: this.#turn })
  }
}

/** A polygon that crosses itself has no interior in the sense of the standard: the result is unknown. */
function unlessInvalid(decide: () => boolean | null): boolean | null {
  try {
    return decide()
  } catch (error) {
    if (!isTopologyFault(error)) throw error
    return null
  }
}
