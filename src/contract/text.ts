/**
 * Decodes percent-encoding strictly.
 * @returns undefined if a `%` is not followed by two hexadecimal digits, if the bytes are not UTF-8
 * (including lone surrogates), or if the result contains a NUL, at which databases and C libraries truncate
 * strings
 */
export function decodeComponent(text: string): string | undefined {
  if (!text.includes('%')) return text.includes('\0') ? undefined : text
  let decoded: string
  try {
    decoded = decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
  return decoded.includes('\0') ? undefined : decoded
}

/** Maximum nesting depth of lists and objects in a JSON body. */
export const MAX_JSON_DEPTH = 100

/** Faults of a JSON value that no schema can express: the depth, and strings that cannot be stored. */
export interface JsonFindings {
  /** Pointers (RFC 6901) to strings and names that contain a NUL or a lone surrogate. */
  readonly unusable: string[]
  tooDeep: boolean
}

export function inspectJson(
  value: unknown,
  pointer = '',
  depth = 0,
  found: JsonFindings = { unusable: [], tooDeep: false },
): JsonFindings {
  if (typeof value === 'string') {
    if (isUnusable(value)) found.unusable.push(pointer)
  } else if (typeof value !== 'object' || value === null) return found
  else if (depth === MAX_JSON_DEPTH) found.tooDeep = true
  else if (Array.isArray(value)) {
    value.forEach((entry, index) => inspectJson(entry, `${pointer}/${index}`, depth + 1, found))
  } else {
    for (const [name, entry] of Object.entries(value)) {
      const inner = `${pointer}/${escapePointer(name)}`
      if (isUnusable(name)) found.unusable.push(inner)
      inspectJson(entry, inner, depth + 1, found)
    }
  }
  return found
}

export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

function isUnusable(text: string): boolean {
  // String.prototype.isWellFormed is ES2024; Node has it since version 20.
  return text.includes('\0') || !(text as string & { isWellFormed(): boolean }).isWellFormed()
}
