import type { RuleFile } from '../../../generated/quality/sdk/typescript/src/models/RuleFile.ts'

/** A file as the API takes it. */
export interface SentFile {
  readonly name: string
  readonly text: string
}

/** The beginning of a file of rules within a text of several. */
const ENTITY = /^entity:/m

/** Several files in one text, divided as YAML divides documents. Each begins with a comment of its name. */
export const joinFiles = (files: readonly Pick<RuleFile, 'name' | 'text'>[]): string =>
  files.length === 1 ? files[0]!.text : files.map(({ name, text }) => `# ${name}\n${text}`).join('---\n')

/**
 * The files of a text, which `joinFiles` or a person has made.
 * @param name that of the file with the text; the parts are numbered if there are several
 */
export function splitFiles(name: string, text: string): SentFile[] {
  const parts = text.split(/^---[ \t]*\r?\n/m).filter((part) => part.trim() !== '' && ENTITY.test(part))
  if (parts.length < 2) return [{ name, text }]
  return parts.map((part, index) => ({
    name: /^# (\S.*\.ya?ml)\s*$/m.exec(part.slice(0, part.search(ENTITY)))?.[1] ?? `${name} (${index + 1})`,
    text: part,
  }))
}
