import { namePattern } from '../name-pattern.ts'

/** A pattern of the paths of files, as positions between its segments. */
export interface PartPattern {
  /** The folder in which the search begins: the segments before the first wildcard. Empty for the connection's folder. */
  readonly base: string
  readonly segments: readonly Segment[]
}

interface Segment {
  /** True for `**`, which stands for any number of folders. */
  readonly isDeep: boolean
  readonly matches: (name: string) => boolean
}

/** True if a path has characters that stand for others. */
export const isPattern = (path: string): boolean => /[*?[]/.test(path)

/**
 * True for names that are left out: `_SUCCESS`, `_temporary`, `.part-00000.crc` and all others that begin with an
 * underscore or a dot, which programs of Hadoop do not count as data; and `~$sales.xlsx`, which office programs write
 * beside an open file.
 */
export const isHidden = (name: string): boolean => /^([_.]|~\$)/.test(name)

/**
 * Reads a path with wildcards. In each segment, `*` stands for any characters, `?` for one, `[a-z]` for one of a set.
 * @returns undefined if a segment is empty, `.` or `..`
 */
export function readPattern(path: string): PartPattern | undefined {
  const segments = path.replace(/\/$/, '').split('/')
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return undefined
  const first = segments.findIndex((segment) => isPattern(segment) || segment.includes('\\'))
  const base = segments.slice(0, first).join('/')
  return { base, segments: segments.slice(first).map(segmentOf) }
}

/** The pattern of everything below a folder. @param base without wildcards; empty for the connection's folder */
export const everythingBelow = (base: string): PartPattern => ({ base, segments: [] })

function segmentOf(text: string): Segment {
  const matches = namePattern(text)
  const showsHidden = isHidden(text)
  return {
    isDeep: text === '**',
    matches: (name) => (showsHidden || !isHidden(name)) && matches(name),
  }
}

/**
 * The positions in a pattern at which a path can be. A position after the last segment takes everything below.
 * @param positions before the folders that `**` can leave out are considered
 */
export function closureOf({ segments }: PartPattern, positions: Iterable<number>): Set<number> {
  const all = new Set(positions)
  // A set also gives the members that are added during the loop.
  for (const at of all) if (segments[at]?.isDeep === true) all.add(at + 1)
  return all
}

/** What a pattern says about an entry of a folder. */
export interface Match {
  /** True if the entry is one of the files, should it be a file. */
  readonly isMatch: boolean
  /** The positions for its entries, should it be a folder. Empty: they are not looked at. */
  readonly inner: ReadonlySet<number>
}

/** Compares the name of an entry with a pattern. @param positions of its folder */
export function matchEntry(pattern: PartPattern, positions: ReadonlySet<number>, name: string): Match {
  const { segments } = pattern
  const next = new Set<number>()
  let isMatch = false
  for (const at of positions) {
    const segment = segments[at]
    if (segment === undefined || segment.isDeep) {
      if (isHidden(name)) continue
      next.add(at)
      isMatch ||= segment === undefined
    } else if (segment.matches(name)) {
      next.add(at + 1)
      isMatch ||= at + 1 === segments.length
    }
  }
  return { isMatch, inner: closureOf(pattern, next) }
}
