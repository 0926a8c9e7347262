/** A client's text for an error message: quoted, cut, control characters escaped. */
export function printable(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return JSON.stringify(cut)
}
