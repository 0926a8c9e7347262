/** Arguments of one call of `concat`: the engine accepts at most 127. */
const MAX_CONCATENATED = 100

/** A text in one piece, from texts that are not null. */
function concatenated(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0]!
  if (texts.length <= MAX_CONCATENATED) return `concat(${texts.join(', ')})`
  const groups = Array.from({ length: Math.ceil(texts.length / MAX_CONCATENATED) }, (_, at) =>
    concatenated(texts.slice(at * MAX_CONCATENATED, (at + 1) * MAX_CONCATENATED)),
  )
  return concatenated(groups)
}

/**
 * SQL of the MD5 of some texts. Each text has its length and a colon before it, and null is a colon alone. So different
 * texts have different digests, in practice.
 */
export const digestOfTexts = (texts: readonly string[]): string => {
  const pieces = texts.map(
    (text) => `coalesce(CAST(length(to_utf8(${text})) AS varchar) || ':' || ${text}, ':')`,
  )
  return `md5(to_utf8(${concatenated(pieces)}))`
}
