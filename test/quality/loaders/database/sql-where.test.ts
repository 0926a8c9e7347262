import { expect } from 'chai'
import { DIALECTS } from '../../../../src/quality/loaders/database/dialects/dialects.ts'
import type { DialectName } from '../../../../src/quality/loaders/database/dialects/dialect.ts'
import { checkSqlWhere, MAX_WHERE_LENGTH } from '../../../../src/quality/loaders/database/sql-where.ts'
import { InvalidSource } from '../../../../src/quality/loaders/errors.ts'

const ALL = Object.keys(DIALECTS) as DialectName[]

/** The sentence about a condition; undefined if it passes. */
function faultOf(text: string, dialect: DialectName): string | undefined {
  try {
    checkSqlWhere(text, DIALECTS[dialect])
    return undefined
  } catch (error) {
    if (!(error instanceof InvalidSource)) throw error
    expect(error.faults).to.have.length(1)
    expect(error.faults[0]!.pointer).to.equal('/data/connectInfo/sqlwhere')
    return error.message
  }
}

const OTHER_THAN_SQLITE = ALL.filter((dialect) => dialect !== 'sqlite')
const WITH_SUBQUERIES = ALL.filter((dialect) => dialect !== 'trino')
/** Databases whose names without quotes may have letters beyond ASCII. */
const WITH_OTHER_LETTERS = WITH_SUBQUERIES

