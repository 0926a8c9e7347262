/** A line of a text. */
export interface Line {
  /** The spaces that it begins with. */
  readonly indent: string
  readonly text: string
}

/** The lines of a text. The end of the last one begins no further line. */
export const linesOf = (text: string): Line[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => {
      const indent = /^ */.exec(line)![0]
      return { indent, text: line.slice(indent.length) }
    })
