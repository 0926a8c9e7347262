import { readFileSync } from 'node:fs'

/** The README, or another page for users, read as its readers do: by sections, blocks of commands and tables. */
export class Readme {
  readonly #text: string

  constructor(path: string | URL) {
    this.#text = readFileSync(path, 'utf8')
  }

  /** What stands below a heading of the second level. */
  section(heading: string): string {
    const found = this.#text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`))
    if (found === undefined) throw new Error(`The page has no section "${heading}".`)
    return found
  }

  /** The commands to type in a section, one text for each block. */
  blocks(heading: string): string[] {
    return [...this.section(heading).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!)
  }

  /** The rows of the first table of a section, without its head. */
  rows(heading: string): string[][] {
    return this.tables(heading)[0] ?? []
  }

  /** The tables of a section, each as its rows without the head. */
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
}
