/** A client's text for an error message: quoted, cut, control characters escaped. */
export function printable(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return withoutCommands(JSON.stringify(cut))
}

/** A text of a file for a message: quoted, cut, in one line, and otherwise as it stands in the file. */
export function quotedText(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return `"${withoutCommands(line.length > 60 ? `${line.slice(0, 60)}…` : line)}"`
}

/** Characters that a terminal obeys, and those that reorder or break the text around them. */
const COMMANDS = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/**
 * The text with escapes such as `\u009b` in place of the characters that a terminal obeys, but with its line feeds and
 * tabs. A text of JSON keeps its meaning.
 */
export const withoutCommands = (text: string): string =>
  text.replace(COMMANDS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
