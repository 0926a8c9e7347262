/** Arguments of one call of `concat`: the engine accepts at most 127. */
const MAX_CONCATENATED = 100

/** Stands for null. */
const NO_DIGEST = `X'${'00'.repeat(16)}'`

/** A string of bytes in one piece. */
function concatenated(pieces: readonly string[]): string {
  if (pieces.length === 1) return pieces[0]!
  if (pieces.length <= MAX_CONCATENATED) return `concat(${pieces.join(', ')})`
  const groups = Array.from({ length: Math.ceil(pieces.length / MAX_CONCATENATED) }, (_, at) =>
    concatenated(pieces.slice(at * MAX_CONCATENATED, (at + 1) * MAX_CONCATENATED)),
  )
  return concatenated(groups)
}

/**
 * SQL of 128 bits that stand for some texts, made of 128 bits for each text. The texts themselves are not concatenated,
 * because the engine fails to make a text of more than a megabyte.
 */
export const digestOfTexts = (texts: readonly string[]): string => {
  const digests = texts.map((text) => `coalesce(murmur3(to_utf8(${text})), ${NO_DIGEST})`)
  return `murmur3(${concatenated(digests)})`
}
