/**
 * A field without its escapes: each backslash takes the character after it as it is.
 * @param quote two of them are one; undefined: the field has no doubled quotes
 */
export function unescaped(text: string, quote: string | undefined): string {
  let result = ''
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\' && at + 1 < text.length) at++
    else if (text[at] === quote && text[at + 1] === quote) at++
    result += text[at]
  }
  return result
}
