import { expect } from 'chai'
import fc from 'fast-check'
import {
  connectionString,
  type OdbcParameters,
  secretsOf,
} from '../../../../src/quality/loaders/odbc/connection-string.ts'

const parameters = (more: Partial<OdbcParameters> = {}): OdbcParameters => ({
  dsn: undefined,
  driver: 'Some Driver',
  attributes: [],
  user: undefined,
  password: undefined,
  ...more,
})

/** Reads a connection string as drivers do: `}}` in braces is a brace. */
function read(text: string): [string, string][] {
  const pairs: [string, string][] = []
  const pair = /([^=;]+)=(?:\{((?:[^}]|\}\})*)\}|([^;{]*));/gy
  let end = 0
  for (let match = pair.exec(text); match; match = pair.exec(text)) {
    pairs.push([match[1]!, match[2]?.replaceAll('}}', '}') ?? match[3]!])
    end = pair.lastIndex
  }
  expect(end).to.equal(text.length)
  return pairs
}

describe('a connection string', () => {
  it('has each value as it was given, so that none begins another attribute', () => {
    const value = fc.string({ unit: fc.constantFrom(...'ab;={}[]()?*!@, \'"\\é漢') })
    fc.assert(
      fc.property(value, value, value, (server, user, password) => {
        const text = connectionString(parameters({ attributes: [['Server', server]], user, password }))
        expect(read(text)).to.deep.equal([
          ['DRIVER', 'Some Driver'],
          ['Server', server],
          ['UID', user],
          ['PWD', password],
        ])
      }),
    )
  })

  it('adds the options of known drivers that are not given', () => {
    const attributes = [['fetch', '5']] as const
    const text = connectionString(parameters({ driver: 'PostgreSQL Unicode', attributes }))
    expect(text).to.include('fetch=5;').and.include('UseDeclareFetch=1;').and.not.include('Fetch=1000')
    expect(connectionString(parameters({ driver: undefined, dsn: 'x' }), 'MariaDB')).to.include('utf8mb4')
  })

  for (const [what, wrong, sentence] of [
    ['neither a data source nor a driver', { driver: undefined }, 'Name either'],
    ['both', { dsn: 'x' }, 'Name either'],
    ['an attribute for the password', { attributes: [['PWD', 'x']] }, 'parameter of its own'],
    [
      'an attribute twice',
      {
        attributes: [
          ['A', '1'],
          ['a', '2'],
        ],
      },
      'occurs twice',
    ],
    ['a name with a sign', { attributes: [['a=b;c', '1']] }, 'not the name'],
    ['a control character', { password: 'a\0b' }, 'control characters'],
  ] as [string, Partial<OdbcParameters>, string][]) {
    it(`refuses ${what}`, () => {
      expect(() => connectionString(parameters(wrong))).to.throw(sentence)
    })
  }

  it('names what no message may contain', () => {
    const secrets = secretsOf(
      parameters({
        password: 'a}b',
        attributes: [
          ['SSLKeyPassword', 'c'],
          ['Server', 'd'],
        ],
      }),
    )
    expect(secrets).to.deep.equal(['a}b', 'a}}b', 'c'])
  })
})
