import { overload, type Overload } from '../declaration.ts'
import { joined, type Sql, sql } from '../sql.ts'
import { once } from '../dialects/once.ts'
import { MAX_TEXT_BYTES } from '../value.ts'
import { oneOf, sumOf } from '../memory.ts'

/**
 * The concatenation of two or more texts. Null if a text is null, or if more than MAX_TEXT_BYTES are added to the
 * longest text.
 */
export const CONCATENATION: Overload = overload({
  parameters: [{ name: 'text', type: 'text' }],
  isVariadic: true,
  returns: 'text',
  longest: (args) => Math.min(sumOf(args), oneOf(args) + MAX_TEXT_BYTES),
  makes: (args) => (args.length > MAX_NAMED_PARTS ? 5 : 3) * sumOf(args),
  // Test the size before the concatenation. Otherwise the engine has already created the texts of many rows.
  sql: {
    duckdb: (args) => {
      if (args.length > MAX_NAMED_PARTS) return listJoined(args.map(({ sql }) => sql))
      return once(Object.fromEntries(args.map(({ sql }, i) => [`text${i}`, sql])), (parts) => {
        const texts = Object.values(parts)
        const sizes = texts.map((text) => sql`strlen(${text})`)
        const most = sql`greatest(${joined(sizes, ', ')})`
        return sql`case when ${joined(sizes, ' + ')} - ${most} <= ${MAX_TEXT_BYTES} then concat(${joined(texts, ', ')}) end`
      })
    },
    trino: (args) => {
      const lists = Array.from({ length: Math.ceil(args.length / MAX_LISTED) }, (_, at) => {
        const part = args.slice(at * MAX_LISTED, (at + 1) * MAX_LISTED).map(({ sql }) => sql)
        return sql`ARRAY[${joined(part, ', ')}]`
      })
      return sql`gt_joined(${joined(lists, ' || ')}, ${MAX_TEXT_BYTES})`
    },
  },
  evaluator:
    () =>
    (...texts: string[]) =>
      isJoinable(texts) ? texts.join('') : null,
})

/** Trino takes lists of at most 254 items in SQL. */
const MAX_LISTED = 200

/** The engine looks up this many names fast enough. It is slow to plan more. */
const MAX_NAMED_PARTS = 16

/** The concatenation of any number of texts. */
const listJoined = (texts: readonly Sql[]): Sql =>
  once({ texts: sql`[${joined(texts, ', ')}]` }, ({ texts }) => {
    const sizes = sql`list_transform(${texts}, lambda text: strlen(text))`
    return sql`case when list_count(${texts}) = len(${texts}) and list_sum(${sizes}) - list_max(${sizes}) <= ${MAX_TEXT_BYTES} then array_to_string(${texts}, '') end`
  })

/** The maximum number of bytes of a UTF-16 unit in UTF-8. */
const BYTES_OF_UNIT = 3

function isJoinable(texts: readonly string[]): boolean {
  const units = texts.reduce((sum, text) => sum + text.length, 0)
  if (units * BYTES_OF_UNIT <= MAX_TEXT_BYTES) return true
  const sizes = texts.map((text) => Buffer.byteLength(text))
  return sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes) <= MAX_TEXT_BYTES
}
