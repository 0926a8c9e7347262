import { overload, type Overload } from '../declaration.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import { once } from '../dialects/duckdb.ts'
import { bytesOf } from '../dialects/sqlite.ts'
import { MAX_TEXT_BYTES } from '../value.ts'
import { oneOf, sumOf } from '../memory.ts'

/** Two texts or more, one after the other; null where one is null, or where more than MOST_BYTES join the longest. */
export const CONCATENATION: Overload = overload({
  parameters: [{ name: 'text', type: 'text' }],
  isVariadic: true,
  returns: 'text',
  longest: (args) => Math.min(sumOf(args), oneOf(args) + MAX_TEXT_BYTES),
  makes: (args) => (args.length > MAX_NAMED_PARTS ? 5 : 3) * sumOf(args),
  // Asked before they are joined: the engine would have made the texts of many rows otherwise.
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
    sqlite: (args) => {
      const texts = args.map(({ sql }) => sql)
      // Of one argument max() is an aggregate.
      if (texts.length === 1) return joined(texts, '')
      const sizes = texts.map(bytesOf)
      const most = sql`max(${joined(sizes, ', ')})`
      const isShort = sql`${joined(sizes, ' + ')} - ${most} <= ${verbatim(String(MAX_TEXT_BYTES))}`
      return sql`case when ${isShort} then ${joined(texts, ' || ')} end`
    },
  },
  evaluator:
    () =>
    (...texts: string[]) =>
      isJoinable(texts) ? texts.join('') : null,
})

/** For so many a name each is looked up quickly enough; of more the engine is slow to plan. */
const MAX_NAMED_PARTS = 16

/** The same of any number of texts. */
const listJoined = (texts: readonly Sql[]): Sql =>
  once({ texts: sql`[${joined(texts, ', ')}]` }, ({ texts }) => {
    const sizes = sql`list_transform(${texts}, lambda text: strlen(text))`
    return sql`case when list_count(${texts}) = len(${texts}) and list_sum(${sizes}) - list_max(${sizes}) <= ${MAX_TEXT_BYTES} then array_to_string(${texts}, '') end`
  })

/** Most bytes of a UTF-16 unit in UTF-8. */
const BYTES_OF_UNIT = 3

function isJoinable(texts: readonly string[]): boolean {
  const units = texts.reduce((sum, text) => sum + text.length, 0)
  if (units * BYTES_OF_UNIT <= MAX_TEXT_BYTES) return true
  const sizes = texts.map((text) => Buffer.byteLength(text))
  return sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes) <= MAX_TEXT_BYTES
}
