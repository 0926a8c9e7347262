/** A parameter of a query as it was sent, with its escapes. */
type Pair = string

const nameOf = (pair: Pair): string => {
  const name = pair.split('=', 1)[0]!.replaceAll('+', ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    // A name with a broken escape is no parameter of the service.
    return name
  }
}

/** The path and the parameters of a target or a URL. */
function split(target: string): { path: string; pairs: Pair[] } {
  const question = target.indexOf('?')
  if (question === -1) return { path: target, pairs: [] }
  const pairs = target.slice(question + 1).split('&')
  return { path: target.slice(0, question), pairs: pairs.filter((pair) => pair !== '') }
}

/** The query of a target without some parameters; without a question mark. */
export const queryWithout = (target: string, names: ReadonlySet<string>): string =>
  split(target)
    .pairs.filter((pair) => !names.has(nameOf(pair)))
    .join('&')

/** A target with other values of parameters; undefined removes a parameter. A listing starts at its first page again. */
export function withParameters(
  target: string,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const { path } = split(target)
  const kept = queryWithout(target, new Set([...Object.keys(changes), 'cursor', 'offset']))
  const added = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  const query = [...(kept === '' ? [] : [kept]), ...added].join('&')
  return query === '' ? path : `${path}?${query}`
}

/** A target or URL with another value of one parameter. */
export const withParameter = (target: string, name: string, value: string): string => {
  const { path } = split(target)
  const kept = queryWithout(target, new Set([name]))
  return `${path}?${kept === '' ? '' : `${kept}&`}${name}=${encodeURIComponent(value)}`
}

/**
 * A word of a shell. Who made the link to a page chose the address in it: a shell runs `$(command)` even between double
 * quotes.
 */
export const shellWord = (address: string): string => `'${address.replaceAll("'", '%27')}'`
