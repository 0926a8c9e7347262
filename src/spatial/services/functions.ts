/** A function for filters; types are named as in CQL2. */
export interface QueryFunction {
  readonly name: string
  readonly arguments: readonly { readonly type: readonly string[] }[]
  readonly returns: readonly string[]
}

/** A spatial relation between two geometries (OGC 21-065r2, 8.4). */
const relation = (name: string): QueryFunction => ({
  name,
  arguments: [{ type: ['geometry'] }, { type: ['geometry'] }],
  returns: ['boolean'],
})

export const QUERY_FUNCTIONS: readonly QueryFunction[] = [
  relation('s_within'),
  relation('s_contains'),
  relation('s_intersects'),
]
