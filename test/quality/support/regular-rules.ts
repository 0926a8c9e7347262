import { expect } from 'chai'
import { inFull } from '../../support/full.ts'
import type { QualityServer } from './quality-server.ts'

const CODES = [
  'AB-12',
  'ab-12',
  'Zürich 8001',
  'straße',
  'ЖУК-77',
  '北京',
  '🙂x',
  'x\ny',
  '"q", r',
  '',
  ' ',
  null,
]
const PRICES = ['12.50', '7', 'EUR 8', '12,5 EUR', 'free', null, '-3.0']
const ROWS = 210

const field = (text: string | null): string => (text === null ? '' : `"${text.replaceAll('"', '""')}"`)

/** Rows whose codes and prices form all pairs. */
const CONTENT = `Id,Code,Price,Note\n${Array.from(
  { length: ROWS },
  (_, i) =>
    `${i},${field(CODES[i % CODES.length]!)},${field(PRICES[i % PRICES.length]!)},${field(i % 3 ? `n${i % 9}` : null)}\n`,
).join('')}`

type Fields = Readonly<Record<string, string | number>>

const OTHERS: readonly Fields[] = [
  { EXPRESSION: 'REGEX_MATCH(Code, "(?i)[A-Z]{2}-\\d+")' },
  {
    EXPRESSION: 'NOT REGEX_FIND(Code, "^\\pL+$") OR Note = "n4"',
    GROUP_EXPRESSION: 'REGEX_MATCH(Price, "\\d+")',
  },
  { EXPRESSION: 'REGEX_FIND(Code, "\\s")' },
  { EXPRESSION: 'TO_DECIMAL(REGEX_REPLACE(Price, "[^-\\d.]+", "")) > 7' },
  { EXPRESSION: 'REGEX_MATCH(COALESCE(Note, "?"), "[?]|n[0-4]")' },
  { EXPRESSION: 'IS_IN(REGEX_EXTRACT(Code, "[a-z]+"), Code)' },
  { EXPRESSION: 'REGEX_EXTRACT(Code, "(b)?-", 1) = ""', FILTER_EXPRESSION: 'Row > 20' },
  { EXPRESSION: 'REGEX_MATCH(TO_TEXT(Row), "1.*")' },
]

/** Rules with regular expressions in each field, inside of each other, and over several columns. */
const RULES: readonly Fields[] = [
  {
    EXPRESSION: 'REGEX_FIND(REGEX_REPLACE(Code, "\\d", "#") || COALESCE(Price, "none"), "#.*(none|EUR)")',
    FILTER_EXPRESSION: 'REGEX_MATCH(Code, "\\PZ*")',
    GROUP_EXPRESSION: 'REGEX_EXTRACT(Code, "\\pL+")',
    AGGREGATE_EXPRESSION: 'TO_DECIMAL(REGEX_EXTRACT(Price, "\\d+"))',
    AGGREGATE_METHOD: 1,
  },
  { EXPRESSION: 'IS_UNIQUE(Note)', FILTER_EXPRESSION: 'REGEX_FIND(Code, "^(?:AB|Z)") AND Id < 60' },
  { EXPRESSION: 'LENGTH(REGEX_EXTRACT(Code, "\\d+")) IN (LENGTH(Note), 2, Id)' },
  { EXPRESSION: 'TO_TEXT(TO_DATE("2024-01-" || REGEX_EXTRACT(Code, "\\d\\d"))) LIKE "%12"' },
  ...inFull(OTHERS, []),
]
/** Rules that are also tried on a sample. */
const TRIED = inFull(Infinity, 2)

const FIGURES =
  'seqno,_aggregate_pass,_aggregate_fail,_passing_rows,_failing_rows,_error_count,_first_error,_group_count,_result'
/** A condition that is evaluated in addition to the rule. */
const WHERE = encodeURIComponent('REGEX_FIND(Code, "[A-Z]")')
const LISTINGS = ['failingrows', 'passingrows', 'groups']
const OF_JOIN = ['innerrows', 'leftnomatchrows', 'matchingvalues', 'rightnomatchvalues']

/**
 * Runs and tries rules with regular expressions, and makes a join with such filters.
 * @returns what differs if a regular expression is computed otherwise
 */
export async function outcomeOfRegularRules(server: QualityServer): Promise<Record<string, unknown>> {
  const { path } = await server.load('Regular', CONTENT)
  const rules = `${path}/businessrules`
  const trials = []
  for (const [i, rule] of RULES.entries()) {
    const data = {
      NAME: `Rule ${i}`,
      THRESHOLD: '50',
      ...(i % 2 && { INDEX_CONTROL: 2, INDEX_THRESHOLD: 5 }),
      ...rule,
    }
    const added = await server.command(rules, { command: 'add', data })
    expect(added.status, JSON.stringify(added.body)).to.equal(200)
    if (i >= TRIED) continue
    const sample = i % 2 ? { sample: 'random', rows: ROWS } : { rows: 40 }
    const tried = await server.command(rules, { command: 'test', data: { ...rule, ...sample } })
    expect(tried.status, JSON.stringify(tried.body)).to.equal(200)
    trials.push(tried.body)
  }
  const run = await server.command(rules, { command: 'run', data: { OPTION: 'ALL' } })
  expect(await server.ended(run.body.url)).to.include({ State: 'Completed' })
  const rows: Record<string, unknown> = {}
  for (const [i, { GROUP_EXPRESSION }] of RULES.entries())
    for (const listing of LISTINGS)
      if (listing !== 'groups' || GROUP_EXPRESSION !== undefined)
        rows[`${i + 1}/${listing}`] = await server.rows(`${rules}/${i + 1}/${listing}?pageSize=1000`)
  rows['where'] = await server.rows(`${rules}/1/failingrows?pageSize=1000&where=${WHERE}`)
  return {
    trials,
    figures: await server.rows(`${rules}?columns=${FIGURES}`),
    rows,
    join: await joinOf(server, path),
  }
}

async function joinOf(server: QualityServer, path: string): Promise<Record<string, unknown>> {
  const entity = path.split('/').at(-1)!
  const params = {
    LH: { entity, attributes: '2', expression: 'REGEX_FIND(Price, "\\d") AND Id < 40' },
    RH: { entity, attributes: '2', expression: 'REGEX_EXTRACT(Note, "\\d") < "5" AND Id > 150' },
  }
  const { status, body } = await server.command(`${path}/joins`, { command: 'create', data: { params } })
  expect(status, JSON.stringify(body)).to.equal(200)
  expect(await server.ended(body.url)).to.include({ State: 'Completed' })
  const [join] = await server.rows(`/joins/${entity}-2-${entity}-2-1`)
  const { 'Matching Values': matching, 'Left Rows': left, 'Right Rows': right } = join!
  const found: Record<string, unknown> = { matching, left, right }
  for (const listing of OF_JOIN)
    found[listing] = await server.rows(`/joins/${entity}-2-${entity}-2-1/${listing}?pageSize=1000`)
  return found
}
