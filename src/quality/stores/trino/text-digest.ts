import type { RowDigest } from '../sql/engine-sql.ts'

/** Arguments of one call of `concat`: the engine accepts at most 127. */
const MAX_CONCATENATED = 100

/** Texts of one expression. The engine compiles no expression with many more. */
const MAX_TEXTS = 200
/** Texts of a part of them, if they are more. */
const PART = 100

/** Stands for null. */
const NO_DIGEST = `X'${'00'.repeat(16)}'`

/** A string of bytes in one piece. */
function concatenated(pieces: readonly string[]): string {
  if (pieces.length === 1) return pieces[0]!
  if (pieces.length <= MAX_CONCATENATED) return `concat(${pieces.join(', ')})`
  return concatenated(inParts(pieces, MAX_CONCATENATED).map(concatenated))
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/**
 * SQL of 128 bits that stand for some texts, made of 128 bits for each text. The texts themselves are not concatenated,
 * because the engine fails to make a text of more than a megabyte.
 */
const digestOf = (texts: readonly string[]): string =>
  `murmur3(${concatenated(texts.map((text) => `coalesce(murmur3(to_utf8(${text})), ${NO_DIGEST})`))})`

/**
 * 128 bits of texts of `r`. Those of many texts are made of parts, in nested selects. The engine puts a column of a select
 * into its outer select if it is used once, and then compiles all parts together: so each part is used twice.
 */
export function digestOfTexts(texts: readonly string[]): RowDigest {
  if (texts.length <= MAX_TEXTS) return { from: '?? AS r', digest: digestOf(texts) }
  const [first = '', ...parts] = inParts(texts, PART).map(digestOf)
  const columns = parts.map((part, at) => `murmur3(concat(r.part, ${part})) AS part${at + 1}`)
  return {
    from: `(SELECT r.*, ${columns.join(', ')} FROM (SELECT r.*, ${first} AS part FROM ?? AS r) AS r) AS r`,
    digest: `murmur3(${concatenated(parts.flatMap((_, at) => [`r.part${at + 1}`, `r.part${at + 1}`]))})`,
  }
}
