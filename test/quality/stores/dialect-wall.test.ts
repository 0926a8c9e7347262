import { expect } from 'chai'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf } from '../../architecture/import-graph.ts'

const SRC = fileURLToPath(new URL('../../../src', import.meta.url))

/** DuckDB's SQL and driver belong to these. */
const STORE = 'quality/stores/duckdb/'
/** A function's forms stand in its own file, one per dialect: in the language, and in the folders of the values. */
const EXPRESSIONS = 'quality/expressions/'
const VALUES = 'quality/values/duckdb/'
/** Trino has functions of the same names. */
const TRINO: readonly string[] = ['quality/stores/trino/', 'quality/values/trino/']
/** Parquet files and files of DuckDB are decoded by DuckDB as a library, whatever engine has the warehouses. */
const DECODER = 'quality/loaders/decoder/'
const PARQUET_DECODER = 'quality/loaders/parquet/decoder/'
const FILE_DECODER = 'quality/loaders/database-files/duckdb/decoder/'
const DECODERS: readonly string[] = [DECODER, PARQUET_DECODER, FILE_DECODER]
/** Pieces of loads become Parquet files by DuckDB as a library, for engines that cannot read pieces. */
const WRITER = 'quality/stores/parquet/'
/** What opens the records of a file by a decoder. */
const OPENERS: readonly string[] = [
  'quality/loaders/database-files/duckdb/open-duckdb.ts',
  'quality/loaders/parquet/open-records.ts',
]
/** The types of Parquet, some of which DuckDB has by the same names. */
const PARQUET_TYPES = 'spatial/import/geoparquet/parquet-columns.ts'
/** The store, the forms, the decoders, the writer, and the names of types. */
const INSIDE: readonly string[] = [STORE, EXPRESSIONS, VALUES, ...TRINO, ...DECODERS, WRITER, PARQUET_TYPES]

