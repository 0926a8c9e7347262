/**
 * Names of tables and columns come from foreign files. Knex gives dots, blanks and asterisks in a name a
 * meaning (`a.b`, `a as b`, `*`). `quotable` hides these characters from Knex; `wrapIdentifier`, an option of
 * the Knex instance, restores them inside the quotes.
 */
const MEANINGFUL_CHARACTERS = /[.*\s]/g
const HIDDEN_CHARACTERS = /[\u{f0000}-\u{fffff}]/gu
const PLANE_OF_HIDDEN = 0xf0000

/** The name in a form that every method of Knex treats as one plain identifier. */
export const quotable = (name: string): string =>
  name.replace(MEANINGFUL_CHARACTERS, (character) =>
    String.fromCodePoint(PLANE_OF_HIDDEN + character.charCodeAt(0)),
  )

/** Passed to Knex as `wrapIdentifier`. */
export function wrapIdentifier(name: string, wrap: (name: string) => string): string {
  const original = name.replace(HIDDEN_CHARACTERS, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - PLANE_OF_HIDDEN),
  )
  // Even here Knex does not quote a lone asterisk. A hidden asterisk was part of a name.
  return original === '*' && name !== '*' ? '`*`' : wrap(original)
}
