import { expect } from 'chai'
import {
  checkAttributes,
  checkLogin,
  type OdbcParameters,
} from '../../../../src/quality/loaders/odbc/odbc-parameters.ts'

const login = (user: string | undefined, password: string | undefined): OdbcParameters => ({
  dsn: 'sales',
  driver: undefined,
  attributes: [],
  user,
  password,
})
const EXACT = { isExact: true, isWide: true }
const UNKNOWN = { isExact: false, isWide: false }

describe('the attributes of a driver', () => {
  for (const [what, attributes, sentence] of [
    ['an attribute for the password', [['PWD', 'x']], 'parameter of its own'],
    ['a driver', [['Driver', '/tmp/x.so']], 'parameter of its own'],
    // prettier-ignore
    ['an attribute twice', [['A', '1'], ['a', '2']], 'occurs twice'],
    ['a name with a sign', [['a=b;c', '1']], 'not the name'],
    ['a line end', [['Server', 'a\nLoadExt=/tmp/x.so']], 'control characters'],
  ] as [string, OdbcParameters['attributes'], string][]) {
    it(`must not have ${what}`, () => {
      expect(() =>
        checkAttributes(attributes, (detail) => {
          throw new Error(detail)
        }),
      ).to.throw(sentence)
    })
  }
})

describe('a user and a password', () => {
  it('may have any characters for a driver that is known to take them', () => {
    for (const text of ['[]{}(),;?*=!@', 'x;LoadExt=/tmp/x.so;y=', '漢😀', ' ', ''])
      expect(() => checkLogin(login(text, text), EXACT)).to.not.throw()
    expect(() => checkLogin(login(undefined, undefined), UNKNOWN)).to.not.throw()
  })

  it('must not separate attributes for a driver that may put them into a connection string', () => {
    for (const text of ['x;LoadExt=y', '{x', 'x}'])
      for (const one of [login(text, 'p'), login('u', text)])
        expect(() => checkLogin(one, UNKNOWN)).to.throw('not known to take the characters ; { and }')
    expect(() => checkLogin(login('joe@corp', '[](),?*=!'), UNKNOWN)).to.not.throw()
  })

  it('have characters of ASCII only where the driver manager would cut others: Ļ (U+013B) would become ;', () => {
    for (const text of ['xĻy', 'é', '😀'])
      expect(() => checkLogin(login('u', text), { isExact: true, isWide: false })).to.throw('ASCII')
  })

  it('have no control characters and a limited length, and no message repeats them', () => {
    for (const [user, password] of [
      ['joe\0', 'p'],
      ['joe', 'secret\n'],
      ['joe', 'secret\ud800'],
      ['joe', 'secret'.repeat(1000)],
      ['joe'.repeat(100), 'p'],
    ] as const)
      expect(() => checkLogin(login(user, password), EXACT))
        .to.throw(/^The (user|password) must/)
        .with.property('message')
        .that.does.not.match(/joe|secret/)
  })
})
