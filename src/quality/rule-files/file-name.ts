/** The most characters of a file's name before its ending. */
const MAX_NAME = 80

/**
 * A name for the file of an entity's rules that is valid in every file system.
 * @param taken the names of other files in lower case, since file systems may not distinguish letter case
 */
export function ruleFileName(
  { entity, number }: { readonly entity: string; readonly number: number },
  taken: (name: string) => boolean,
): string {
  const plain = entity.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '')
  const base = Array.from(plain).slice(0, MAX_NAME).join('') || `entity-${number}`
  const name = `${base}.yaml`
  return taken(name.toLowerCase()) ? `${base}-${number}.yaml` : name
}
