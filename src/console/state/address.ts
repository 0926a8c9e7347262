import { useLocation, useRoute } from 'preact-iso'

/** The parameters of the path of the page. */
export function useParams<Name extends string>(...names: Name[]): Record<Name, string> {
  const { params } = useRoute()
  return Object.fromEntries(names.map((name) => [name, params[name] ?? ''])) as Record<Name, string>
}

/** The query of the page's address, and how to change it. */
export interface Address {
  readonly path: string
  /** Undefined if the address does not have the parameter. */
  readonly get: (name: string) => string | undefined
  /**
   * Goes to the same page with other parameters. Undefined and empty texts remove a parameter.
   * @param replace true if the way back shall not lead through the present state
   */
  readonly set: (changes: Readonly<Record<string, string | undefined>>, replace?: boolean) => void
  /** The address that `set` would go to. */
  readonly with: (changes: Readonly<Record<string, string | undefined>>) => string
  readonly go: (address: string, replace?: boolean) => void
}

export function useAddress(): Address {
  const { route } = useLocation()
  // Those of the page: while the next page is loaded, the location has its address already.
  const { path, query: parameters } = useRoute()
  const query = new URLSearchParams(parameters)
  const changed = (changes: Readonly<Record<string, string | undefined>>): string => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    const text = next.toString()
    return text === '' ? path : `${path}?${text}`
  }
  return {
    path,
    get: (name) => query.get(name) ?? undefined,
    set: (changes, replace) => route(changed(changes), replace),
    with: changed,
    go: route,
  }
}

/** False for an address with a part such as `%E0`, which stands for no text. */
export function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
