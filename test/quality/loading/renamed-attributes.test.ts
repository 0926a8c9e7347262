import { expect } from 'chai'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { recordingLogger } from '../../platform/support.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const PLACES = 'zip,city\n1010,Wien\n1010,Vienna\n8010,Graz\n'

describe('An attribute that is renamed', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  const rename = (path: string, attribute: number, name: string) =>
    server.command(`${path}/attributes/${attribute}`, { command: 'rename', data: { name } })

  async function reload(path: string, content: string): Promise<Record<string, string>> {
    const connectInfo = {
      type: 'delimited',
      attr: 'names',
      sourceFile: await server.upload('again.csv', content),
    }
    const { body } = await server.command(path, {
      command: 'reload',
      data: { source: 'client', connectInfo },
    })
    return server.ended(body.job)
  }

  it('keeps rules with their results, keys, dependencies and joins', async () => {
    const { path, entityId } = await server.load('Followed', PLACES)
    const add = (EXPRESSION: string, more = {}) =>
      server.command(`${path}/businessrules`, {
        command: 'add',
        data: { NAME: EXPRESSION, EXPRESSION, THRESHOLD: '50', ...more },
      })
    await add('zip = 1010 AND CITY <> "zip"', { FILTER_EXPRESSION: '[zip] > 0', GROUP_EXPRESSION: 'ZIP' })
    await add('city <> "Graz"')
    const run = await server.command('/businessrules/entity', {
      command: 'run',
      data: { ENTITY: entityId, OPTION: 'ALL' },
    })
    await server.ended(run.body.url)
    const verified = await server.command(`${path}/dependencies`, {
      command: 'verify',
      data: { attributes: [{ rhs: '2', lhs: '1' }] },
    })
    await server.ended(verified.body.url ?? verified.body.uri)
    const params = {
      LH: { entity: entityId, attributes: '1', expression: 'zip > 1' },
      RH: { entity: entityId, attributes: '1', expression: 'city = "Wien"' },
    }
    const created = await server.command(`${path}/joins`, { command: 'create', data: { params } })
    expect(await server.ended(created.body.url)).to.include({ State: 'Completed' })
    const before = await server.rows(`${path}/businessrules/1`)

    const { status, body } = await rename(path, 1, 'Post code')
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(body.url).to.equal(`/api/repositories/test${path}/attributes/1`)
    expect(await server.rows(`${path}/attributes/1?columns=_humanised_name`)).to.deep.equal([
      { Name: 'Post code' },
    ])
    const [rule] = await server.rows(`${path}/businessrules/1`)
    expect(rule).to.deep.equal({
      ...before[0],
      Expression: `'Post code' = 1010 AND CITY <> "zip"`,
      'Filter Expression': `'Post code' > 0`,
      'Group Function': 'POST_CODE',
    })
    expect(rule).to.include({ Status: '', Result: 'passed' })
    expect((await server.rows(`${path}/businessrules/2`))[0]).to.include({
      Expression: 'city <> "Graz"',
      Status: '',
    })
    expect((await server.rows(`${path}/dependencies/2-1`))[0]).to.include({
      'Lh Attrs': 'Post code',
      'Rh Attr': 'city',
    })
    const id = `/joins/${entityId}-1-${entityId}-1`
    expect((await server.rows(id))[0]).to.include({
      'Left Expression': 'Post code',
      'Left Filter': `'Post code' > 1`,
      'Right Filter': 'city = "Wien"',
    })
    const again = await server.command(id, { command: 'run' })
    expect(await server.ended(again.body.url)).to.include({ State: 'Completed' })
    expect((await server.rows(`${path}/rows?columns=POST_CODE`))[0]).to.deep.equal({ 'Post code': '1010' })
  })

  it('can have the name of the number of a row, which its rules then name by its other name', async () => {
    const { path, entityId } = await server.load('Rows', PLACES)
    await server.command(`${path}/businessrules`, {
      command: 'add',
      data: { NAME: 'x', EXPRESSION: 'zip > 990', THRESHOLD: '50' },
    })
    await rename(path, 1, 'Row')
    const run = await server.command('/businessrules/entity', {
      command: 'run',
      data: { ENTITY: entityId, OPTION: 'ALL' },
    })
    await server.ended(run.body.url)
    expect((await server.rows(`${path}/businessrules/1`))[0]).to.include({
      Expression: 'ROW > 990',
      Result: 'passed',
    })
  })

  it('is found again by its source column, also behind other columns', async () => {
    const { path } = await server.load('Found', PLACES)
    await rename(path, 1, 'Post code')
    expect(await reload(path, 'country,city,zip\nAT,Wien,1010\n')).to.include({ State: 'Completed' })
    expect(await server.rows(`${path}/rows`)).to.deep.equal([
      { Row: '1', country: 'AT', city: 'Wien', 'Post code': '1010' },
    ])
  })

  it('fails a load whose source has its column and another column of its new name', async () => {
    const { path } = await server.load('Both', PLACES)
    await rename(path, 1, 'code')
    const job = await reload(path, 'code,zip,city\nx,1010,Wien\n')
    expect(job).to.include({ State: 'Failed' })
    expect(job['Reason']).to.equal(
      'The column 1 of the source is "code", and the column 2, "zip", is the attribute 1, which was renamed to "code". Rename the attribute again, or one of the columns.',
    )
    expect((await server.rows(`${path}/rows`)).length).to.equal(3)
  })

  it('cannot take a name in use, also not that of a column that a reload lost', async () => {
    const { path } = await server.load('Taken', 'zip,city,land\n1,2,3\n')
    for (const name of ['city', 'City', ' CITY ', 'LAND'])
      expect((await rename(path, 1, name)).status, name).to.equal(409)
    expect((await rename(path, 1, 'city')).body.detail).to.equal(
      'The name "city" is in use: the attribute 2, "city", has it (letter case and punctuation do not count). Choose another name.',
    )
    await reload(path, 'zip,land\n1,3\n')
    expect((await rename(path, 1, 'City')).body.detail).to.equal(
      'The name "City" is in use: the attribute 2, "city", had it in earlier rows, and a reload can bring it back. Choose another name.',
    )
    expect((await rename(path, 1, 'ZIP')).status).to.equal(200)
    expect((await rename(path, 2, 'x')).status).to.equal(404)
    expect((await rename(path, 1, '\u00a0')).status).to.equal(409)
    for (const name of ['', ' ', 'a\u0000b', 'x'.repeat(101)])
      expect((await rename(path, 1, name)).status, JSON.stringify(name)).to.equal(400)
  })

  it('is renamed in waiting jobs', async () => {
    const { path, entityId } = await server.load('Waiting', PLACES)
    const later = { scheduleTime: '2099-01-01 00:00:00' }
    const params = {
      LH: { entity: entityId, attributes: '1', expression: 'zip > 1' },
      RH: { entity: entityId, attributes: '2' },
    }
    const created = await server.command(`${path}/joins`, { command: 'create', data: { params, ...later } })
    expect(created.status, JSON.stringify(created.body)).to.equal(200)
    await rename(path, 1, 'Post code')
    const job = created.body.url.slice(created.body.url.indexOf('/scheduler'))
    expect((await server.rows(job))[0]).to.include({ State: 'Scheduled' })
    const catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
    const [{ params: kept }] = (await catalogue
      .knex('jobs')
      .where({ status: 'Scheduled' })
      .select('params')) as [{ params: string }]
    await catalogue.close()
    expect(JSON.parse(kept)).to.have.nested.property('definition.left.filter', `'Post code' > 1`)
  })
})
