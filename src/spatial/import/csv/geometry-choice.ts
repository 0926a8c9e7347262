import { columnsOf, namesOf } from './coordinate-parts.ts'
import type { CoordinateParts } from './coordinate-parts.ts'
import type { PositionOrder } from './coordinates.ts'

/** The names of the geometry columns, as far as the user gives them. */
export interface CsvColumns {
  readonly x?: string | undefined
  readonly y?: string | undefined
  /** A column of geometries or of positions. */
  readonly geometry?: string | undefined
}

/** The positions of the columns that hold the geometry. */
export type GeometryChoice =
  | { readonly kind: 'pair'; readonly x: CoordinateParts; readonly y: CoordinateParts }
  | { readonly kind: 'geometries'; readonly at: number }
  | {
      readonly kind: 'positions'
      readonly at: number
      readonly order: PositionOrder
      /** True if neither the name nor the values show the order. */
      readonly isGuessed: boolean
    }

/** The positions of the columns that are not properties, because they hold the geometry. */
export const columnsOfChoice = (choice: GeometryChoice): readonly number[] =>
  choice.kind === 'pair' ? [...columnsOf(choice.x), ...columnsOf(choice.y)] : [choice.at]

/** A sentence about the choice. */
export function describeChoice(choice: GeometryChoice, names: readonly string[]): string {
  const name = (at: number): string => names[at] as string
  switch (choice.kind) {
    case 'pair':
      return `The geometry comes from ${namesOf(choice.x, names)} and ${namesOf(choice.y, names)}.`
    case 'geometries':
      return `The geometry comes from ${name(choice.at)}.`
    case 'positions': {
      const order = choice.order === 'latitude first' ? 'latitude and longitude' : 'longitude and latitude'
      const doubt = choice.isGuessed ? ' Neither its name nor its values show this order.' : ''
      return `The geometry comes from ${name(choice.at)}, read as ${order}.${doubt}`
    }
  }
}
