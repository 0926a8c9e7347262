import { expect } from 'chai'
import { configFor } from '../../support/catalogue.ts'
import type { RuleSuggestion, RuleSuggestions } from '../../../generated/quality/types.ts'
import type { CommandContext } from '../../../src/admin/command.ts'
import { withAccounts } from '../../../src/admin/accounts/open-accounts.ts'
import { recordingLogger } from '../../platform/support.ts'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

const ROWS = 300
const PASSWORD = 'a long password'

/** The columns of a file in which each kind of rule must be found or must not be found, by their names. */
const COLUMNS: Readonly<Record<string, (i: number) => string | number>> = {
  'Order No': (i) => (i === ROWS ? ROWS - 1 : i),
  Phone: (i) => `+49 30 ${String(1234567 + 7919 * i).slice(0, 7)}`,
  Mobile: (i) => 1_570_000_000 + 7919 * i,
  Postcode: (i) => 10_000 + ((i * 37) % 900) * 100,
  Status: (i) => (i === 7 ? 'open ' : i === 9 ? 'n/a' : ['open', 'paid', 'sent', 'closed'][i % 4]!),
  Country: (i) => ['DE', 'FR', 'GB', 'US', 'JP'][i % 5]!,
  Currency: (i) => (i === 12 ? 'USD' : ['EUR', 'EUR', 'GBP', 'USD', 'JPY'][i % 5]!),
  Ordered: (i) => day(i - (i % 2)),
  Shipped: (i) => (i % 3 === 0 ? '' : i === 100 ? day(i - 9) : day(i + (i % 7))),
  Net: (i) => 10 + ((i * 13) % 90),
  Tax: (i) => 1 + ((i * 7) % 20),
  Gross: (i) => (i === 50 ? 1 : 0) + 10 + ((i * 13) % 90) + 1 + ((i * 7) % 20),
  Weight: (i) => (i === 20 ? 'heavy' : (((i * 17) % 50) / 10).toFixed(1)),
  Latitude: (i) => (i === 30 ? 95.5 : (48 + i / 100).toFixed(3)),
  Opened: (i) => (i === 40 ? 'noon' : `${String(8 + (i % 9)).padStart(2, '0')}:${10 + (i % 50)}`),
  Tenant: () => 'acme',
  Level: () => 7,
  Customer: (i) => `${NAMES[i % 17]} ${NAMES[(i * 5) % 13]} ${'i'.repeat(1 + Math.floor(i / 60))}`,
  Email: (i) => (i <= 3 ? '' : `p${i}@example.com`),
  'Account balance': (i) => 10_000 + ((i * 293) % 80_021),
  Rain: (i) => (i % 100 === 0 ? 48.5 : i % 3 === 0 ? 0 : ((i * 7) % 30) / 10),
  Reading: (i) => (i === 61 ? 99_999 : i % 2 ? (i * 7) % 31 : -((i * 3) % 11)),
  Mixed: (i) => (i % 2 ? i * 31 : `${NAMES[i % 17]} ${i % 11}`),
}

const NAMES =
  'Ada Alan Grace Edsger Barbara Donald Tony Niklaus Frances Jean Ken Dennis Bjarne Guido Larry Linus Yukihiro'.split(
    ' ',
  )
const day = (i: number): string => new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10)

const file = (columns: readonly string[]): string =>
  [
    columns.join(','),
    ...Array.from({ length: ROWS }, (_, at) => columns.map((name) => COLUMNS[name]!(at + 1)).join(',')),
  ].join('\n') + '\n'

/** A file for tests that do not depend on the kinds of rules. */
const SMALL = ['Order No', 'Status', 'Net', 'Tax', 'Gross']