describe('a condition on the rows of a table', () => {
  const passes = (text: string, dialects: readonly DialectName[] = ALL): void => {
    for (const dialect of dialects) expect(faultOf(text, dialect), `${dialect}: ${text}`).to.equal(undefined)
  }
  const isRefused = (text: string, fault: RegExp, dialects: readonly DialectName[] = ALL): void => {
    for (const dialect of dialects) expect(faultOf(text, dialect), `${dialect}: ${text}`).to.match(fault)
  }

  it('may compare, combine and call functions', () => {
    for (const text of [
      "name = 'O''Brien' and (age > 17 or age is null)",
      "amount between 1.5e3 and -2 and day >= date '2024-01-01'",
      "lower(name) like 'a%' escape '!' or name in ('x', N'y', '')",
      'case when a = 1 then b else c end <> 0',
      'a - -1 = 2 and b % 2 = 0 and c || d is distinct from e',
      'replace(a, b, c) = d and t.update = 1 and "select" = 2',
    ])
      passes(text)
    passes("größe > 1 and 名前 = '漢字 😀 ’“'", WITH_OTHER_LETTERS)
    passes(`"größe" > 1 and "名前" = '漢字 😀 ’“'`)
    passes("extract(year from day) = 2024 and substring(name from 1 for 2) = 'ab'", OTHER_THAN_SQLITE)
  })

  it('may have subqueries in parentheses', () => {
    passes('exists (select 1 from other o where o.id = id order by o.id)', WITH_SUBQUERIES)
    passes('id in (select id from a union select id from b) and (select max(x) from c) > 1', WITH_SUBQUERIES)
    isRefused('select 1', /^Character 1 of the condition: A condition is one expression: remove SELECT/)
    isRefused('id = 1 union select id from b', /^Character 8 of .*remove UNION/)
  })

  it('has no query on a table of Trino, whose catalogs the condition could read', () => {
    for (const text of [
      'id in (SELECT id from other.s.t)',
      'exists (table other.s.t)',
      'id in (((values 1, 2)))',
      'id in (with x as (select 1 a) select a from x)',
      'id = any(select id from t) or a.select = 1',
      'exists (select * from table(postgres.system.query(query => $$)))',
      'id in (/* */ select 1)',
      'id in (ſelect 1)',
      'x = (1.select)',
      'id in (1table x)',
    ])
      isRefused(text, /^Character \d+ of the condition: /, ['trino'])
    isRefused('id in (select 1)', /Character 8 .* must not contain a subquery: remove SELECT/, ['trino'])
    isRefused('1 = 1; drop table t', /semicolon/, ['trino'])
    isRefused('(execute p using 1) = 1', /A condition only reads: remove EXECUTE/, ['trino'])
    isRefused('größe > 1', /must not stand outside quotes/, ['trino'])
    passes(`"select" = 1 and "values" is null and 'select' <> name and "table".x = 2`, ['trino'])
    passes(
      "any_match(tags, t -> t like 'a%') and transform(a, x -> x + 1)[1] = 12_000.5e-3 and b = X'00FF' and m['k'] > 0x1F",
      ['trino'],
    )
    passes(
      "cast(d as timestamp(6) with time zone) > timestamp '2024-01-01 00:00:00 UTC' - interval '1' day",
      ['trino'],
    )
  })

  it('is trimmed, and undefined if it is empty', () => {
    expect(checkSqlWhere('  a = 1\n', DIALECTS.generic)).to.equal('a = 1')
    expect(checkSqlWhere(' \n', DIALECTS.generic)).to.equal(undefined)
  })

  it('names the place of the fault in the whole text, in characters', () => {
    isRefused("  '😀' = a; drop table t", /^Character 10 of the condition: .*semicolon/)
  })

  it('cannot leave its parentheses', () => {
    isRefused('1 = 1) or (1 = 1', /^Character 6 of the condition: The \) closes nothing: remove it\.$/)
    isRefused('((a = 1)', /^Character 1 of the condition: The \( is not closed: close it\.$/)
    isRefused('a = b[(1]', /does not close/, ['postgresql'])
    isRefused('a, b', /^Character 2 of .*one expression/)
    isRefused(`${'('.repeat(101)}1${')'.repeat(101)}`, /nested 100 deep/)
  })

  it('has no other statement, comment, parameter or escape outside quotes', () => {
    isRefused('1 = 1; delete from t', /^Character 6 of .*semicolon/)
    for (const text of [
      '1 = 1 -- x',
      '1 = 1 --',
      'a--1',
      '1 /* x */ = 1',
      '1 /*! union */',
      'a /*',
      'a // x',
    ])
      isRefused(text, /must not contain a comment/)
    isRefused('1 = 1 # x', /must not contain #/, ['mariadb', 'sqlite', 'oracle', 'db2', 'generic'])
    passes('a # b = 0', ['postgresql'])
    isRefused("{fn now()} = a or {d '2024-01-01'} = b", /must not contain \{/)
    isRefused('a = \\N', /must not contain \\/)
    isRefused('a = $1', /must not contain \$/)
    isRefused('a = ?', /must not contain \?/, ['mariadb', 'sqlite', 'oracle', 'db2', 'generic'])
    passes("a ? 'key' and b::text = 'x' and c @> d", ['postgresql'])
    isRefused("$a('x)y')", /must not contain \$/, ['sqlite', 'generic'])
    isRefused('(@a := 1) = 1', /must not contain @/, ['mariadb', 'sqlite', 'generic'])
    isRefused('id in (select id from t@remote)', /must not contain @/, ['oracle'])
  })

  it('closes its quotes', () => {
    isRefused("a = 'x", /^Character 5 of the condition: The quote ' is not closed/)
    isRefused("a = 'x''", /The quote ' is not closed/)
    isRefused('"a = 1', /The quote " is not closed/)
    isRefused('`a = 1', /The quote ` is not closed/, ['mariadb', 'sqlite', 'generic'])
    isRefused('[a = 1', /The quote \[ is not closed/, ['sqlite', 'generic'])
    isRefused('a = $x$ $y$', /The quote \$x\$ is not closed/, ['postgresql'])
    isRefused("a = q'[x]", /The quote q' is not closed/, ['oracle'])
    isRefused("a = E'x\\'", /The quote ' is not closed/, ['postgresql'])
  })

  it('has quotes of its database', () => {
    passes("a = $$ ; ) ' -- $$ and b = $x$ $$ $x$ and c = E'\\'); --' and d = B'01'", ['postgresql'])
    passes("a = q'[ '; ) ]' and b = Nq'!'x; '!' and c = Q'('))'", ['oracle'])
    passes('`a``; )` = "b""; )" and c = _utf8mb4\'x;\'', ['mariadb'])
    passes('[a \'; )] = 1 and `b"` = "c`"', ['sqlite'])
    passes("v$session = 1 and a#b = 2 and path = 'C:\\'", ['oracle'])
    passes('[Col 1] = 1 and `b c` = 2', ['generic'])
  })

  it('has no quote that servers close in different places', () => {
    for (const text of ["a = '\\' or b = '", "a = '\\'' or b = 1 or '", "a = 'x\\\\\\'y'"])
      isRefused(text, /backslash before a quote is read in different ways|not closed/, [
        'postgresql',
        'mariadb',
        'generic',
      ])
    isRefused('a = "\\" or b = "', /backslash before a quote/, ['mariadb', 'generic'])
    passes("a = 'C:\\temp\\\\' and b = '\\n'")
    isRefused("a = 'x'\n'\\'' or 1 = 1", /Two texts stand one after the other|backslash|not closed/)
    isRefused("a = E'x'\n'y'", /Two texts stand/, ['postgresql'])
    isRefused('a = U&\'\\0027\' or U&"\\0022" = b', /U&/)
    isRefused("a = 1e'\\' or '", /follows a number/)
    isRefused('a = 1$$ x $$', /follows a number|must not contain \$/)
    for (const text of ["a = E'x'", "a = q'[x]'", "a = nq'x'"])
      isRefused(text, /Databases read this quote in different ways/, ['generic'])
    isRefused("[a'] = 1 or [b'] = 2", /Databases read \[ in different ways/, ['generic'])
    isRefused("`a'` = 1", /Databases read ` in different ways/, ['generic'])
  })

  it('has no Unicode quote, blank or control character outside quotes', () => {
    for (const character of ['’', '‘', '＇', 'ʹ', '“', '\u00a0', '\u2028', '；', '（', '😀'])
      if (!/\p{L}/u.test(character)) isRefused(`a = ${character}x`, /must not stand outside quotes/)
    for (const character of ['\0', '\b', '\u001a', '\u007f', '\u0085', '\ud83d', '\f'])
      isRefused(`a = '${character}'`, /^Character 6 of the condition: The control character/)
  })

  it('does not change or lock anything', () => {
    for (const text of [
      'exists (with x as (delete from t returning id) select * from x)',
      'id in (select id from final table (insert into t values (1)))',
      "(select 1 into outfile '/tmp/x') = 1",
      'id in (select id from t for update)',
      '(select seq.nextval from dual) = 1',
      '(next value for s) = 1 or (execute x)',
    ])
      isRefused(text, /A condition only reads: remove/)
    isRefused('id in (select id from t for share)', /must not lock rows/)
    passes("insert(name, 1, 1, 'x') = 'y'", OTHER_THAN_SQLITE)
    passes('"update" = 1')
  })

  it('calls no function that waits, writes or reads files', () => {
    const functions: Readonly<Record<Exclude<DialectName, 'generic'>, readonly string[]>> = {
      postgresql: [
        'pg_sleep(9) is null',
        '"pg_read_file"(\'x\') = a',
        "pg_catalog . PG_LS_DIR ('.') = a",
        "dblink_exec('x') = a",
        "set_config('a', 'b', true) = a",
        "query_to_xml('delete from t', true, true, '') is null",
        "lo_import('/etc/passwd') = 1",
      ],
      mariadb: ['sleep(9) = 0', 'LOAD_FILE(a) = b', '`benchmark`(9, 9) = 0', "get_lock('a', 1) = 1"],
      sqlite: [
        "load_extension('x') = 1",
        "readfile('x') = a",
        "hex(BLOB_IMPORT('/etc/passwd')) = a",
        '"blob_export"(a, \'x\') = 1',
      ],
      oracle: ["utl_http.request('x') = a", 'sys.dbms_lock.sleep(9) = 1', 'httpuritype(a).getclob() = b'],
      db2: ["sysproc.admin_cmd('x') = 1"],
      trino: ["ai.ai.ai_gen(name) = 'x'", '"ai_mask"(a, b) = c'],
    }
    for (const [dialect, texts] of Object.entries(functions))
      for (const text of texts) isRefused(text, /must not use/, [dialect as DialectName, 'generic'])
    passes("pg_typeof(a)::text = 'integer' and pg_sleep = 1", ['postgresql'])
  })

  it('calls the known functions of SQLite only, since a driver adds functions of its own', () => {
    isRefused('function_of_a_driver(a) = 1', /must not use "?function_of_a_driver/, ['sqlite'])
    isRefused("a in (select name from pragma_database_list('x'))", /must not use/, ['sqlite'])
    passes(
      "lower(a) in ('x') and (a, 1) in (values (1, 2)) and exists (select count(*) from main.t where cast(b as text) like 'x' and not (a is null) or a = (case when (a) then (b) else (1) end))",
      ['sqlite'],
    )
  })

  it('has a limit of its length', () => {
    const text = `a = '${'x'.repeat(MAX_WHERE_LENGTH - 6)}'`
    expect(text).to.have.length(MAX_WHERE_LENGTH)
    passes(text)
    isRefused(`${text} `.replace('a', 'aa'), /^Character 10001 of the condition: .*at most 10000 characters/)
  })
})
