import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** Requests in the forms that clients of the original service send. */
describe('Requests of original clients', () => {
  const content = 'code,name,height\nLHR,Heathrow,25\nZRH,Zürich,432\n'
  let server: QualityServer
  let airports: { path: string; entityId: string }
  let file: string

  before(async () => {
    server = await startQualityServer()
    airports = await server.load('Airports', content)
    file = await server.upload('more.csv', content)
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const okay = async (path: string, body: unknown) => {
    const answer = await server.command(path, body)
    expect(answer.status, JSON.stringify([path, body, answer.body])).to.be.oneOf([200, 201, 204])
    return answer.body
  }
  const info = () => ({ type: 'delimited', attr: 'names', sourceFile: file })

  it('`get` needs neither options nor data, and ignores data', async () => {
    const attribute = `${airports.path}/attributes/2`
    for (const path of [
      ...[
        '/entities',
        '/scheduler',
        '/library/entities',
        airports.path + '/rows',
        airports.path + '/attributes',
        '/businessrules',
        '/businessrules/entity',
        ...['businessrules', 'passingrules', 'failingrules', 'enabledrules'].map(
          (name) => `${airports.path}/${name}`,
        ),
        `${attribute}/businessrules`,
      ],
      ...['values', 'masks', 'patterns', 'soundexes', 'metaphones'].map((name) => `${attribute}/${name}`),
    ])
      for (const members of [
        {},
        { data: {} },
        { options: {} },
        { data: { holding: '1:value:x', a: [1] }, options: {} },
      ]) {
        const { metadata } = await okay(path, { command: 'get', ...members })
        const plain = await okay(path, { command: 'get', options: {} })
        expect(metadata, path).to.deep.equal(plain.metadata)
      }
    const rich = await okay(`${attribute}/patterns`, { command: 'get', data: { style: 'Rich', other: 1 } })
    expect(rich.rows).to.not.deep.equal((await okay(`${attribute}/patterns`, { command: 'get' })).rows)
  })

  it('`preview` and `rawpreview` take what `create` takes', async () => {
    const data = {
      entityName: '',
      entityDesc: 'Not created',
      source: 'client',
      connectInfo: {
        ...info(),
        ...{
          connectionId: '',
          username: '',
          password: '',
          schemaFile: '',
          quote: '',
          delimiter: '',
          terminator: '',
        },
        ...{
          encoding: '',
          endian: 'big',
          align: 'one',
          redefines: 'all',
          upacked: '0',
          national: '',
          sqlwhere: '',
        },
      },
      ...{ sample: '', maxRejected: '', jobName: '', scheduleNow: '1', scheduleTime: '' },
    }
    for (const command of ['preview', 'rawpreview']) {
      const { columns, rows } = await okay('/entities', { command, data, options: {} })
      expect(rows).to.have.length(command === 'preview' ? 2 : 3)
      for (const { description } of columns as unknown as { description: string }[])
        expect(description).to.not.equal('')
    }
    const named = await okay('/entities', { command: 'preview', data: { ...data, entityName: 'Any' } })
    expect(named.columns[2]).to.deep.equal({
      columnisedName: 'HEIGHT',
      humanisedName: 'height',
      description: 'Column 3 of the source',
    })
  })

  it('an empty optional text counts as not given, in every body', async () => {
    const created = await okay('/entities', {
      command: 'create',
      data: {
        entityName: 'Empty texts',
        entityDesc: '',
        source: 'client',
        connectInfo: {
          ...info(),
          quote: '',
          delimiter: '',
          terminator: '',
          encoding: '',
          schemaFile: '',
          sqlwhere: '',
        },
        ...{ sample: '', maxRejected: '', jobName: '', scheduleNow: '', scheduleTime: '' },
      },
      options: { columns: [] },
    })
    expect((await server.ended(created.job))['State']).to.equal('Completed')
    const entity = `/entities/${created.entityId}`
    const page = await okay(`${entity}/rows`, {
      command: 'get',
      options: { where: '', columns: [], sort: [], pageStart: '', pageSize: '', clearCache: '' },
    })
    expect(page.metadata['totalCount']).to.equal('2')
    const file = await okay(`${entity}/rows`, {
      command: 'export',
      data: { filename: 'rows', filetype: '', encoding: '', unencodable: '' },
      options: { where: '', columns: [], sort: [] },
    })
    expect((await server.ended(file.job))['State']).to.equal('Completed')
    for (const data of [{ name: '', description: 'Only this' }, { name: '' }, {}])
      await okay(entity, { command: 'edit', data })
    expect((await server.rows(entity))[0]).to.include({
      Name: 'Empty texts',
      'Business Description': 'Only this',
    })
    const again = await okay(entity, { command: 'reload', options: {} })
    expect((await server.ended(again.job))['State']).to.equal('Completed')
    const checked = await okay('/expressions', {
      command: 'check',
      data: { expression: '1 + 1', purpose: '', listing: '', entity: '', attribute: '' },
      options: {},
    })
    expect(checked).to.include({ valid: true })
    expect((await server.ask('/entities?where=')).status).to.equal(200)
  })

  it('numbers may be texts of digits, and texts of digits numbers', async () => {
    for (const keypatternlist of [[1], ['1'], ['2', 1]])
      expect(
        (await okay(`${airports.path}/rows`, { command: 'get', options: { keypatternlist } })).rows,
      ).to.have.length(keypatternlist.length)
    for (const priority of [3, '4'])
      await okay('/priorities', { command: 'add', data: { priority, name: 'Text' } })
    await okay('/priorities/3', { command: 'edit', data: { priority: '5', name: '', description: 'Moved' } })
    expect(await (await server.ask('/priorities')).json()).to.deep.equal([
      [4, 'Text', '', 'N'],
      [5, 'Text', 'Moved', 'N'],
    ])
    const created = await okay('/entities', {
      command: 'create',
      data: {
        entityName: 'Texts of digits',
        source: 'client',
        connectInfo: info(),
        maxRejected: '0',
        scheduleNow: 1,
      },
    })
    expect((await server.ended(created.job))['State']).to.equal('Completed')
    const data = { expression: 'height > 30', entity: airports.entityId }
    expect(await okay('/expressions', { command: 'check', data })).to.include({ valid: true })
  })

  it('a rule may be written in camel case, with numbers, and with empty texts', async () => {
    const rules = `${airports.path}/businessrules`
    const camel = {
      name: 'High',
      description: '',
      enabled: 1,
      expression: 'height > 30',
      threshold: 49.5,
      filterExpression: '',
      groupExpression: 'code',
      groupLimit: '',
      aggregateExpression: '',
      aggregateMethod: '',
      indexControl: '',
      indexThreshold: '',
      priority: '',
      ruleKeywordIdList: '',
    }
    const { url } = await okay(rules, { command: 'add', data: camel })
    const rule = url.slice(url.indexOf('/entities'))
    const shown = async () => (await server.rows(rule))[0]!
    const added = await shown()
    expect(added).to.include({
      Name: 'High',
      Enabled: 'yes',
      Threshold: '49.5',
      Filtering: 'no',
      'Group Function': 'code',
      Aggregating: 'no',
      'Index Control': 'Normal',
      Priority: '',
    })
    const upper = Object.fromEntries(
      Object.entries(camel).map(([name, value]) => [
        name.replace(/[A-Z]/g, '_$&').toUpperCase(),
        String(value),
      ]),
    )
    await okay('/businessrules/entity', {
      command: 'add',
      data: { ...upper, NAME: 'Higher', ENTITY: Number(airports.entityId), ATTRIBUTE: '' },
    })
    const { Name, ...same } = (await server.rows(rules))[1]!
    expect(Name).to.equal('Higher')
    for (const name of ['Threshold', 'Group Function', 'Index Control', 'Priority'])
      expect(same[name], name).to.equal(added[name])

    await okay(rule, { command: 'edit', data: { ...upper, NAME: '', THRESHOLD: '', DESCRIPTION: 'Edited' } })
    expect(await shown()).to.deep.include({ Name: 'High', Threshold: '49.5', Description: 'Edited' })
    await okay(rules, {
      command: 'edit',
      data: { rule: 1, indexControl: 2, indexThreshold: '7' },
      options: {},
    })
    expect(await shown()).to.include({ 'Index Control': 'Limited', 'Index Threshold': '7' })

    for (const [path, data] of [
      [rule, undefined],
      [rule, {}],
      [
        rule,
        { ENTITY: '', OPTION: '', RULE_IDS: [`${airports.entityId} 0 1`], jobName: '', scheduleTime: '' },
      ],
      [rules, { option: 'updated', ruleIds: [] }],
      [rules, { ENTITY: airports.entityId, OPTION: 'Dirty', scheduleNow: 1 }],
      ['/businessrules/entity', { ENTITY: 0, OPTION: 'all' }],
    ] as const)
      await okay(path, { command: 'run', ...(data && { data }) })
    const reference = { entity: Number(airports.entityId), attribute: 0, rule: 2 }
    const gone = await server.ask('/businessrules/entity', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: [reference, reference] }),
    })
    expect(await gone.json()).to.deep.equal({ url: `/api/repositories/test${airports.path}` })
  })

  it('a member that no type of source has is rejected by its name', async () => {
    const { status, body } = await server.command('/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo: { ...info(), colour: 'red' } },
    })
    expect(status).to.equal(400)
    expect(JSON.stringify(body)).to.include('colour')
  })

  it('entities of XML in the expression of a virtual column are its characters', async () => {
    const columns = [
      '{HIGH HIGH {} {} {IF height &gt; 30 THEN 1 ELSE 0} 1}',
      '{LABEL LABEL {} {} {code || &quot;&lt;&amp;lt;&quot; || &apos;name&apos;} 100}',
    ]
    const plain = ['{HIGH HIGH {} {} {IF height > 30 THEN 1 ELSE 0} 1}']
    const data = { source: 'client', connectInfo: info() }
    const escaped = await okay('/entities', { command: 'preview', data, options: { columns } })
    expect(escaped.rows).to.deep.equal([
      { dataRow: ['LHR', 'Heathrow', '25', '0', 'LHR<&lt;Heathrow'] },
      { dataRow: ['ZRH', 'Zürich', '432', '1', 'ZRH<&lt;Zürich'] },
    ])
    const same = await okay('/entities', { command: 'preview', data, options: { columns: plain } })
    expect((same.rows as { dataRow: string[] }[]).map(({ dataRow }) => dataRow[3])).to.deep.equal(['0', '1'])
  })

  it('external rows keep the address of their record under @url', async () => {
    const odd = await server.load('Odd', '@url,@url (2),b\n1,2,3\n')
    const rowsOf = async (path: string) =>
      ((await (await server.ask(`${path}?external=1`)).json()) as { rows: Record<string, string>[] }).rows
    const [entity] = await rowsOf('/entities')
    expect(entity!['@url']).to.equal(`/api/repositories/test/entities/${entity!['Ref']}`)
    const [row] = await rowsOf(`${odd.path}/rows`)
    expect(row).to.deep.include({ '@url (2)': '2', b: '3' })
    const values = await rowsOf(`${odd.path}/attributes/1/values`)
    expect(values[0]!['@url']).to.match(/\/rows\?holding=/)
  })

  it('`external` of a command returns the rows that the parameter of a GET returns', async () => {
    const attribute = `${airports.path}/attributes/2`
    for (const path of [
      '/entities',
      '/scheduler',
      `${airports.path}/rows`,
      `${attribute}/values`,
      '/joins',
    ]) {
      const listed = (await (await server.ask(`${path}?external=1`)).json()) as Record<string, unknown>
      for (const external of ['1', 1])
        expect((await okay(path, { command: 'get', options: { external } })).rows).to.deep.equal(
          listed['rows'],
        )
      expect((await okay(`${path}?external=1`, { command: 'get' })).rows).to.deep.equal(listed['rows'])
      for (const external of ['0', 0, '']) {
        const { rows } = await okay(path, { command: 'get', options: { external } })
        expect(rows).to.deep.equal((await okay(path, { command: 'get' })).rows)
      }
      // The option of the command takes precedence.
      const both = await okay(`${path}?external=1`, { command: 'get', options: { external: '0' } })
      expect(both.rows).to.deep.equal((await okay(path, { command: 'get' })).rows)
    }
    const rows = (await okay('/businessrules/library?external=1', { command: 'list' })).rows
    expect(rows).to.equal('')
    const { status } = await server.command('/entities', { command: 'get', options: { external: '2' } })
    expect(status).to.equal(400)
  })

  it('the reasons of the source for its commands', async () => {
    const titleOf = async (path: string, body: object) => {
      const answer = await server.command(path, body)
      expect(answer.status).to.equal(400)
      return answer.body['title']
    }
    const created = await okay('/library/entities', { command: 'create', data: { name: 'Place' } })
    const map = `/library/entities/${created['entityId']}/associatedentities/${airports.entityId}/mapping`
    const whole = { entity: airports.entityId, library: created['entityId'], mapping: [] }
    for (const member of Object.keys(whole)) {
      const data = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== member))
      expect(await titleOf(map, { command: 'edit', data })).to.equal('Invalid parameters')
    }
    expect(await titleOf(map, { command: 'edit' })).to.equal('No data received')
    expect(await titleOf(map, { command: 'change' })).to.equal('Invalid command')
    for (const level of [airports.path, `${airports.path}/attributes/2`])
      for (const data of [undefined, {}, { dependencyKeys: [] }, { dependencyKeys: 'x' }])
        expect(await titleOf(`${level}/dependencies`, { command: 'corrections', data })).to.equal(
          'Bad Request',
        )
  })

  it('library entities by `create` and by `add` alike, with and without attributes', async () => {
    for (const command of ['create', 'add'])
      for (const attributes of [undefined, [], [{ name: 'City' }]]) {
        const data = { entityName: `${command} ${attributes?.length}`, attributes }
        const { entityId } = await okay('/library/entities', { command, data })
        const { metadata } = await okay(`/library/entities/${entityId}/attributes`, { command: 'get' })
        expect(metadata).to.include({ totalCount: String(attributes?.length ?? 0) })
      }
  })

  it('a path with one slash too many at its end is the path without it', async () => {
    for (const path of ['/entities/', `${airports.path}/rows/`, '/priorities/'])
      expect((await server.ask(path)).status, path).to.equal(200)
    await okay('/entities/', { command: 'get' })
    for (const path of ['/entities//', '//entities'])
      expect((await server.ask(path)).status, path).to.equal(404)
  })
})
