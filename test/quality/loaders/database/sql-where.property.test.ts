import { expect } from 'chai'
import fc from 'fast-check'
import sqlite3 from 'sqlite3'
import { DIALECTS } from '../../../../src/quality/loaders/database/dialects/dialects.ts'
import type { Dialect } from '../../../../src/quality/loaders/database/dialects/dialect.ts'
import { checkSqlWhere } from '../../../../src/quality/loaders/database/sql-where.ts'
import { InvalidSource } from '../../../../src/quality/loaders/errors.ts'
import { inFull } from '../../../support/full.ts'
import { type PostgresqlServer, startPostgresql } from '../../../support/postgresql-server.ts'

const RUNS = inFull(100_000, 10_000)

const CONDITIONS = [
  'a = 1',
  "b like 'x%'",
  '(select max(a) from t) = 1',
  '"a" is not null',
  'a in (1, 2)',
  'true',
]
const JOINS = [
  ' or ',
  ' and ',
  ' ',
  '\n',
  ' = ',
  '||',
  ', ',
  '',
  ')',
  '(',
  '))',
  ' union select ',
  ';',
  '--',
  '\n--\n',
]
const QUOTES = [
  ...[
    "'",
    "''",
    '"',
    '""',
    '`',
    '[',
    ']',
    '$$',
    '$x$',
    '$',
    "E'",
    "e'",
    "U&'",
    'U&"',
    "N'",
    "B'",
    "X'",
    "q'[",
  ],
  ...[
    "]'",
    '\\',
    '\\\\',
    "\\'",
    '\\"',
    '/*',
    '*/',
    '/*/',
    '#',
    '$a(',
    ':a',
    '?',
    '’',
    '\u00a0',
    '1e',
    '1',
    'a',
  ],
  ...["'x'", "'a;'", "E'\\''", '$$;$$', '"b"', '::text', ' or true) or (true', "' or '1' = '1", 'null', '2'],
]

/** Texts that are valid conditions, attacks, or near to both. */
const TEXTS = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...CONDITIONS) },
      { weight: 4, arbitrary: fc.constantFrom(...JOINS) },
      { weight: 4, arbitrary: fc.constantFrom(...QUOTES) },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(''))

/** Conditions whose quoted parts are attacks. */
const QUOTED = fc
  .tuple(
    fc.constantFrom("'", '"', "E'", '$$', '$x$', '[', '`', "N'"),
    fc.array(fc.constantFrom(...QUOTES, ...JOINS), { maxLength: 5 }),
    fc.constantFrom("'", '"', '$$', '$x$', ']', '`'),
    fc.constantFrom('', ' is null', ' or true', ' = b', "\n'x'", " || 'x'"),
  )
  .map(([open, parts, close, rest]) => `b = ${open}${parts.join('')}${close}${rest}`)

/** Texts after which some readers are inside a quote or a comment, and others are not. */
const CONFUSING = [
  ...[
    "'\\' || '",
    "''\\' || '",
    "'\\\\' || '",
    "'\\\\\\' || '",
    "'x'\n'\\' || '",
    "E'x'\n'\\' || '",
    "e'\\' || '",
  ],
  ...[
    "E'\\'' || '",
    "U&'\\' || '",
    "N'\\' || '",
    "1e'\\' || '",
    "$$ ' $$ || '",
    "$x$ $$ ' $x$ || '",
    "1$$ ' $$ || '",
  ],
  ...[
    "a$$ ' $$ || '",
    "q'[ ' ]' || '",
    "-- '\n",
    "/* ' */",
    "/*/* ' */*/ ' */",
    "# '\n",
    "[ ' ] || '",
    "` ' ` || '",
  ],
  ...["$a(') || '", '"\\" || "', '" \' " || \'', "''' || '", '"a\\\\" || "', "'", '"', '$$', 'null or b = '],
]
const LEAVING = [
  ') or (true',
  ') or (1 = 1 or b = ',
  ') as r from t--',
  '); select (1',
  ') union all select (a',
]
const AFTER = ['', "'", "' || '", "''", '"', "''''", '$$', ' --', "' or b = '", " or b = ''", "\\'", "' --'"]
const ATTACKING = fc
  .tuple(
    fc.constantFrom('b = ', 'true or b = ', ''),
    fc.array(fc.constantFrom(...CONFUSING), { minLength: 1, maxLength: 2 }),
    fc.constantFrom(...LEAVING),
    fc.array(fc.constantFrom(...AFTER, ...CONFUSING), { maxLength: 2 }),
  )
  .map(([start, before, leaving, after]) => start + before.join('') + leaving + after.join(''))

/** Parentheses that only some readers see. */
const HIDING: readonly ((text: string) => string)[] = [
  (text) => `--${text}\n`,
  (text) => `/*${text}*/`,
  (text) => `/*/*${text}*/`,
  (text) => `#${text}\n`,
  (text) => ` || '${text}'`,
  (text) => ` || $$${text}$$`,
  (text) => ` || [${text}]`,
  (text) => ` || \`${text}\``,
  (text) => ` or $a(${text}`,
  (text) => ` || '\\'${text}'`,
]
const HIDDEN = fc
  .tuple(fc.constantFrom(...HIDING), fc.constantFrom(...LEAVING), fc.constantFrom(...HIDING))
  .map(([open, leaving, close]) => `b = b ${open('(')}${leaving}${close(')')}`)

