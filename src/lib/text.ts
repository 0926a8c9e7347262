/** A client's text for an error message: quoted, cut, control characters escaped. */
export function printable(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return withoutCommands(JSON.stringify(cut))
}

/** Characters that a terminal obeys, and those that reorder or break the text around them. */
const COMMANDS = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/**
 * The text with escapes such as `\u009b` in place of the characters that a terminal obeys, but with its line feeds and
 * tabs. A text of JSON keeps its meaning.
 */
export const withoutCommands = (text: string): string =>
  text.replace(COMMANDS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