describe('Suggested rules', function () {
  this.timeout(60_000)
  let server: QualityServer
  let orders: string
  let found: RuleSuggestions
  before(async () => {
    server = await startQualityServer()
    const context = {
      config: configFor(server.dataDir),
      logger: recordingLogger().logger,
    } as CommandContext
    await withAccounts(context, async ({ accounts }) => {
      for (const role of ['reader', 'editor'] as const) {
        await accounts.createUser({ name: role, password: PASSWORD, isAdministrator: false })
        await accounts.setRole(role, 'test', role)
      }
    })
    orders = (await server.load('Orders', file(Object.keys(COLUMNS)))).path
    found = await suggested(orders)
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const suggested = async (path: string): Promise<RuleSuggestions> => {
    const { status, body } = await server.command(`${path}/businessrules`, { command: 'suggest' })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body as unknown as RuleSuggestions
  }
  const accept = (path: string, version: string, numbers: readonly (number | string)[]) =>
    server.command(`${path}/businessrules`, { command: 'accept', data: { version, numbers } })
  const accepted = async (path: string, version: string, numbers: readonly number[]) => {
    const { status, body } = await accept(path, version, numbers)
    expect(status, JSON.stringify(body)).to.equal(200)
    return body as unknown as { rules: string[] }
  }
  const as = async (user: string, command: object) => {
    const answer = await server.ask(`${orders}/businessrules`, {
      ...{ method: 'POST', user, password: PASSWORD },
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(command),
    })
    return { status: answer.status, body: (await answer.json()) as CommandAnswer }
  }

  /** The expressions of a kind that read a column first. */
  const of = (kind: RuleSuggestion['kind'], { suggestions } = found): string[] =>
    suggestions.filter((one) => one.kind === kind).map(({ expression }) => expression)
  const one = (expression: string): RuleSuggestion => {
    const match = found.suggestions.find((suggestion) => suggestion.expression === expression)
    if (!match) throw new Error(`${expression} is not suggested: ${JSON.stringify(found.suggestions)}`)
    return match
  }

  it('say that a column is filled unless many of its rows are empty', () => {
    const columns = of('not null')
    expect(columns).to.include.members(["NOT IS_EMPTY('Order No')", 'NOT IS_EMPTY(Tenant)'])
    expect(columns).not.to.include('NOT IS_EMPTY(Shipped)')
    expect(one('NOT IS_EMPTY(Email)')).to.include({ failing: 3, passing: 297, support: 99, threshold: 99 })
    expect(one('NOT IS_EMPTY(Email)').failingRow).to.deep.equal({
      row: 1,
      values: [{ columnisedName: 'EMAIL', humanisedName: 'Email', value: null }],
    })
  })

  it('find keys with their duplicates, and no keys among quantities and names', () => {
    expect(of('unique')).to.have.members(["IS_UNIQUE('Order No')"])
    expect(one("IS_UNIQUE('Order No')")).to.include({ failing: 2, priority: 1 })
    expect(one("IS_UNIQUE('Order No')").failingRow!.row).to.equal(ROWS - 1)
    expect(found.suggestions[0]!.expression).to.equal("IS_UNIQUE('Order No')")
  })

  it('find the form of codes, also of codes that are numbers', () => {
    expect(of('pattern')).to.have.members([
      'REGEX_MATCH(Phone, "\\+\\d{2} \\d{2} \\d{7}")',
      'REGEX_MATCH(Mobile, "\\d{10}")',
      'REGEX_MATCH(Postcode, "\\d{5}")',
    ])
  })

  it('list the values of a column without variants and placeholders', () => {
    expect(one('Status IN ("open", "sent", "closed", "paid")').failing).to.equal(2)
    expect(one('Status IN ("open", "sent", "closed", "paid")').failingRow!.values[0]!.value).to.equal('open ')
    expect(of('set').join()).not.to.match(/Customer|Tenant|Level|Email/)
  })

  it('limit quantities and dates, but no codes and constants', () => {
    expect(of('range')).to.have.members([
      'Ordered >= "2023-01-01" AND Ordered <= TODAY()',
      'Shipped >= "2023-01-01" AND Shipped <= TODAY()',
      'Net >= 0 AND Net <= 100',
      'Tax >= 0 AND Tax <= 20',
      'Gross >= 0 AND Gross <= 120',
      'Weight >= 0 AND Weight <= 5',
      'Latitude >= -90 AND Latitude <= 90',
      'Rain >= 0',
      'Reading >= -10',
      "'Account balance' >= 0 AND 'Account balance' <= 90000",
    ])
    expect(one('Weight >= 0 AND Weight <= 5').failingRow!.values[0]!.value).to.equal('heavy')
    expect(one('Latitude >= -90 AND Latitude <= 90').failingRow!.row).to.equal(30)
    expect(one('Shipped >= "2023-01-01" AND Shipped <= TODAY()').filterExpression).to.equal(
      'NOT IS_EMPTY(Shipped)',
    )
  })

  it('name a type only where no other rule implies it', () => {
    expect(of('type')).to.deep.equal(['IS_TIME(Opened)', "IS_INTEGER('Order No')"])
    expect(one('IS_TIME(Opened)').failingRow!.values[0]!.value).to.equal('noon')
  })

  it('limit the length of texts without a form', () => {
    expect(of('length')).to.have.members([
      'LENGTH(Customer) <= 30',
      'LENGTH(Email) <= 20',
      'LENGTH(Mixed) <= 15',
    ])
  })

  it('compare columns: orders of dates, sums, and values that follow from others', () => {
    expect(of('order')).to.deep.equal(['Ordered <= Shipped'])
    expect(one('Ordered <= Shipped')).to.include({
      failing: 1,
      passing: 199,
      filterExpression: 'NOT IS_EMPTY(Shipped)',
    })
    expect(one('Ordered <= Shipped').failingRow!.values.map(({ value }) => value)).to.deep.equal([
      '2023-04-11',
      '2023-04-02',
    ])
    expect(of('dependency')).to.have.lengthOf(2)
    expect(one('Gross = Net + Tax')).to.include({ failing: 1, support: 99.667, threshold: 99 })
    const currency = found.suggestions.find(({ name }) => name === 'Currency follows from Country')!
    expect(currency.expression).to.include('Country IN ("DE", "FR") AND Currency = "EUR"')
    expect(currency.failing).to.equal(1)
    expect(currency.failingRow!.row).to.equal(12)
  })

  it('are numbered from 1, and each says why and what would fail', () => {
    expect(found.suggestions.map(({ number }) => number)).to.deep.equal(
      found.suggestions.map((_, i) => i + 1),
    )
    for (const { reason, wouldFail, failing, failingRow, name, ...rest } of found.suggestions) {
      expect(reason, name).to.match(/^[A-Z0-9].*\.$/)
      expect(wouldFail, name).to.match(/^[A-Z].*\.$/)
      expect(failingRow !== undefined, name).to.equal(failing > 0)
      expect(rest.support, name).to.be.at.least(rest.threshold)
    }
    expect(new Set(found.suggestions.map(({ name }) => name))).to.have.lengthOf(found.suggestions.length)
  })

  it('are the same for the same load, without existing rules', async () => {
    expect(await suggested(orders)).to.deep.equal(found)
    const data = { NAME: 'Sums', EXPRESSION: '( GROSS ) = (NET + TAX)', THRESHOLD: 100 }
    const { body } = await server.command(`${orders}/businessrules`, { command: 'add', data })
    const left = await suggested(orders)
    expect(left.version).to.equal(found.version)
    expect(left.suggestions).to.deep.equal(
      found.suggestions.filter(({ expression }) => expression !== 'Gross = Net + Tax'),
    )
    await server.ask(body.url.slice(body.url.indexOf('/entities')), { method: 'DELETE' })
  })

  it('become rules by their numbers, all or none', async () => {
    const { path } = await server.load('More orders', file(SMALL))
    const { version, suggestions } = await suggested(path)
    const [first, second, third] = suggestions as [RuleSuggestion, RuleSuggestion, RuleSuggestion]
    const { rules } = await accepted(path, version, [third.number, first.number, third.number])
    expect(rules).to.deep.equal(['1', '2'])
    const [one, other] = await server.rows(`${path}/businessrules`)
    expect(one).to.include({ Name: third.name, Expression: third.expression, Enabled: 'yes' })
    expect(one).to.include({ Threshold: String(third.threshold), Description: third.reason })
    expect(one).to.include({
      Priority: String(third.priority),
      'Filter Expression': third.filterExpression ?? '',
    })
    expect(other).to.include({ Name: first.name, 'Created By': 'admin' })

    // The numbers of the other suggestions stay.
    expect((await suggested(path)).suggestions).to.deep.equal(
      suggestions.filter(({ number }) => number !== first.number && number !== third.number),
    )
    const again = await accept(path, version, [second.number, first.number])
    expect([again.status, again.body.detail] as unknown[]).to.deep.equal([
      409,
      `The suggestion ${first.number} is a rule of the entity already; leave its number out.`,
    ])
    const unknown = await accept(path, version, [second.number, second.number, 99])
    expect(unknown.status).to.equal(400)
    expect(unknown.body.errors).to.deep.equal([
      {
        pointer: '/data/numbers/2',
        detail: `There is no suggestion 99; the numbers go from 1 to ${suggestions.length}.`,
      },
    ])
    expect(await server.rows(`${path}/businessrules`)).to.have.lengthOf(2)
  })

  it('have another version after a load', async () => {
    const { path } = await server.load('Reloaded', file(SMALL))
    const { version } = await suggested(path)
    const { body } = await server.command(path, { command: 'reload', data: {} })
    await server.ended(body.job)
    const refused = await accept(path, version, [1])
    expect(refused.status).to.equal(409)
    expect((refused.body as unknown as { detail: string }).detail).to.match(
      /^The suggestions have changed since/,
    )
    expect(await server.rows(`${path}/businessrules`)).to.deep.equal([])
    await accepted(path, (await suggested(path)).version, [1])
  })

  it('get an unused name', async () => {
    const { path } = await server.load('Named', file(SMALL))
    const { name } = (await suggested(path)).suggestions[0]!
    const data = { NAME: name.toUpperCase(), EXPRESSION: 'Net > 0', THRESHOLD: 1 }
    await server.command(`${path}/businessrules`, { command: 'add', data })
    const { version, suggestions } = await suggested(path)
    expect(suggestions[0]!.name).to.equal(`${name} (2)`)
    await accepted(path, version, [1])
  })

  it('of an attribute read it, and become its rules', async () => {
    const { path } = await server.load('Attributes', file(SMALL))
    const gross = `${path}/attributes/${SMALL.indexOf('Gross') + 1}`
    const { version, suggestions } = await suggested(gross)
    expect(suggestions.map(({ expression }) => expression)).to.deep.equal([
      'Gross = Net + Tax',
      'Gross >= 0 AND Gross <= 120',
      'NOT IS_EMPTY(Gross)',
    ])
    expect((await accept(path, version, [1])).status).to.equal(409)
    await accepted(gross, version, [1])
    expect(await server.rows(`${gross}/businessrules`)).to.have.lengthOf(1)
    expect(await server.rows(`${path}/businessrules`)).to.deep.equal([])
  })

  it('are shown to readers, and accepted by editors', async () => {
    const { status, body } = await as('reader', { command: 'suggest' })
    expect(status).to.equal(200)
    const data = { version: (body as unknown as RuleSuggestions).version, numbers: ['1'] }
    expect((await as('reader', { command: 'accept', data })).status).to.equal(403)
    expect((await as('editor', { command: 'accept', data })).status).to.equal(200)
    expect((await server.rows(`${orders}/businessrules`))[0]).to.include({ 'Created By': 'editor' })
  })

  it('are refused with the place of the fault', async () => {
    for (const [status, pointer, data] of [
      [400, '/data/numbers', { version: 'x' }],
      [400, '/data/numbers', { version: 'x', numbers: [] }],
      [400, '/data/numbers/0', { version: 'x', numbers: [0] }],
      [400, '/data/numbers/1', { version: 'x', numbers: ['1', '101'] }],
      [400, '/data/version', { numbers: [1] }],
      [409, undefined, { version: 'x', numbers: [1] }],
    ] as const) {
      const { status: found, body } = await server.command(`${orders}/businessrules`, {
        command: 'accept',
        data,
      })
      expect([found, body.errors[0]?.pointer], JSON.stringify(data)).to.deep.equal([status, pointer])
    }
    const ask = async (path: string) =>
      (await server.command(`${path}/businessrules`, { command: 'suggest' })).status
    expect(await ask('/entities/999')).to.equal(404)
    expect(await ask(`${orders}/attributes/99`)).to.equal(404)
  })

  it('need rows', async () => {
    const { path } = await server.load('Empty', 'a,b\n')
    expect((await suggested(path)).suggestions).to.deep.equal([])
    expect((await accept(path, (await suggested(path)).version, [1])).body.errors[0]!.detail).to.equal(
      'There is no suggestion 1, because there are no suggestions.',
    )
    const connectInfo = {
      type: 'delimited',
      attr: 'names',
      sourceFile: await server.upload('l.csv', 'a\n1\n'),
    }
    const data = { entityName: 'Later', source: 'client', connectInfo, scheduleTime: '2999-12-31 00:00:00' }
    const { body } = await server.command('/entities', { command: 'create', data })
    const refused = await server.command(`/entities/${body.entityId}/businessrules`, { command: 'suggest' })
    expect(refused.status).to.equal(409)
  })

  it('are at most 100, also for very many columns', async () => {
    const columns = Array.from({ length: 60 }, (_, i) => `c${i}`)
    const rows = Array.from({ length: 50 }, (_, row) => columns.map((_, i) => (row * 7 + i) % 40).join(','))
    const { path } = await server.load('Wide', `${columns.join(',')}\n${rows.join('\n')}\n`)
    const { suggestions } = await suggested(path)
    expect(suggestions).to.have.lengthOf(100)
  })

  it('quote the names of columns as the language needs it', async () => {
    const header = `"it's","and","a b","say ""hi""","x","X"`
    const rows = Array.from(
      { length: 60 },
      (_, i) => `${i},${i % 30}.5,${['u', 'v'][i % 2]},q${i % 3},${i % 9},1${i % 7}`,
    )
    const { path } = await server.load('Quoted', `${header}\n${rows.join('\n')}\n`)
    const { version, suggestions } = await suggested(path)
    expect(suggestions.length).to.be.above(8)
    const { rules } = await accepted(
      path,
      version,
      suggestions.map(({ number }) => number),
    )
    expect(rules).to.have.lengthOf(suggestions.length)
  })
})