/** What a statement answers; undefined if the database refuses it. */
type Ask = (statement: string) => Promise<{ columns: string[]; rows: unknown[][] } | undefined>

/** How a text behaves inside the parentheses of two statements of a table with one row. */
async function escapes(text: string, ask: Ask): Promise<'refused' | 'escapes' | 'stays'> {
  const framed = await ask(`select 'before' as l, (${text}) as m, 'after' as r from t`)
  const filtered = await ask(`select 'row' as l from t where 1 = 0 and (${text})`)
  if (!framed && !filtered) return 'refused'
  const isFramed = framed === undefined || framed.columns.join() === 'l,m,r'
  const isRow = framed?.rows.every(([left, , right]) => left === 'before' && right === 'after') ?? true
  const isOneRow = framed === undefined || framed.rows.length === 1
  return isFramed && isRow && isOneRow && (filtered?.rows.length ?? 0) === 0 ? 'stays' : 'escapes'
}

async function outcomes(texts: readonly string[], ask: Ask): Promise<string[]> {
  const found: string[] = []
  for (const text of texts) found.push(await escapes(text, ask))
  return found
}

function isAllowed(text: string, dialect: Dialect): boolean {
  try {
    return checkSqlWhere(text, dialect) !== undefined
  } catch (error) {
    if (error instanceof InvalidSource) return false
    throw error
  }
}

/** Draws texts until the runs are done. @returns how many of the allowed texts the database accepted */
async function draw(dialects: readonly Dialect[], ask: Ask): Promise<number> {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(TEXTS, QUOTED, ATTACKING, HIDDEN), async (text) => {
      if (!dialects.some((dialect) => isAllowed(text, dialect))) return
      const outcome = await escapes(text, ask)
      if (outcome === 'stays') accepted++
      expect(outcome).not.to.equal('escapes')
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  return accepted
}

/** Each of these leaves its parentheses or its statement on some server. */
const ATTACKS = [
  'true) or (true',
  '1) as m, (2',
  "'x') as r from t --",
  "1 = 1) or ('a' = 'a",
  '1=1) union select (1',
]

describe('a condition that is allowed', () => {
  describe('stays one expression of one statement in PostgreSQL', () => {
    let server: PostgresqlServer
    before(async function () {
      server = await startPostgresql(this)
      await server.client.query("create table t as select 1 as a, 'x'::text as b")
      await server.client.query('set escape_string_warning = off')
    })
    after(() => server?.stop())

    const ask: Ask = async (text) => {
      try {
        // The extended protocol takes one statement without parameters; the types of `pg` do not have it.
        const config = { text, rowMode: 'array' as const, queryMode: 'extended' }
        const { fields, rows } = await server.client.query<unknown[]>(config)
        return { columns: fields.map(({ name }) => name), rows }
      } catch {
        return undefined
      }
    }

    for (const mode of ['on', 'off']) {
      it(`with standard_conforming_strings ${mode}`, async () => {
        await server.client.query(`set standard_conforming_strings = ${mode}`)
        const accepted = await draw([DIALECTS.postgresql, DIALECTS.generic], ask)
        expect(accepted).to.be.above(RUNS / 100)
      })
    }

    it('is broken by a text that this test detects', async () => {
      const found = await outcomes(ATTACKS, ask)
      expect(found.filter((outcome) => outcome === 'escapes')).to.have.length.above(2)
      for (const text of ATTACKS) expect(isAllowed(text, DIALECTS.postgresql)).to.equal(false)
    })
  })

  describe('stays one expression of one statement in SQLite', () => {
    let database: sqlite3.Database
    before((done) => {
      database = new sqlite3.Database(':memory:', () =>
        database.exec("create table t (a integer, b text); insert into t values (1, 'x')", done),
      )
    })
    after((done) => database.close(done))

    const ask: Ask = (text) =>
      new Promise((resolve) => {
        database.all<Record<string, unknown>>(text, (error, rows) => {
          if (error) return resolve(undefined)
          const columns = Object.keys(rows[0] ?? { l: 0, m: 0, r: 0 })
          resolve({ columns, rows: rows.map((row) => Object.values(row)) })
        })
      })

    it('with any text', async () => {
      const accepted = await draw([DIALECTS.sqlite, DIALECTS.generic], ask)
      expect(accepted).to.be.above(RUNS / 100)
    })

    it('is broken by a text that this test detects', async () => {
      const found = await outcomes(["$a(')') or ('", ...ATTACKS], ask)
      expect(found.filter((outcome) => outcome === 'escapes')).to.have.length.above(2)
      for (const text of ATTACKS) expect(isAllowed(text, DIALECTS.sqlite)).to.equal(false)
    })
  })
})
