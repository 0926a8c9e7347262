import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const PLACES = `zip,city
1010,Wien
1010,Wien
1010,Vienna
8010,Graz
8020,Graz
`
/** The same rows with a column in front. */
const WITH_COUNTRY = `country,zip,city
AT,1010,Wien
AT,1010,Wien
AT,1010,Vienna
AT,8010,Graz
AT,8020,Graz
`

describe('An entity that is loaded again from a source with other columns', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  /** Loads an entity again, and gives the row of its job. */
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

  const done = async (path: string, command: string, data: object): Promise<Record<string, string>> => {
    const { status, body } = await server.command(path, { command, data })
    expect(status, JSON.stringify(body)).to.be.oneOf([200, 204])
    return body.url || body.uri ? server.ended(body.url ?? body.uri) : {}
  }

  const refused = async (path: string, body?: object): Promise<string> => {
    const answer = body
      ? await server.command(path, body)
      : await server
          .ask(path)
          .then(async (one) => ({ status: one.status, body: (await one.json()) as { detail: string } }))
    expect(answer.status, JSON.stringify(answer.body)).to.equal(409)
    return answer.body.detail
  }

  const exported = async (path: string, data: object, options: object): Promise<string> => {
    const { status, body } = await server.command(path, { command: 'export', data, options })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const { filename } = data as { filename: string }
    return (await server.ask(`/download/${filename}`)).text()
  }

  /** An entity with a permanent dependency of the city on the zip. */
  async function places(name: string): Promise<string> {
    const { path } = await server.load(name, PLACES)
    await done(`${path}/dependencies`, 'verify', { attributes: [{ rhs: '2', lhs: '1' }] })
    await done(`${path}/dependencies`, 'edit', { dependencyKeys: ['2 1'], status: 'Permanent' })
    return path
  }

  it('corrects the column that it corrected before, and makes the same rule', async () => {
    const path = await places('Corrected')
    expect(await reload(path, WITH_COUNTRY)).to.include({ State: 'Completed' })
    const data = { filename: 'corrected.csv', corrected: ['2 1'] }
    const text = await exported(`${path}/rows`, data, { columns: ['COUNTRY', 'ZIP', 'CITY'] })
    expect(text.split(/\r?\n/).slice(1)).to.deep.equal([
      'AT,1010,Wien',
      'AT,1010,Wien',
      'AT,1010,Wien',
      'AT,8010,Graz',
      'AT,8020,Graz',
      '',
    ])
    const { body } = await server.command(`${path}/dependencies`, {
      command: 'makerule',
      data: { dependencyKeys: ['2 1'], THRESHOLD: '50' },
    })
    const [rule] = await server.rows(`${path}/businessrules/${body.rules[0]}`)
    expect(rule!['Expression'])
      .to.match(/zip/)
      .and.match(/city/)
      .and.not.match(/country/)
    expect(await server.rows(`${path}/dependencies/2-1/conflicts`)).to.deep.equal([
      { Frequency: '2', zip: '1010', city: 'Wien' },
      { Frequency: '1', zip: '1010', city: 'Vienna' },
    ])
  })

  it('counts the same attribute in a rule of an attribute', async () => {
    const { path } = await server.load('Cities', 'id,zip,city\n1,1010,a\n2,1010,b\n3,1010,c\n4,8010,d\n')
    const rule = { NAME: 'Zips', EXPRESSION: 'zip = 1010', THRESHOLD: '60', THRESHOLD_OF: 'values' }
    await server.command(`${path}/attributes/2/businessrules`, { command: 'add', data: rule })
    const figures = async () => (await server.rows(`${path}/businessrules/1`))[0]!
    const halfOfValues = { 'Attribute ID': '2', Result: 'failed', 'Passing Fraction': '50.000', Status: '' }
    await reload(path, 'id,zip,city\n1,1010,a\n2,1010,b\n3,1010,c\n4,8010,d\n')
    expect(await figures()).to.include(halfOfValues)
    // Three of the four cities would pass.
    await reload(path, 'id,city,zip\n1,a,1010\n2,b,1010\n3,c,1010\n4,d,8010\n')
    expect(await figures()).to.include(halfOfValues)
  })

  it('joins by the same attributes, and lists the duplicates of the same key', async () => {
    const { path, entityId } = await server.load('Joined', PLACES)
    const { entityId: other } = await server.load('Streets', 'zip,street\n1010,Ring\n8010,Platz\n')
    const params = { LH: { entity: entityId, attributes: '1' }, RH: { entity: other, attributes: '1' } }
    await done(`${path}/joins`, 'create', { params })
    const id = `/joins/${entityId}-1-${other}-1-1`
    const before = (await server.rows(`${id}?columns=INNER_PRODUCT,_left_expr,_right_expr`))[0]
    await done(`${path}/keys`, 'verify', { keys: ['1_2'] })
    await reload(path, WITH_COUNTRY)
    await done(id, 'run', {})
    expect((await server.rows(`${id}?columns=INNER_PRODUCT,_left_expr,_right_expr`))[0]).to.deep.equal(before)
    expect(before!['Inner joined rows']).to.equal('4')
    expect(await server.rows(`${path}/keys/1_2/duplicates`)).to.deep.equal([
      { 'Duplicate Rows': '2', zip: '1010', city: 'Wien' },
    ])
  })

  it('lists attributes and rows in the order of the source', async () => {
    const { path } = await server.load('Ordered', PLACES)
    await reload(path, WITH_COUNTRY)
    expect(await server.rows(`${path}/attributes?columns=ATTRIBUTE_ID,_humanised_name`)).to.deep.equal([
      { Ref: '3', Name: 'country' },
      { Ref: '1', Name: 'zip' },
      { Ref: '2', Name: 'city' },
    ])
    expect(Object.keys((await server.rows(`${path}/rows`))[0]!)).to.deep.equal([
      'Row',
      'country',
      'zip',
      'city',
    ])
    expect((await server.rows(`${path}/rows/3/details`)).map(({ Name }) => Name)).to.deep.equal([
      'country',
      'zip',
      'city',
    ])
  })

  it('reports the added, lost, returned and kept columns', async () => {
    const { path } = await server.load('Told', PLACES)
    expect((await reload(path, 'city,country\nWien,AT\n'))['Message']).to.include(
      '1 attribute is kept. New: country (3). Lost: zip (1).',
    )
    expect((await reload(path, 'zip,country\n1010,AT\n'))['Message']).to.include(
      '1 attribute is kept. Returned: zip (1). Lost: city (2).',
    )
    const answer = (await (await server.ask(path)).json()) as { rows: { metadata: unknown }[] }
    expect(answer.rows[0]!.metadata).to.deep.include({
      attributeChanges: {
        kept: '1',
        added: [],
        returned: [{ attributeId: '1', name: 'zip' }],
        lost: [{ attributeId: '2', name: 'city' }],
      },
    })
  })

  it('reports which permanent definitions lack a column, rejects their use by its name, and restores them with the column', async () => {
    const path = await places('Lost')
    const entityId = path.split('/').at(-1)!
    const params = { LH: { entity: entityId, attributes: '2' }, RH: { entity: entityId, attributes: '1' } }
    await done(`${path}/joins`, 'create', { params })
    await done(`${path}/keys`, 'verify', { keys: ['2'] })
    const rules = [
      [`${path}/businessrules`, { NAME: 'Named', EXPRESSION: 'city <> "Graz"', THRESHOLD: '50' }],
      [`${path}/attributes/2/businessrules`, { NAME: 'Owned', EXPRESSION: 'zip > 0', THRESHOLD: '50' }],
    ] as const
    for (const [at, data] of rules) await server.command(at, { command: 'add', data })
    const statuses = async () => [
      (await server.rows(`${path}/dependencies/2-1`))[0]!['Status'],
      (await server.rows(`${path}/keys/2`))[0]!['Status'],
      (await server.rows(`/joins/${entityId}-2-${entityId}-1`))[0]!['Status'],
      (await server.rows(`${path}/businessrules/1`))[0]!['Status'],
      (await server.rows(`${path}/businessrules/2`))[0]!['Status'],
    ]
    const present = ['Permanent', 'Discovered', 'Permanent', '', '']
    const runRules = () => done('/businessrules/entity', 'run', { ENTITY: entityId, OPTION: 'ALL' })
    await runRules()
    expect(await statuses()).to.deep.equal(present)
    await reload(path, 'zip,country\n1010,AT\n')
    expect(await statuses()).to.deep.equal([
      'Permanent, attribute missing',
      'Discovered, attribute missing',
      'Permanent, attribute missing',
      'attribute missing',
      'attribute missing',
    ])
    const join = `/joins/${entityId}-2-${entityId}-1`
    const run = (attribute: number, rule: number) => ({
      command: 'run',
      data: { ENTITY: entityId, OPTION: 'SELECTED', RULE_IDS: [`${entityId} ${attribute} ${rule}`] },
    })
    for (const detail of [
      await refused(`${path}/dependencies/2-1/conflicts`),
      await refused(`${path}/dependencies/2-1/verify`),
      await refused(`${path}/dependencies`, {
        command: 'makerule',
        data: { dependencyKeys: ['2 1'], THRESHOLD: '50' },
      }),
      await refused(`${path}/rows`, { command: 'export', data: { filename: 'x.csv', corrected: ['2 1'] } }),
      await refused(`${path}/keys/2/duplicates`),
      await refused(`${join}/innerrows`),
      await refused(join, { command: 'run' }),
      await refused(`${path}/businessrules/1/failingrows`),
      await refused(`${path}/businessrules/2/failingrows`),
      await refused('/businessrules/entity', run(0, 1)),
      await refused('/businessrules/entity', run(2, 2)),
    ])
      expect(detail).to.match(/\bcity\b/)
    const gone = await server.ask(`${path}/attributes/2`)
    expect(gone.status).to.equal(404)
    expect(((await gone.json()) as { detail: string }).detail).to.equal(
      'The attribute 2, "city", is not in the present rows of this entity: their source has no such column.',
    )
    await reload(path, WITH_COUNTRY)
    expect(await statuses()).to.deep.equal(present)
    expect((await server.rows(`${path}/dependencies/2-1/conflicts`)).length).to.equal(2)
    await done(join, 'run', {})
    expect((await server.ask(`${join}/innerrows`)).status).to.equal(200)
  })

  it('lets a rule be disabled while its column is missing', async () => {
    const { path } = await server.load('Stuck', PLACES)
    const rule = `${path}/businessrules/1`
    await server.command(`${path}/businessrules`, {
      command: 'add',
      data: { NAME: 'Stuck', EXPRESSION: 'city <> "Graz"', THRESHOLD: '50' },
    })
    await reload(path, 'zip\n1010\n')
    const edit = (data: object) => server.command(rule, { command: 'edit', data })
    expect((await edit({ ENABLED: '0', EXPRESSION: 'city <> "Graz"' })).status).to.equal(200)
    expect((await server.rows(rule))[0]).to.include({ Enabled: 'no', Status: 'attribute missing' })
    expect((await edit({ EXPRESSION: 'city <> "Wien"' })).status).to.equal(404)
    expect((await edit({ EXPRESSION: 'zip > 0' })).status).to.equal(200)
    expect((await server.rows(rule))[0]).to.include({ Status: 'analysis reqd' })
  })

  it('says so in the status of a join whose filter names a missing column', async () => {
    const { path, entityId } = await server.load('Filtered', PLACES)
    const params = {
      LH: { entity: entityId, attributes: '1', expression: 'city <> "Graz"' },
      RH: { entity: entityId, attributes: '1' },
    }
    await done(`${path}/joins`, 'create', { params })
    await reload(path, 'zip\n1010\n')
    const join = `/joins/${entityId}-1-${entityId}-1`
    expect((await server.rows(join))[0]).to.include({ Status: 'Permanent, attribute missing' })
    expect(await refused(`${join}/innerrows`)).to.match(/\bcity\b/)
    expect(await refused(join, { command: 'run' })).to.match(/\bcity\b/)
    await reload(path, PLACES)
    expect((await server.rows(join))[0]).to.include({ Status: 'Permanent' })
  })
})
