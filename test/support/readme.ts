import { readFileSync } from 'node:fs'

/** The README, read as its readers do: by sections, blocks of commands and tables. */
export class Readme {
  readonly #text: string

  constructor(path: string | URL) {
    this.#text = readFileSync(path, 'utf8')
  }

  /** What stands below a heading of the second level. */
  section(heading: string): string {
    const found = this.#text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`))
    if (found === undefined) throw new Error(`The README has no section "${heading}".`)
    return found
  }

  /** The commands to type in a section, one text for each block. */
  blocks(heading: string): string[] {
    return [...this.section(heading).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!)
  }

  /** The rows of the first table of a section, without its head. */
  rows(heading: string): string[][] {
    const lines = this.section(heading)
      .split('\n')
      .filter((line) => line.startsWith('|'))
    return lines.slice(2).map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  }
}
