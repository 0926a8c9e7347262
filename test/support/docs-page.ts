import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** A fenced block of a page. */
export interface Fence {
  /** The language after the opening fence; empty if there is none. */
  readonly language: string
  readonly text: string
  /** The nearest heading above. */
  readonly heading: string
  /** The text between that heading, or the fence before, and this fence. */
  readonly before: string
}

/** A page of the documentation, read as its readers do: by sections, blocks, tables and links. */
export class DocsPage {
  readonly #text: string

  /** @param path relative to the root of the project */
  constructor(path: string) {
    this.#text = readFileSync(join(ROOT, path), 'utf8')
  }

  get lines(): readonly string[] {
    return this.#text.trimEnd().split('\n')
  }

  /** The text below a heading of the second level. */
  section(heading: string): string {
    const found = this.#text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`))
    if (found === undefined) throw new Error(`The page has no section "${heading}".`)
    return found
  }

  /** The fenced blocks of the page, from top to bottom. */
  fences(): Fence[] {
    const found: Fence[] = []
    let heading = ''
    let before = ''
    let open: { readonly language: string; readonly lines: string[] } | undefined
    for (const line of this.lines) {
      if (open) {
        if (line === '```') {
          found.push({
            language: open.language,
            text: open.lines.map((one) => `${one}\n`).join(''),
            heading,
            before,
          })
          open = undefined
          before = ''
        } else open.lines.push(line)
      } else if (line.startsWith('```')) open = { language: line.slice(3), lines: [] }
      else {
        const [, title] = /^#+ (.*)$/.exec(line) ?? []
        if (title !== undefined) {
          heading = title
          before = ''
        } else before += `${line}\n`
      }
    }
    return found
  }

  /** The first block of a section with data instead of commands. */
  csv(section: string): string {
    const [, csv] = /^```csv\n(.*?)^```$/ms.exec(this.section(section)) ?? []
    if (csv === undefined) throw new Error(`The section "${section}" has no block of the kind csv.`)
    return csv
  }

  /** The rows of the first table of a section, without the header. */
  rows(heading: string): string[][] {
    return this.tables(heading)[0] ?? []
  }

  /** The tables of a section, each as its rows without the header. */
  tables(heading: string): string[][][] {
    const tables = this.section(heading).match(/^\|.*(\n\|.*)*$/gm) ?? []
    return tables.map((table) =>
      table
        .split('\n')
        .slice(2)
        .map((line) =>
          line
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim()),
        ),
    )
  }

  /** The targets of all links to other pages, files and headings; web addresses are left out. */
  links(): string[] {
    return [...this.#text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].flatMap(([, target]) => target ?? [])
  }

  /** The anchors that the headings get: small letters and hyphens, without punctuation. */
  anchors(): Set<string> {
    const outside = this.#text.replace(/^```.*?^```$/gms, '')
    const anchors = new Set<string>()
    for (const [, title = ''] of outside.matchAll(/^#+ (.*)$/gm)) {
      const anchor = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')
      let unique = anchor
      // A repeated heading gets a number.
      for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`
      anchors.add(unique)
    }
    return anchors
  }
}
