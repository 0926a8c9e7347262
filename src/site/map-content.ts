/** Files that a map needs, by their URLs. */
export interface MapFiles {
  readonly script: string
  readonly styles: string
  readonly countries: string
  readonly cities: string
  /** A style in place of the countries and cities. */
  readonly style?: string
}

/** What a map shows, by the kinds that `browser/` knows. */
export type MapContent =
  /** Rectangles of collections, each a link to its collection. */
  | { readonly kind: 'extents'; readonly extents: readonly Extent[] }
  /** The features of a collection within the map's own extent. */
  | {
      readonly kind: 'items'
      /** URL of the features, without a query. */
      readonly items: string
      /** Parameters that select features, as in a query. */
      readonly query: string
      /** Where the map begins: [west, south, east, north] in degrees. */
      readonly bbox?: readonly number[] | undefined
      /** The maximum number of features that the map shows. */
      readonly maxFeatures: number
    }
  /** One feature. */
  | { readonly kind: 'feature'; readonly feature: string }

export interface Extent {
  readonly title: string
  readonly href: string
  /** [west, south, east, north] in degrees; west is greater than east across the antimeridian. */
  readonly bbox: readonly number[]
}
