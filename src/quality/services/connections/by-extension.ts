/** Extensions that compressed files add to that of their content. */
const OF_COMPRESSED = ['.gz', '.zip', '.zst', '.bz2', '.xz']

/**
 * True for names with one of the extensions, whose case does not matter; for every name if there are none. A compressed
 * file may have the extension of its compression after it. The names decide what is listed only.
 */
export function byExtension(extensions: readonly string[]): (name: string) => boolean {
  if (extensions.length === 0) return () => true
  const endings = extensions.flatMap((extension) =>
    ['', ...OF_COMPRESSED].map((compressed) => `.${extension}${compressed}`),
  )
  return (name) => {
    const folded = name.toLowerCase()
    return endings.some((ending) => folded.endsWith(ending))
  }
}
