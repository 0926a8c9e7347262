import { expect } from 'chai'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { post, problemOf } from './problems.ts'

/** What is asked for below an attribute; soundexes by command alone. */
const COMMANDED = ['values', 'masks', 'patterns', 'metaphones', 'soundexes']
const LISTED = COMMANDED.filter((name) => name !== 'soundexes')

describe('An invalid request about profiles', function () {
  this.timeout(30_000)
  let server: QualityServer
  let entity: string
  let attribute: string

  before(async () => {
    server = await startQualityServer()
    entity = (await server.load('People', 'Name,Phone\nAda,555-1234\nAlan,555-9876\nAda,\n')).path
    attribute = `${entity}/attributes/1`
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const refused = async (answer: Response | Promise<Response>) => problemOf(await answer, server)
  const get = (path: string, init?: RequestInit) => refused(server.ask(path, init))
  const run = (path: string, body: unknown) => refused(post(server, path, body))
  const listings = () => [`${entity}/attributes`, ...LISTED.map((name) => `${attribute}/${name}`)]
  const commands = () => COMMANDED.map((name) => `${attribute}/${name}`)
  const everything = () => [entity + '/report', attribute, ...listings()]

  describe('is rejected with "Invalid parameters" and the invalid parameter', () => {
    const expectParameter = async (path: string, parameter: string) => {
      const { status, title, type, errors } = await get(path)
      expect({ status, title, type }, path).to.deep.equal({
        status: 400,
        title: 'Invalid parameters',
        type: 'urn:groundtruth:problem:invalid-parameters',
      })
      expect(errors[0]?.parameter, path).to.equal(parameter)
    }

    it('of a listing', async () => {
      for (const path of listings())
        for (const [parameter, value] of [
          ['filter', '1%3D1'],
          ['colums', 'VALUE'],
          ['keypatternlist', '1'],
          ['pageStart', '0'],
          ['pageStart', '-1'],
          ['pageStart', '1.5'],
          ['pageStart', '1&pageStart=2'],
          ['pageSize', '0'],
          ['pageSize', '99999999999999999999'],
          ['pageSize', '&pageSize=1'],
          ['pageSize', '+'],
          ['external', 'yes'],
          ['columns', '%00'],
          ['columns', '%ff'],
          ['columns', ''],
          ['sort', 'x'.repeat(1000)],
        ] as const)
          await expectParameter(`${path}?${parameter}=${value}`, parameter)
    })

    it('of a resource with fewer or other parameters', async () => {
      for (const [path, parameter] of [
        [`${attribute}?sort=NAME`, 'sort'],
        [`${attribute}?pageSize=1`, 'pageSize'],
        [`${entity}/report?columns=NAME`, 'columns'],
        [`${entity}/report?external=1`, 'external'],
        [`${attribute}/patterns?style=rich`, 'style'],
        [`${attribute}/patterns?style=+`, 'style'],
        [`${attribute}/patterns?style=&style=Rich`, 'style'],
        [`${attribute}/patterns?style=Rich&style=Long`, 'style'],
        [`${attribute}/masks?style=Rich`, 'style'],
        [`${attribute}/values?holding=1:value:Ada`, 'holding'],
        [`${entity}/rejected?holding=1:value:Ada`, 'holding'],
      ] as const)
        await expectParameter(path, parameter)
    })

    it('of the path', async () => {
      for (const number of ['0', '-1', '01', '1.5', 'one', '%20', '9007199254740992', '%00', '1%2F2'])
        for (const below of ['', '/values', '/patterns'])
          await expectParameter(`${entity}/attributes/${number}${below}`, 'attributeID')
      for (const below of ['/report', '/attributes', '/attributes/1', '/attributes/1/masks'])
        await expectParameter(`/entities/x${below}`, 'entityID')
    })

    it('in words and with an example, if the value for the rows has another form', async () => {
      const { errors } = await get(`${entity}/rows?holding=mask:NNN`)
      expect(errors[0]!.detail).to.equal(
        'The query parameter "holding" must be the number of an attribute, a kind and a text, separated by colons, as in 3:mask:NNN-NNNN or 3:null:.',
      )
    })

    it('if the value for the rows is not valid', async () => {
      for (const holding of [
        '',
        '1',
        '1:',
        '1:value',
        '1:mask.sha256:',
        'value:Ada',
        ':value:Ada',
        '0:value:Ada',
        '01:value:Ada',
        '-1:value:Ada',
        '1.5:value:Ada',
        '1000000:value:Ada',
        '1:VALUE:Ada',
        '1:values:Ada',
        '1: value:Ada',
        '%201:value:Ada',
        '1:null',
        '1:null:Ada',
        '1:null:%00',
        '1:value.sha1:0',
        `1:value.sha256:${'0'.repeat(63)}`,
        `1:value.sha256:${'0'.repeat(65)}`,
        `1:value.sha256:${'G'.repeat(64)}`,
        `1:value:${'x'.repeat(7993)}`,
        // A byte that begins no character, half of a pair of surrogates, a character that was cut off.
        '1:value:%ff',
        '1:value:%ed%a0%80',
        '1:value:%c3',
        '1:mask:A%00A',
        '1:value:a&holding=1:value:b',
      ])
        await expectParameter(`${entity}/rows?holding=${holding}`, 'holding')
    })
  })

  it('is answered without rows if the value is unusual but valid', async () => {
    const strange = ['\n', '"', "'; drop table e1_g1; --", '%', '_', ':', '\u{10ffff}', '\ufffd']
    for (const text of [...strange, 'x'.repeat(7000), '😀'.repeat(1000)])
      for (const kind of ['value', 'mask', 'pattern', 'rich', 'long', 'soundex', 'metaphone']) {
        const holding = encodeURIComponent(`1:${kind}:${text}`)
        // Node takes heads of 16 KiB.
        if (holding.length > 15_000) continue
        const answer = await server.ask(`${entity}/rows?holding=${holding}`)
        const body = (await answer.json()) as { rows: unknown }
        expect(
          { status: answer.status, rows: body.rows },
          `${kind} ${JSON.stringify(text)} ${JSON.stringify(body)}`,
        ).to.deep.equal({ status: 200, rows: '' })
      }
  })

  describe('is rejected for a command with', () => {
    it('"Invalid request body" if it is not a Standard Request', async () => {
      for (const path of commands()) {
        for (const body of ['{', 'null', '[]', '"get"', '7', '{"command":"get"}x', '\0'])
          expect(await run(path, body), `${path} ${body}`).to.include({
            status: 400,
            title: 'Invalid request body',
          })
        const extra = await run(path, { command: 'get', options: {}, holding: '1:value:Ada' })
        expect(extra.title).to.equal('Invalid request body')
        expect(extra.errors[0]?.detail).to.include('unknown member')
        const nul = await run(path, { command: 'get', options: { columns: ['\0'] } })
        expect(nul.title).to.equal('Invalid request body')
        expect(nul.errors[0]?.pointer).to.equal('/options/columns/0')
      }
    })

    it('"Invalid command" and the only command', async () => {
      for (const path of commands())
        for (const body of [
          {},
          { command: 'GET', options: {} },
          { command: 'create' },
          { command: ['get'] },
        ]) {
          const { status, title, errors } = await run(path, body)
          expect({ status, title }, path).to.deep.equal({ status: 400, title: 'Invalid command' })
          expect(errors[0]).to.include({ pointer: '/command' })
          expect(errors[0]?.detail).to.include('"get"')
        }
    })

    it('"No data received" without a body', async () => {
      for (const path of commands())
        expect(await run(path, '')).to.include({ status: 400, title: 'No data received' })
    })

    it('"Invalid data passed with request" with a pointer to each fault', async () => {
      for (const path of commands())
        for (const [pointer, options] of [
          ['/options', null],
          ['/options', { filter: 'Rows = 1' }],
          ['/options', { style: 'Rich' }],
          ['/options/pageStart', { pageStart: 0 }],
          ['/options/pageSize', { pageSize: -1 }],
          ['/options/pageSize', { pageSize: 'ten' }],
          ['/options/columns', { columns: 'VALUE' }],
          ['/options/columns/0', { columns: [7] }],
          ['/options/keypatternlist', { keypatternlist: '1' }],
          ['/options/keypatternlist', { keypatternlist: Array.from({ length: 10_001 }, () => '1') }],
          ['/options/keypatternlist/0', { keypatternlist: [-1] }],
          ['/options/keypatternlist/0', { keypatternlist: [1.5] }],
          ['/options/keypatternlist/0', { keypatternlist: ['one'] }],
          ['/options/keypatternlist/0', { keypatternlist: ['12345678901234567'] }],
          ['/options/sort', { sort: 'VALUE' }],
          ['/options/sort/0/direction', { sort: [{ column: 'VALUE', direction: 'up' }] }],
          ['/options/clearCache', { clearCache: true }],
        ] as const) {
          const { status, title, errors } = await run(path, { command: 'get', options })
          const name = `${path} ${JSON.stringify(options)?.slice(0, 80)}`
          expect({ status, title }, name).to.deep.equal({
            status: 400,
            title: 'Invalid data passed with request',
          })
          expect(
            errors.map((error) => error.pointer),
            name,
          ).to.include(pointer)
        }
      for (const [pointer, data] of [
        ['/data', null],
        ['/data', 'Rich'],
        ['/data/style', { style: 'rich' }],
        ['/data/style', { style: null }],
      ] as const) {
        const { title, errors } = await run(`${attribute}/patterns`, { command: 'get', data, options: {} })
        expect(title, pointer).to.equal('Invalid data passed with request')
        expect(errors.map((error) => error.pointer)).to.include(pointer)
      }
    })
  })

  describe('is answered by 404 with the name of', () => {
    const notFound = async (problem: ReturnType<typeof get>) => {
      const { status, title, type, detail } = await problem
      expect({ status, title, type }, detail).to.deep.equal({
        status: 404,
        title: 'Not found',
        type: 'urn:groundtruth:problem:not-found',
      })
      return detail
    }

    it('a repository', async () => {
      const headers = { Authorization: basic('admin', ADMIN_PASSWORD) }
      for (const path of [...everything(), `${entity}/rows?holding=1:value:Ada`]) {
        const answer = fetch(`${server.url}/api/repositories/nowhere${path}`, { headers })
        expect(await notFound(refused(answer)), path).to.include('"nowhere"')
      }
    })

    it('an entity', async () => {
      for (const number of ['77', '9007199254740991'])
        for (const path of ['report', 'attributes', 'attributes/1', 'rows?holding=1:value:Ada'])
          expect(await notFound(get(`/entities/${number}/${path}`))).to.include(`no entity ${number} `)
      for (const name of COMMANDED) {
        const body = { command: 'get', options: {} }
        expect(await notFound(run(`/entities/77/attributes/1/${name}`, body))).to.include('no entity 77 ')
      }
    })

    it('an attribute, of the entity or to hold something', async () => {
      const detail = (number: string) => `There is no attribute ${number} in this entity; it has 2.`
      for (const number of ['3', '999999']) {
        const missing = `${entity}/attributes/${number}`
        expect(await notFound(get(missing))).to.equal(detail(number))
        for (const name of LISTED) expect(await notFound(get(`${missing}/${name}`))).to.equal(detail(number))
        for (const name of COMMANDED)
          expect(await notFound(run(`${missing}/${name}`, { command: 'get', options: {} }))).to.equal(
            detail(number),
          )
        for (const kind of ['value', 'null', 'mask', 'rich'])
          expect(
            await notFound(get(`${entity}/rows?holding=${number}:${kind}:`)),
            `${number} ${kind}`,
          ).to.equal(detail(number))
      }
    })

    it('a column, to show or to sort by', async () => {
      for (const path of [...listings(), `${entity}/rows?holding=1:value:Ada`])
        for (const option of ['columns', 'sort'])
          expect(
            await notFound(get(`${path}${path.includes('?') ? '&' : '?'}${option}=COLOUR`)),
            path,
          ).to.include('The listing has no column "COLOUR".')
      expect(await notFound(get(`${attribute}?columns=COLOUR`))).to.include('"COLOUR"')
      for (const path of commands())
        for (const options of [{ columns: ['COLOUR'] }, { sort: [{ column: '1; drop table v1_g1; --' }] }])
          await notFound(run(path, { command: 'get', options }))
    })
  })

  it('is answered without rows beyond the last page and for records that do not exist', async () => {
    for (const path of [...listings(), `${entity}/rows?holding=1:value:Ada`]) {
      const beyond = `${path}${path.includes('?') ? '&' : '?'}pageStart=9007199254740991&pageSize=9007199254740991`
      const answer = await server.ask(beyond)
      expect(answer.status, beyond).to.equal(200)
      const { rows, metadata } = (await answer.json()) as { rows: ''; metadata: { totalCount: string } }
      expect(rows, beyond).to.equal('')
      expect(metadata.totalCount, beyond).to.equal('2')
    }
    for (const path of commands()) {
      const keypatternlist = ['0', '3', '9999999999999999']
      const { status, body } = await server.command(path, { command: 'get', options: { keypatternlist } })
      expect([status, body.rows, body.metadata['totalCount']], path).to.deep.equal([200, '', '0'])
    }
  })

  it('is answered by 409 before the first profile, or by empty figures if a listing does not need one', async () => {
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'People.csv' }
    const created = await server.command('/entities', {
      command: 'create',
      data: { entityName: 'Later', source: 'client', connectInfo, scheduleTime: '2099-01-01 00:00:00' },
    })
    const broken = await server.load('Broken', 'a,b\n1\n', { maxRejected: 0 })
    expect(broken.job).to.include({ State: 'Failed' })
    for (const [path, state] of [
      [`/entities/${created.body.entityId}`, 'Schema Only'],
      [broken.path, 'Load Failed'],
    ] as const) {
      expect(await server.rows(`${path}/attributes`)).to.deep.equal([])
      for (const early of [
        'report',
        'rows?holding=1:null:',
        ...LISTED.map((name) => `attributes/1/${name}`),
      ]) {
        const { status, title, type, detail } = await get(`${path}/${early}`)
        expect({ status, title, type }, early).to.deep.equal({
          status: 409,
          title: 'Conflict',
          type: 'urn:groundtruth:problem:conflict',
        })
        expect(detail).to.include(`not profiled yet (${state});`)
      }
      const soundexes = await run(`${path}/attributes/1/soundexes`, { command: 'get', options: {} })
      expect(soundexes).to.include({ status: 409 })
      expect((await get(`${path}/attributes/1`)).detail).to.include('it has no attributes yet')
    }
  })

  it('is answered with the statuses of HTTP for wrong methods, types and sizes', async () => {
    for (const [status, answer] of [
      [405, await server.ask(`${attribute}/soundexes`)],
      [405, await server.ask(`${attribute}/values`, { method: 'DELETE' })],
      [405, await server.ask(attribute, { method: 'PUT' })],
      [405, await post(server, `${entity}/report`, {})],
      [404, await server.ask(`${attribute}/colours`)],
      [406, await server.ask(`${entity}/report`, { headers: { Accept: 'application/json' } })],
      [406, await server.ask(`${attribute}/values`, { headers: { Accept: 'text/csv' } })],
      [415, await post(server, `${attribute}/masks`, 'command=get', 'application/x-www-form-urlencoded')],
      [413, await post(server, `${attribute}/masks`, ' '.repeat(11_000_000))],
    ] as const)
      expect((await problemOf(answer, server)).status).to.equal(status)
  })
})
