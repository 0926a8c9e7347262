import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** People with a city that their postcode determines, but for two rows of the postcode 1010 and a tie at 2020. */
const PEOPLE = [
  'id,postcode,city,country,note',
  '1,1010,Vienna,AT,',
  '2,1010,Vienna,AT,',
  "3,1010,Wien's,AT,x",
  '4,2020,Graz,AT,y',
  '5,2020,Linz,AT,z',
  '6,3030,Bern,AT,',
  '7,,Rome,AT,w',
  '8,,Oslo,AT,w',
  '9,,Oslo,AT,v',
].join('\n')

const ALL = { columns: '_lhnames,GOODNESS,CONFIRMATIONS,_duplicate_keys,_duplicate_rows,__STATUS,_verified' }

describe('keys and dependencies', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
    await server.load('People', `${PEOPLE}\n`)
  })
  after(() => server.stop())

  /** Runs a command that starts a job, and waits for it. */
  async function run(path: string, command: string, data: object = {}): Promise<Record<string, string>> {
    const { status, body } = await server.command(`/entities/1${path}`, { command, data })
    expect(status, JSON.stringify(body)).to.equal(200)
    return server.ended(body.url ?? body.uri)
  }

  const listed = (path: string, query: Record<string, string> = {}): Promise<Record<string, string>[]> =>
    server.rows(`/entities/1${path}?${new URLSearchParams(query).toString()}`)

  const refused = async (path: string, body: object): Promise<{ status: number; detail: string }> => {
    const answer = await server.command(`/entities/1${path}`, body)
    return { status: answer.status, detail: answer.body.detail }
  }

  it('are discovered, keys with their duplicates', async () => {
    const job = await run('/keys', 'discover')
    expect(job).to.include({
      State: 'Completed',
      'Job Type': 'Dependency Discovery',
      Message: '1 key is found in 9 rows, 1 of them new.',
    })
    expect(await listed('/keys', ALL)).to.deep.equal([
      {
        'Lh Attrs': 'id',
        'Quality %': '100.000',
        Keys: '9',
        'Duplicate Keys': '0',
        'Duplicate Rows': '0',
        Status: 'Discovered',
        Verified: 'Yes',
      },
    ])
  })

  it('are discovered, dependencies down to a quality', async () => {
    const job = await run('/dependencies', 'discover', { quality: 80, maxWidth: 1, attributes: '2 3 4' })
    expect(job).to.include({ State: 'Completed' })
    const columns =
      '_fd_key,GOODNESS,CONFIRMATIONS,_conflicting_lh_values,_conflicting_rows,_normalise,_resolved'
    expect(await listed('/dependencies', { columns })).to.deep.equal([
      {
        'Dependency Key': '2-3',
        'Quality %': '100.000',
        'Confirming LR Values': '7',
        'Conflicting LH Values': '0',
        'Conflicting Rows': '0',
        'Normalise Flag': 'Yes',
        'Resolved %': '100.000',
      },
      {
        'Dependency Key': '4-',
        'Quality %': '100.000',
        'Confirming LR Values': '1',
        'Conflicting LH Values': '0',
        'Conflicting Rows': '0',
        'Normalise Flag': 'No',
        'Resolved %': '100.000',
      },
    ])
  })

  it('are verified over all rows, which adds them', async () => {
    const attributes = [{ rhs: '3', lhs: '2' }]
    expect(await run('/dependencies', 'verify', { attributes })).to.include({
      'Activity Name': 'Rule Verification',
      Message: '1 of 1 key or dependency is verified.',
    })
    const [row] = await listed('/dependencies/discovered', { where: '\'Dependency Key\' = "3-2"' })
    expect(row).to.include({
      'Lh Attrs': 'postcode',
      'Rh Attr': 'city',
      'Quality %': '66.667',
      'Confirming LR Values': '1',
      'Conflicting LH Values': '3',
      'Conflicting Rows': '8',
      Verified: 'Yes',
    })
    expect((await server.ask('/entities/1/dependencies/3-2/verify/')).status).to.equal(200)
    expect((await server.ask('/entities/1/attributes/2/dependencies/3-2/verify')).status).to.equal(200)
    expect((await server.ask('/entities/1/attributes/1/dependencies/3-2/verify')).status).to.equal(404)
  })

  it('count a null as a value of its own if it differs from all others', async () => {
    await run('/dependencies', 'verify', { attributes: [{ rhs: 5, lhs: 2 }], nulls: 'different' })
    const [row] = await listed('/dependencies', { where: '\'Dependency Key\' = "5-2"' })
    // Postcodes: 1010 has two nulls and x, 2020 has y and z, 3030 a null; the other three are null themselves.
    expect(row).to.include({
      Nulls: 'different',
      'Quality %': '66.667',
      'Confirming LR Values': '4',
      'Conflicting LH Values': '2',
      'Conflicting Rows': '5',
    })
  })

  it('list conflicts, the left values with the most rows first', async () => {
    const { rows, metadata } = (await (
      await server.ask('/entities/1/dependencies/3-2/conflicts')
    ).json()) as {
      rows: { dataRow: string[] }[]
      metadata: { totalCount: string }
    }
    expect(metadata.totalCount).to.equal('6')
    expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([
      ['2', '1010', 'Vienna'],
      ['1', '1010', "Wien's"],
      ['2', '', 'Oslo'],
      ['1', '', 'Rome'],
      ['1', '2020', 'Graz'],
      ['1', '2020', 'Linz'],
    ])
    const some = { where: 'Frequency = 1', pageStart: '2', pageSize: '1' }
    expect(await listed('/attributes/3/dependencies/3-2/conflicts', some)).to.deep.equal([
      { Frequency: '1', postcode: '', city: 'Rome' },
    ])
    const behind = { command: 'get', attribute: '3-2', values: [null], options: { columns: ['ID'] } }
    const { body } = await server.command('/entities/1/rows/conflictdependencies', behind)
    expect(body.rows).to.deep.equal([{ dataRow: ['7'] }, { dataRow: ['8'] }, { dataRow: ['9'] }])
  })

  it('propose the majority as a correction, unless a user resolved the conflict', async () => {
    const shown = { columns: '_lhs,_rhs,_correction,_expression,_origin,contradiction.COUNT' }
    const before = await listed('/dependencies/3-2/corrections/', shown)
    expect(before).to.deep.equal([
      {
        Determinant: 'postcode == 1010',
        Dependent: 'city = Vienna',
        Corrector: "if (postcode == '1010') then move 'Vienna' ,city; endif;",
        Expression: 'IF [postcode] = "1010" THEN "Vienna" ELSE [city]',
        Origin: 'majority',
        Frequency: '1',
      },
      {
        Determinant: 'postcode == null',
        Dependent: 'city = Oslo',
        Corrector: "if (postcode is null) then move 'Oslo' ,city; endif;",
        Expression: 'IF IS_NULL([postcode]) THEN "Oslo" ELSE [city]',
        Origin: 'majority',
        Frequency: '1',
      },
      {
        Determinant: 'postcode == 2020',
        Dependent: '',
        Corrector: '',
        Expression: '',
        Origin: '',
        Frequency: '',
      },
    ])
    for (const { Expression: expression } of before.filter((row) => row['Expression'])) {
      const check = { command: 'check', data: { expression, entity: 1 } }
      expect((await server.command('/expressions', check)).body).to.include({ valid: true })
    }
    const resolve = { command: 'resolve', data: { lhs: ['1010'], rhs: "Wien's" } }
    expect((await server.command('/entities/1/dependencies/3-2/conflicts', resolve)).status).to.equal(204)
    const [after] = await listed('/dependencies/3-2/corrections', shown)
    expect(after).to.deep.equal({
      Determinant: 'postcode == 1010',
      Dependent: "city = Wien's",
      Corrector: "if (postcode == '1010') then move 'Wien''s' ,city; endif;",
      Expression: 'IF [postcode] = "1010" THEN "Wien\'s" ELSE [city]',
      Origin: 'resolved',
      Frequency: '2',
    })
    const [row] = await listed('/dependencies', { where: '\'Dependency Key\' = "3-2"' })
    expect(row).to.include({ 'Resolved %': '33.333' })
    const command = { command: 'corrections', data: { dependencyKeys: ['3 2', '5-2'] } }
    const { body } = await server.command('/entities/1/dependencies', command)
    expect(body.metadata).to.include({ totalCount: '5' })
    expect((body.rows as readonly { metadata?: object }[])[0]!.metadata).to.deep.equal({ origin: 'resolved' })
  })

  it('list the duplicates of a key that is added, and their rows', async () => {
    expect(await run('/keys', 'verify', { keys: ['2_3'] })).to.include({ State: 'Completed' })
    expect(await listed('/keys/permanent')).to.deep.equal([])
    expect(await run('/keys', 'add', { lhs: '3 2' })).to.include({ State: 'Completed' })
    const [row] = await listed('/keys/permanent')
    expect(row).to.include({ 'Lh Attrs': 'postcode, city', 'Quality %': '77.778', 'Duplicate Rows': '4' })
    expect(await listed('/keys/2_3/duplicates')).to.deep.equal([
      { 'Duplicate Rows': '2', postcode: '1010', city: 'Vienna' },
      { 'Duplicate Rows': '2', postcode: '', city: 'Oslo' },
    ])
    const behind = { command: 'get', attribute: '2_3', values: ['1010', 'Vienna'] }
    const { body } = await server.command('/entities/1/rows/duplicatekeys', behind)
    expect(body.metadata).to.include({ totalCount: '2' })
    const [people] = await server.rows('/entities')
    expect(people).to.include({ 'Permanent Keys': '1', 'Discovered Keys': '1', 'Discovered Deps': '4' })
  })

  it('change their status, and are deleted, all or none', async () => {
    const edit = { command: 'edit', data: { dependencyKeys: ['3 2', '1-9'], status: 'Permanent' } }
    expect(await refused('/dependencies', edit)).to.deep.equal({
      status: 404,
      detail: 'The entity 1 has no dependency 1-9.',
    })
    expect(await listed('/dependencies/permanent')).to.deep.equal([])
    const valid = { command: 'edit', data: { dependencyKeys: ['3 2'], status: 'Permanent' } }
    expect((await server.command('/entities/1/attributes/2/dependencies', valid)).status).to.equal(204)
    expect(await listed('/attributes/2/dependencies/permanent')).to.have.lengthOf(1)
    const gone = { command: 'delete', data: { dependencyKeys: ['5-2', '4'] } }
    expect((await server.command('/entities/1/dependencies', gone)).status).to.equal(204)
    expect((await server.ask('/entities/1/dependencies/5-2')).status).to.equal(404)
    const key = { command: 'edit', data: { status: 'Discovered' } }
    expect((await server.command('/entities/1/keys/2_3', key)).status).to.equal(204)
    expect(await listed('/keys/discovered')).to.have.lengthOf(2)
    expect((await server.ask('/entities/1/keys/2_3', { method: 'DELETE' })).status).to.equal(204)
    expect((await server.ask('/entities/1/keys/2_3', { method: 'DELETE' })).status).to.equal(404)
  })

  it('ignore data that a command does not need', async () => {
    const data = { dependencyKeys: ['x'], attribute: 7, values: 'x' }
    const { status } = await server.command('/entities/1/dependencies/3-2/corrections', {
      command: 'get',
      data,
    })
    expect(status).to.equal(200)
  })

  it('have different ids', async () => {
    const rows = { command: 'get', attribute: '3-2', values: ['1010'] }
    expect(await refused('/rows/duplicatekeys', rows)).to.deep.equal({
      status: 400,
      detail: '3-2 is not the name of a key; give one as in 1_21.',
    })
    const check = async (listing: string, dependency: string) => {
      const question = { expression: 'TRUE', listing, entity: 1, dependency }
      return (await server.command('/expressions', { command: 'check', data: question })).status
    }
    expect(await check('corrections', '2_3')).to.equal(404)
    expect(await check('conflicts', '1')).to.equal(404)
    expect(await check('keyDuplicates', '3-2')).to.equal(404)
    expect(await check('corrections', '3-2')).to.equal(200)
  })

  it('are exported', async () => {
    const exported = async (path: string, body: object = {}): Promise<string> => {
      const filename = `${path.replaceAll('/', '-')}.csv`
      const answer = await server.command(`/entities/1${path}`, {
        command: 'export',
        data: { filename },
        ...body,
      })
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
      expect(await server.ended(answer.body.job)).to.include({ State: 'Completed' })
      return (await server.ask(`/download/${filename}`)).text()
    }
    const behind = { attribute: '3-2', values: ['1010'] }
    expect(await exported('/rows/conflictdependencies', behind)).to.match(/^id,.*\n1,1010,Vienna/)
    expect(await exported('/dependencies/3-2/conflicts')).to.include('2,1010,Vienna')
    expect(await exported('/attributes/2/dependencies/3-2/corrections')).to.include('postcode == 1010')
    expect(await exported('/dependencies')).to.include('3-2')
    expect(await exported('/keys')).to.match(/^Lh Attrs,/)
  })

  it('reject invalid requests', async () => {
    const verify = (lhs: string, rhs: string) => ({ command: 'verify', data: { attributes: [{ lhs, rhs }] } })
    expect(await refused('/dependencies', verify('2 3', '3'))).to.deep.equal({
      status: 400,
      detail: 'The attribute 3 is on both sides; leave it out on the left.',
    })
    expect(await refused('/dependencies', verify('2', '17'))).to.deep.equal({
      status: 404,
      detail: 'There is no attribute 17 in this entity; it has 5.',
    })
    expect((await refused('/attributes/5/dependencies', verify('2', '3'))).status).to.equal(400)
    expect(
      (await refused('/dependencies', { command: 'discover', data: { attributes: '2' } })).status,
    ).to.equal(400)
    expect((await refused('/keys', { command: 'discover', data: { quality: '40' } })).status).to.equal(400)
    const resolve = (lhs: (string | null)[]) => ({ command: 'resolve', data: { lhs, rhs: 'Bern' } })
    expect((await refused('/dependencies/3-2/conflicts', resolve(['3030']))).status).to.equal(400)
    expect((await refused('/dependencies/3-2/conflicts', resolve(['1010', 'x']))).status).to.equal(400)
    expect((await server.ask('/entities/1/keys/0')).status).to.equal(400)
    expect((await server.ask('/entities/7/keys')).status).to.equal(404)
    expect((await server.ask('/entities/1/attributes/9/keys')).status).to.equal(404)
  })

  it('stay when the entity is reloaded, and show that their figures are old', async () => {
    await server.upload('people2.csv', 'id,postcode\n1,1010\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'people2.csv' }
    const reload = { command: 'reload', data: { source: 'client', connectInfo } }
    const { body } = await server.command('/entities/1', reload)
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const [row] = await listed('/dependencies/permanent')
    expect(row).to.include({ 'Dependency Key': '3-2', Verified: 'No', Current: 'N' })
    const conflicts = await server.ask('/entities/1/dependencies/3-2/conflicts')
    expect(conflicts.status).to.equal(409)
    expect(((await conflicts.json()) as { detail: string }).detail).to.equal(
      'The dependency 3-2 names the attribute 3, "city", which the present rows do not have; load a source with the column again, or delete the dependency.',
    )
    expect((await server.ask('/entities/1/dependencies/3-2/verify')).status).to.equal(409)
  })

  async function reload(name: string, content: string): Promise<void> {
    await server.upload(name, content)
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: name }
    const { body } = await server.command('/entities/1', {
      command: 'reload',
      data: { source: 'client', connectInfo },
    })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
  }

  it('keep what a user resolved when the entity is reloaded', async () => {
    await reload('people3.csv', `${PEOPLE}\n`)
    const columns = '_lhs,_rhs,_origin'
    expect((await listed('/dependencies/3-2/corrections', { columns }))[0]).to.deep.equal({
      Determinant: 'postcode == 1010',
      Dependent: "city = Wien's",
      Origin: 'resolved',
    })
  })

  it('count as resolved what still has a conflict', async () => {
    const resolved = async () => {
      await run('/dependencies', 'verify', { attributes: [{ rhs: 3, lhs: 2 }] })
      const [row] = await listed('/dependencies/3-2', { columns: '_conflicting_lh_values,_resolved' })
      return row
    }
    expect(await resolved()).to.deep.equal({ 'Conflicting LH Values': '3', 'Resolved %': '33.333' })
    await reload('people4.csv', `${PEOPLE.replaceAll("Wien's", 'Vienna')}\n`)
    expect(await resolved()).to.deep.equal({ 'Conflicting LH Values': '2', 'Resolved %': '0.000' })
    await reload('people5.csv', `${PEOPLE}\n`)
    expect(await resolved()).to.deep.equal({ 'Conflicting LH Values': '3', 'Resolved %': '33.333' })
  })
})
