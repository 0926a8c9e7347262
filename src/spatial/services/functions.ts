/** A function that a filter may call; types are named as in CQL2. */
export interface QueryFunction {
  readonly name: string
  readonly arguments: readonly { readonly type: readonly string[] }[]
  readonly returns: readonly string[]
}

/** Whether two geometries stand in a relation (OGC 21-065r2, 8.4). */
const relation = (name: string): QueryFunction => ({
  name,
  arguments: [{ type: ['geometry'] }, { type: ['geometry'] }],
  returns: ['boolean'],
})

export const queryFunctions: readonly QueryFunction[] = [
  relation('s_within'),
  relation('s_contains'),
  relation('s_intersects'),
]