/** What only DuckDB's driver and SQL have. */
const OF_DUCKDB: readonly RegExp[] = [
  /@duckdb|\bDuckDB(?:Instance|Connection|Value|Result)\b/,
  /::\s*(?:bigint|double|integer|varchar|date|timestamp|utinyint|hugeint)\b/i,
  /\b(?:try_cast|strlen|arg_min|arg_max|fsum|regexp_extract|regexp_extract_all|regexp_full_match|regexp_matches)\s*\(/i,
  /\b(?:list_\w+|array_to_string|string_split|strpos|starts_with|ends_with|strip_accents|make_timestamp|epoch_us)\s*\(/i,
  /\b(?:date_trunc|date_diff|date_sub|to_months|to_microseconds|jaro_winkler_similarity)\s*\(/i,
  /(?<!\.)\bisfinite\(/,
  /\b(?:sha256|contains|chr)\(\$\{|\bsha256\(\?\?\)|\bchr\(\d/,
  /\blambda \w+(?:, \w+)?:/,
  // Standard SQL has the word WHERE in it.
  /\bfilter \((?!where )[\w"(]/i,
  /\b(?:read_csv|read_parquet|duckdb_tables|duckdb_views|pragma_database_size)\b/,
  /\bCOPY (?:\(|FROM\b)|\bDETACH\b/,
  /\) \/\/ \$\{|\} \/\/ \$\{/,
  /\bHUGEINT\b|\bUTINYINT\b|'(?:VARCHAR|BIGINT|DOUBLE|BLOB)'|\bSTRUCT\(/,
]

/**
 * Rooms that build queries to a warehouse from Knex and from the parts of `Dialect` alone, so that they have no SQL text
 * of any engine. Expressions have the forms of their functions. Loaders have the SQL of the databases that they read.
 */
const WITHOUT_SQL: readonly string[] = [
  'discovery',
  'handlers',
  'jobs',
  'joins',
  'listings',
  'model',
  'profiling',
  'report',
  'rule-files',
  'rules',
  'services',
  'values',
  'work',
].map((room) => `quality/${room}/`)

/** A text that is passed to Knex as SQL, a template of SQL, or a text with the words of SQL. */
const SQL_TEXT: readonly RegExp[] = [
  /\b(?:raw|\w+Raw)(?:<[^>]*>)?\(\s*(?:\w+,\s*)?['"`]/,
  /\bsql\s*`/,
  /\b(?:raw|rawOf)\([^'"`()]*\bverbatim\(\s*['"`]/,
  /['"`}][^'"`\n]*\b(?:case when|else \$\{|nulls (?:first|last)|(?:group|order|partition) by|union all|union select)\b/,
  /(?<=[\s([{=?+:])['"`](?!,)[^'"`\n]*(?<![.{])\b(?:avg|cast|coalesce|count|max|min|nullif|rank|round|row_number|substr|sum)\(/,
  /['"`]\(?select \b[^'"`\n]*\bfrom\b/,
]

/** Comments are left out; line breaks stay. */
const codeOf = (text: string): string =>
  text.replace(/^\s*(?:\/\/.*|\/\*[^]*?\*\/)/gm, (comment) => comment.replace(/[^\n]/g, ''))

/** The first line of each SQL text. */
const sqlIn = (text: string): string[] => {
  const code = codeOf(text)
  return SQL_TEXT.flatMap((one) =>
    [...code.matchAll(new RegExp(one, 'g'))].map(({ 0: found }) => found.trim().split('\n')[0]!),
  )
}

interface Find {
  readonly file: string
  readonly line: string
}

/** Lines of SQL that is DuckDB's, comments aside. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && OF_DUCKDB.some((one) => one.test(line)))

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

const found = (isOutside: (file: string) => boolean): Find[] =>
  FILES.filter((file) => isOutside(relative('.', file))).flatMap((file) =>
    linesOf(readFileSync(join(SRC, file), 'utf8')).map((line) => ({ file, line: line.trim() })),
  )

describe("DuckDB's SQL and driver", () => {
  it('are in its store alone, beside the forms of functions, and the decoders and the writer of files', () => {
    expect(found((file) => !INSIDE.some((folder) => file.startsWith(folder)))).to.deep.equal([])
  })

  it('are distinguished from other lines', () => {
    for (const line of [
      "import { DuckDBInstance } from '@duckdb/node-api'",
      'knex.raw(`sum(frequency)::BIGINT AS rows`)',
      'knex.raw(`arg_min(v.length, v.n) AS length`)',
      '`(frequency * 100.0::double / ${rows})`',
      "`list_transform(regexp_extract_all(form, 'A+'), lambda run: run[1])`",
      'knex.raw(`count(*) FILTER (kind = ?)`)',
      '`${number} // ${size} as block`',
      "`'.sha256:' || sha256(${column})`",
      "const ROWID = ['_rowid', 'BIGINT']",
    ]) {
      expect(linesOf(line), line).to.have.length(1)
    }
    for (const line of [
      'const listed = rows.filter((row) => row.n > 0)',
      '// The engine has list_transform(x) for it.',
      'cast(? as varchar)',
    ]) {
      expect(linesOf(line), line).to.have.length(0)
    }
  })

  it('are asked for by expressions in forms for it alone', () => {
    // The name of a file that has the SQL of one engine alone says so.
    const isOfDialect = (file: string) => /\bdialects\/duckdb|\btrino\b/.test(file)
    const users = FILES.filter((file) => file.startsWith(EXPRESSIONS) && !isOfDialect(file)).filter(
      (file) => linesOf(readFileSync(join(SRC, file), 'utf8')).length > 0,
    )
    const without = users.filter((file) => {
      const text = readFileSync(join(SRC, file), 'utf8')
      return !/\bduckdb[:,]|DuckDB|dialects\/duckdb|\bformsOf\(/.test(text)
    })
    expect(without, 'have SQL of DuckDB and no form for it').to.deep.equal([])
  })

  it('are reached by the rest of the product through the port alone', () => {
    const names = FILES.filter((file) => !file.startsWith(STORE)).filter((file) =>
      importsOf(`src/${file}`).some(({ to }) => to.startsWith(`src/${STORE}`)),
    )
    expect(names).to.deep.equal(['quality/stores/start-warehouses.ts'])
  })

  it('are used by the decoders of files without the store, and in the process of one file alone', () => {
    const isInside = (path: string): boolean =>
      DECODERS.some((folder) => path.replace(/^src\//, '').startsWith(folder))
    const inside = FILES.filter(isInside)
    const foreign = inside
      .flatMap((file) => importsOf(`src/${file}`))
      .filter(({ to }) => to.startsWith('src/quality/stores/'))
    expect(foreign).to.deep.equal([])
    expect(inside).to.not.have.length(0)
    const usersOf = (isUsed: (path: string) => boolean): string[] =>
      FILES.filter((file) => !isInside(file)).filter((file) =>
        importsOf(`src/${file}`).some(({ to }) => isUsed(to)),
      )
    expect(usersOf(isInside).toSorted()).to.deep.equal(OPENERS)
    const reader = 'quality/loaders/isolated/read-records.ts'
    for (const opener of OPENERS) expect(usersOf((path) => path === `src/${opener}`)).to.deep.equal([reader])
    expect(usersOf((path) => path === `src/${reader}`)).to.deep.equal([
      'quality/loaders/isolated/isolated-child-entry.ts',
    ])
  })
})

/** True if a file declares a listing of the catalogue, whose SQL all databases of catalogues share. */
const isOfCatalogue = (file: string): boolean => file.startsWith('quality/listings/declared/catalogue/')

describe('SQL text', () => {
  it('is in no room above the stores, which ask the dialect for its parts', () => {
    const found = FILES.filter((file) => WITHOUT_SQL.some((room) => file.startsWith(room)))
      .filter((file) => !isOfCatalogue(file) && ![VALUES, ...TRINO].some((folder) => file.startsWith(folder)))
      .flatMap((file) => sqlIn(readFileSync(join(SRC, file), 'utf8')).map((text) => ({ file, text })))
    expect(found).to.deep.equal([])
  })

  it('of the catalogue is in listings that do not read a warehouse', () => {
    const ofCatalogue = FILES.filter(isOfCatalogue)
    expect(ofCatalogue).to.have.length.above(10)
    const mixed = ofCatalogue.filter((file) =>
      /\b(?:warehouse|dialect)\b/i.test(codeOf(readFileSync(join(SRC, file), 'utf8'))),
    )
    expect(mixed).to.deep.equal([])
  })

  it('is distinguished from other code', () => {
    for (const code of [
      "knex.raw('_rowid as row')",
      'knex.raw<Row>(\n  `${column} is null`, [])',
      'rows.whereRaw(`${column} = 1`)',
      "rows.orderByRaw('total desc')",
      'const isNull = sql`${value} is null`',
      "rawOf(knex, verbatim('true'))",
      'const figure = `sum(${value})`',
      "const order = 'value nulls last'",
      '`${shown} case when ${condition} then 1 end`',
      "knex.from('select a from b')",
    ]) {
      expect(sqlIn(code), code).to.have.length.above(0)
    }
    for (const code of [
      'knex.raw(dialect.rowNumber())',
      "rows.count({ total: '*' }).orderBy('n')",
      '// knex.raw(`count(*)`)',
      '/**\n * `sum(value)`, as sql`has it`\n */',
      "'The column is null in row(s) 1.'",
      "'Select a row from the listing.'",
      "const size = sign === '-' ? Math.max(a, b) : 0",
      'const shown = `${count(rows)} rows`',
      "const cells = ['Rows', count(rows)]",
    ]) {
      expect(sqlIn(code), code).to.have.length(0)
    }
  })
})
