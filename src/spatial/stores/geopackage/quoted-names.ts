/**
 * Names of tables and columns come from files that others wrote, and Knex gives a meaning to dots, blanks
 * and asterisks in a name (`a.b`, `a as b`, `*`). `quotable` hides these characters from Knex;
 * `wrapIdentifier`, an option of the Knex instance, brings them back inside the quotes.
 */
const meaningful = /[.*\s]/g
const hidden = /[\u{f0000}-\u{fffff}]/gu
const planeOfHidden = 0xf0000

/** The name in a form that every method of Knex takes for one plain identifier. */
export const quotable = (name: string): string =>
  name.replace(meaningful, (character) => String.fromCodePoint(planeOfHidden + character.charCodeAt(0)))

/** To be given to Knex as `wrapIdentifier`. */
export function wrapIdentifier(name: string, wrap: (name: string) => string): string {
  const original = name.replace(hidden, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - planeOfHidden),
  )
  // Knex leaves a lone asterisk without quotes even here; hidden, it was a name.
  return original === '*' && name !== '*' ? '`*`' : wrap(original)
}
