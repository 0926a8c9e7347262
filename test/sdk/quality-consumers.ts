import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ADMIN_PASSWORD, startQualityServer } from '../quality/support/quality-server.ts'

const run = promisify(execFile)

/** What the consumers beside this file print: the same in every language. */
export const EXPECTED = {
  login: 'admin',
  preview: [
    ['Ada', '36'],
    ['Alan', '41'],
    ['Grace', '85'],
  ],
  delimiter: 'comma',
  state: 'Completed',
  read: [
    [
      ['1', 'Ada', '36'],
      ['2', 'Alan', '41'],
    ],
    [['3', 'Grace', '85']],
  ],
  rejected: ['ragged'],
  newer: 'people (2).csv',
  stateAfter: 'Completed',
  entity: ['Persons', '1'],
  readAfter: [[['1', 'Edsger', '72']]],
  gone: 404,
}

/** What the consumers of profiles print. */
export const EXPECTED_PROFILE = {
  attributes: [
    ['name', '4', '0', 'a3'],
    ['phone', '3', '1', 'd3pd4'],
  ],
  attribute: [['phone', '3', '1', 'd3pd4']],
  values: [
    ['Ada', '3'],
    ['Alan', '4'],
    ['Jane Roe', '8'],
    ['Åsa', '3'],
  ],
  masks: [
    ['NNN-NNNN', 'N3-N4', '2'],
    ['(NNN) NNNN', '(N3) N4', '1'],
  ],
  behind: [
    ['1', 'Ada', '555-0100'],
    ['2', 'Alan', '555-0101'],
  ],
  without: [['4', 'Jane Roe', '']],
  patterns: [['d3pd4'], ['pd3p_d4']],
  rich: [['ul2'], ['ul3'], ['ul3_ul2']],
  long: [['ull'], ['ulll'], ['ulll_ull']],
  soundexes: [
    ['A200', '1'],
    ['A300', '1'],
  ],
  metaphones: [
    ['ALN', '1'],
    ['AS', '1'],
  ],
  priorities: [[1, 'High', 'Today', 'N']],
  left: [],
  library: [[['Contact']], ['Phone']],
  unmasked: '555-0100',
  report: 'People · Data profile',
}

/** What the consumers of expressions and exports print. */
export const EXPECTED_EXPRESSION = {
  asked: [
    ['2', 'Alan', '1912-06-23', '1912'],
    ['4', 'Grace', '1906-12-09', '1906'],
  ],
  got: [['Åsa']],
  refused: [404, 'name'],
  valid: ['logical', ['name']],
  invalid: [[0, 6, 'LENGTH']],
  functions: true,
  trim: ['TRIM(text: text) → text', true],
  state: 'Completed',
  filename: 'young.csv',
  whole: 'name,YEAR\nAlan,1912\nGrace,1906\nÅsa,\n',
  rest: 'Alan,1912\nGrace,1906\nÅsa,\n',
}

/** What the consumers of business rules print. */
export const EXPECTED_RULES = {
  state: 'Completed',
  listed: [
    ['City is known', '60', 'passed', '2', '1'],
    ['Short', '50.5', 'failed', '2', '2'],
  ],
  pages: [[['2', 'Alan', 'London', '']], [['3', 'Grace', '', '85']]],
  groups: [
    ['London', '2'],
    ['', '1'],
  ],
  permissions: ['1', '1'],
  count: '2',
  refused: [404, 'age'],
  left: [],
}

/** What the consumers of joins print. */
export const EXPECTED_JOINS = {
  state: 'Completed',
  figures: [['3', '2', '3', '5', '1:M']],
  pages: [
    [
      ['Ada', '10'],
      ['Ada', '11'],
    ],
    [
      ['Grace', '12'],
      ['Linus', ''],
    ],
    [['', '13']],
  ],
  values: [
    ['1', '1', '2', '2'],
    ['2', '1', '1', '1'],
  ],
  discovered: ['75.000'],
  permanent: [
    ['1', 'Permanent'],
    ['2', 'Permanent'],
  ],
  refused: 404,
  count: '0',
}

/** What a consumer prints about a server of its own. */
export async function consume(command: string, consumer: string): Promise<unknown> {
  const server = await startQualityServer()
  try {
    const { stdout } = await run(command, [consumer, server.url, 'admin', ADMIN_PASSWORD, 'test'])
    return JSON.parse(stdout)
  } finally {
    await server.stop()
  }
}

/** What the consumers of keys and dependencies print. */
export const EXPECTED_DEPENDENCIES = {
  state: 'Completed',
  keys: [
    ['id', '100.000'],
    ['city', '80.000'],
  ],
  found: [
    ['2-', '60.000'],
    ['3-2', '60.000'],
  ],
  conflicts: [
    ['2', '1010', 'Vienna'],
    ['1', '1010', 'Wien'],
    ['1', '8010', 'Graz'],
    ['1', '8010', 'Linz'],
  ],
  corrections: [
    ['postcode == 1010', 'city = Vienna', 'majority'],
    ['postcode == 8010', 'city = Graz', 'resolved'],
  ],
  rules: ['1'],
  corrected: 'id,postcode,city\n1,1010,Vienna\n2,1010,Vienna\n3,1010,Vienna\n4,8010,Graz\n5,8010,Graz\n',
  refused: 404,
  left: [['2-']],
}
