import { expect } from 'chai'
import { saveJoins } from '../support/saved-joins.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { recordingLogger } from '../../platform/support.ts'

const ROWS = [
  ['1', 'Ada', 'x'],
  ['2', 'Bob', 'y'],
]
const CSV = 'id,name,note\n1,Ada,x\n2,Bob,y\n'

describe('requests about joins', () => {
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
    await server.load('Left', CSV)
    await server.load('Right', CSV)
    await server.load('Other', CSV)
  })
  after(() => server.stop())

  const side = (entity: number, ...attributes: number[]) => ({ entity, attributes, rows: ROWS })
  const save = (...joins: Parameters<typeof saveJoins>[2]) => saveJoins(server.dataDir, 'Discovered', joins)
  const removeAll = async () => {
    for (const { 'Join Key': key } of await server.rows('/joins')) {
      const path = `/joins/${key!.replace(/\{([\d ]+)\}/g, (_, ids: string) => ids.replaceAll(' ', '_')).replaceAll(' ', '-')}`
      expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    }
  }
  afterEach(removeAll)

  const statusOf = async (id: string) => (await server.rows(`/joins/${id}`))[0]!['Status']
  const remove = (entity: number, body: unknown) =>
    server.ask(`/entities/${entity}/joins`, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** The parameters of a scheduled job, as its handler gets them. */
  const paramsOf = async (url: string) => {
    const catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
    try {
      const number = Number(url.slice(url.lastIndexOf('/') + 1))
      const job = await catalogue.knex('jobs').where({ number }).first<{
        params: string
        type: string
        name: string
        entity_number: number | null
        second_entity_number: number | null
      }>()
      const ids = await catalogue.knex('entities').orderBy('number').select<{ id: number }[]>('id')
      return { ...job, params: JSON.parse(job.params) as object, ids: ids.map(({ id }) => id) }
    } finally {
      await catalogue.close()
    }
  }
  const LATER = { scheduleNow: '0', scheduleTime: '2999-Nov-21 23:30:00' }
  const create = (data: object, entity = 1) =>
    server.command(`/entities/${entity}/joins`, { command: 'create', data: { ...LATER, ...data } })
  const discover = (data: object, entity = 1) =>
    server.command(`/entities/${entity}/joins`, { command: 'discover', data: { ...LATER, ...data } })
  const PARAMS = { LH: { entity: '1', attributes: '1' }, RH: { entity: '2', attributes: '1' } }

  describe('to create one', () => {
    it('schedule the job with its definition', async () => {
      const { status, body } = await create({
        jobName: 'Mine',
        params: {
          LH: { entity: '2', attributes: ' 3  1 ', expression: 'name <> "Bob"' },
          RH: { entity: 1, attributes: '1 2', expression: '' },
        },
        function: 'pattern',
        createJoinIndex: 0,
      })
      expect(status, JSON.stringify(body)).to.equal(200)
      const { params, ids, ...job } = await paramsOf(body.url)
      expect(job).to.include({
        type: 'Execute Join',
        name: 'Mine',
        entity_number: 2,
        second_entity_number: 1,
      })
      expect(params).to.deep.equal({
        kind: 'create',
        definition: {
          left: { entityId: ids[1], attributeIds: [3, 1], filter: 'name <> "Bob"' },
          right: { entityId: ids[0], attributeIds: [1, 2] },
          function: 'pattern',
          pattern: 'Default',
        },
        createIndex: false,
      })
      const [row] = await server.rows(body.url.slice(body.url.indexOf('/scheduler')))
      expect(row).to.include({ State: 'Scheduled', 'Scheduled Time': '2999/11/21 23:30:00' })
    })

    it('accept numbers instead of digits, and treat empty members as absent', async () => {
      const { status, body } = await create({
        ...{ jobName: '', function: '', pattern: '', createJoinIndex: '', scheduleNow: 0 },
        params: { LH: { entity: 1, attributes: 1 }, RH: { entity: 1, attributes: 2 } },
      })
      expect(status, JSON.stringify(body)).to.equal(200)
      const { params, name, entity_number, second_entity_number } = await paramsOf(body.url)
      expect({ name, entity_number, second_entity_number }).to.deep.equal({
        ...{ name: 'restjob', entity_number: 1, second_entity_number: null },
      })
      expect(params).to.have.nested.property('definition.function', 'value')
    })

    it('run at the times that the source has', async () => {
      for (const [wish, scheduled] of [
        [{ scheduleNow: '1', scheduleTime: '2999-01-02 03:04:05' }, 'Immediate'],
        [{ scheduleNow: '0', scheduleTime: '' }, 'Immediate'],
        [{ scheduleNow: '0', scheduleTime: '2999/01/02 03:04:05' }, '2999/01/02 03:04:05'],
        [{ scheduleNow: '', scheduleTime: '2999/January/02 03:04:05' }, '2999/01/02 03:04:05'],
      ] as const) {
        const { status, body } = await create({ ...wish, params: PARAMS })
        expect(status, JSON.stringify(body)).to.equal(200)
        const [row] = await server.rows(body.url.slice(body.url.indexOf('/scheduler')))
        expect(row!['Scheduled Time'], JSON.stringify(wish)).to.equal(scheduled)
      }
    })

    const REFUSED: readonly [what: string, data: object, status: number, pointers: readonly string[]][] = [
      [
        'without the entity of the path',
        { params: { LH: { entity: 2, attributes: 1 }, RH: { entity: 3, attributes: 1 } } },
        400,
        ['/data/params/LH/entity', '/data/params/RH/entity'],
      ],
      [
        'with sides of different length',
        { params: { ...PARAMS, RH: { entity: 2, attributes: '1 2' } } },
        400,
        ['/data/params/RH/attributes'],
      ],
      [
        'with a pair of attributes twice',
        { params: { LH: { entity: 1, attributes: '1 1' }, RH: { entity: 2, attributes: '2 2' } } },
        400,
        ['/data/params/RH/attributes'],
      ],
      ['with a style but no patterns', { params: PARAMS, pattern: 'Rich' }, 400, ['/data/pattern']],
      ['with another function', { params: PARAMS, function: 'soundex' }, 400, ['/data/function']],
      ['without a side', { params: { LH: PARAMS.LH } }, 400, ['/data/params/RH']],
      [
        'without attributes',
        { params: { ...PARAMS, RH: { entity: 2, attributes: ' ' } } },
        400,
        ['/data/params/RH/attributes'],
      ],
      [
        'with more than 16 attributes',
        { params: { ...PARAMS, LH: { entity: 1, attributes: Array(17).fill('1').join(' ') } } },
        400,
        ['/data/params/LH/attributes'],
      ],
      [
        'with a filter that is no condition',
        { params: { ...PARAMS, RH: { ...PARAMS.RH, expression: 'name +' } } },
        400,
        ['/data/params/RH/expression'],
      ],
      [
        'with a filter over a column that is not there',
        { params: { ...PARAMS, LH: { ...PARAMS.LH, expression: 'colour = "red"' } } },
        404,
        ['/data/params/LH/expression'],
      ],
      [
        'of an entity that is not there',
        { params: { ...PARAMS, RH: { entity: 9, attributes: 1 } } },
        404,
        [],
      ],
      [
        'of an attribute that is not there',
        { params: { ...PARAMS, RH: { entity: 2, attributes: 4 } } },
        404,
        [],
      ],
      ['with an index of few rows', { params: PARAMS, createJoinIndex: 1 }, 409, []],
      [
        'at a time that is none',
        { params: PARAMS, scheduleTime: '2024-02-30 00:00:00' },
        400,
        ['/data/scheduleTime'],
      ],
      ['with a member that nothing knows', { params: PARAMS, matchQuality: 5 }, 400, ['/data']],
    ]
    for (const [what, data, status, pointers] of REFUSED)
      it(`are refused by ${status} ${what}`, async () => {
        const answer = await create(data)
        expect(answer.status, JSON.stringify(answer.body)).to.equal(status)
        expect(answer.body.errors.map(({ pointer }) => pointer)).to.deep.equal(pointers)
        expect(answer.body.detail).to.match(/^[A-Z].*\.$/s)
      })

    it('are allowed for the same attributes on both sides, with and without a filter', async () => {
      for (const expression of ['id > 1', '']) {
        const LH = { entity: 1, attributes: 1, expression }
        expect((await create({ params: { LH, RH: { entity: 1, attributes: 1 } } })).status).to.equal(200)
      }
    })

    it('wait for the profiles of both entities', async () => {
      const sourceFile = await server.upload('later.csv', CSV)
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
      const data = { entityName: 'Later', source: 'client', connectInfo, ...LATER }
      const { body } = await server.command('/entities', { command: 'create', data })
      const RH = { entity: body.entityId, attributes: 1 }
      for (const answer of [
        await create({ params: { ...PARAMS, RH } }),
        await discover({ attributes: { 1: '1', [body.entityId]: '1' } }),
      ]) {
        expect(answer.status).to.equal(409)
        expect(answer.body.detail).to.include('not profiled')
      }
    })

    it('may ask for an index above 19,446 rows', async () => {
      const rows = Array.from({ length: 19_447 }, (_, i) => i).join('\n')
      const { entityId } = await server.load('Many', `id\n${rows}\n`)
      const params = { LH: PARAMS.LH, RH: { entity: entityId, attributes: 1 } }
      const { status, body } = await create({ params, createJoinIndex: '1' })
      expect(status, JSON.stringify(body)).to.equal(200)
      expect((await paramsOf(body.url)).params).to.have.property('createIndex', true)
    })
  })

  describe('to discover some', () => {
    it('schedule the job with the attributes of each entity', async () => {
      const { status, body } = await discover({
        attributes: { 1: '1 3 1', 2: 2, 3: '1' },
        ...{ function: 'pattern', pattern: 'Long', matchQuality: '97.5', selfJoins: 1, manyToMany: '0' },
      })
      expect(status, JSON.stringify(body)).to.equal(200)
      const { params, ids, ...job } = await paramsOf(body.url)
      expect(job).to.include({ type: 'Join Discovery', name: 'restjob', entity_number: null })
      expect(params).to.deep.equal({
        attributes: [
          { entityId: ids[0], attributeIds: [1, 3] },
          { entityId: ids[1], attributeIds: [2] },
          { entityId: ids[2], attributeIds: [1] },
        ],
        ...{ function: 'pattern', pattern: 'Long', matchQuality: 97.5, selfJoins: true, manyToMany: false },
      })
    })

    it('have the defaults of the source', async () => {
      const { body } = await discover({ attributes: { 1: '1', 2: '1' } })
      const { params, entity_number, second_entity_number } = await paramsOf(body.url)
      expect(params).to.include({ function: 'value', matchQuality: 0, selfJoins: false, manyToMany: false })
      expect([entity_number, second_entity_number]).to.deep.equal([1, 2])
    })

    for (const [what, data, status, pointers] of [
      ['without the entity of the path', { attributes: { 2: '1', 3: '1' } }, 400, ['/data/attributes']],
      ['within one entity without self joins', { attributes: { 1: '1 2' } }, 400, ['/data/attributes']],
      ['of no entity', { attributes: {} }, 400, ['/data/attributes']],
      [
        'of an entity that is no number',
        { attributes: { 1: '1', People: '1' } },
        400,
        Array(2).fill('/data/attributes'),
      ],
      ['of attributes that are no numbers', { attributes: { 1: '1', 2: 'a' } }, 400, ['/data/attributes/2']],
      [
        'of a quality above 100',
        { attributes: { 1: '1', 2: '1' }, matchQuality: 101 },
        400,
        ['/data/matchQuality'],
      ],
      [
        'of too many attributes',
        { attributes: { 1: '1 '.repeat(1000), 2: '1 '.repeat(1001) } },
        400,
        ['/data/attributes'],
      ],
      ['of an entity that is not there', { attributes: { 1: '1', 9: '1' } }, 404, []],
      ['of an attribute that is not there', { attributes: { 1: '1', 2: '7' } }, 404, []],
    ] as const)
      it(`are refused by ${status} ${what}`, async () => {
        const answer = await discover(data)
        expect(answer.status, JSON.stringify(answer.body)).to.equal(status)
        expect(answer.body.errors.map(({ pointer }) => pointer)).to.deep.equal(pointers)
      })
  })

  describe('to change them', () => {
    beforeEach(() =>
      save(
        { left: side(1, 1), right: side(2, 1) },
        { left: side(2, 2, 3), right: side(1, 2, 3) },
        { left: side(2, 1), right: side(3, 1) },
      ),
    )
    const edit = (data: object, entity = 1) =>
      server.command(`/entities/${entity}/joins`, { command: 'edit', data })

    it('give them a status and their documented treatment, by key or id', async () => {
      const joinKeys = ['1 1 2 1 1', '2 {2 3} 1 "2 3"', '2-2_3-1-2_3-1']
      const data = { joinKeys, status: 'Permanent', resultSegment: 'left', leftNoMatch: 'warning' }
      const { status, body } = await edit(data)
      expect(status, JSON.stringify(body)).to.equal(204)
      for (const id of ['1-1-2-1', '2-2_3-1-2_3'])
        expect((await server.rows(`/joins/${id}`))[0]).to.include({
          ...{ Status: 'Permanent', 'Result Segment': 'left', 'Edited By': 'admin' },
          ...{ 'Left No Match Option': 'warning', 'Right No Match Option': '' },
        })
      expect(await statusOf('2-1-3-1')).to.equal('Discovered')
      expect((await edit({ joinKeys: ['1 1 2 1'], status: 'Discovered', leftNoMatch: '' })).status).to.equal(
        204,
      )
      expect((await server.rows('/joins/1-1-2-1'))[0]).to.include({
        ...{ Status: 'Discovered', 'Result Segment': 'left', 'Left No Match Option': 'warning' },
      })
    })

    it('change all of them or none, and name the first that does not exist', async () => {
      for (const [last, sentence] of [
        ['1 1 2 1 2', 'There is no join 1-1-2-1-2 of the entity 1.'],
        ['2 1 3 1 1', 'There is no join 2-1-3-1-1 of the entity 1.'],
      ] as const) {
        const joinKeys = ['1 1 2 1 1', last, '9 9 9 9 9']
        const { status, body } = await edit({ joinKeys, status: 'Permanent' })
        expect(status).to.equal(404)
        expect(body.errors).to.deep.equal([{ pointer: '/data/joinKeys/1', detail: sentence }])
        expect(await statusOf('1-1-2-1-1')).to.equal('Discovered')
      }
      expect((await edit({ joinKeys: ['1 1 2 1 1'], status: 'Permanent' }, 9)).status).to.equal(404)
    })

    for (const [what, data, pointer] of [
      ['a status in other letter case', { joinKeys: ['1 1 2 1'], status: 'permanent' }, '/data/status'],
      ['no status', { joinKeys: ['1 1 2 1'] }, '/data/status'],
      ['no keys', { joinKeys: [], status: 'Permanent' }, '/data/joinKeys'],
      [
        'a key without attributes',
        { joinKeys: ['1 1 2 1', '1 {} 2 1'], status: 'Permanent' },
        '/data/joinKeys/1',
      ],
      ['a brace that is never closed', { joinKeys: ['1 {1 2 1'], status: 'Permanent' }, '/data/joinKeys/0'],
      ['a key of words', { joinKeys: ['Left name Right name'], status: 'Permanent' }, '/data/joinKeys/0'],
      [
        'another treatment',
        { joinKeys: ['1 1 2 1'], status: 'Permanent', leftNoMatch: 'drop' },
        '/data/leftNoMatch',
      ],
    ] as const)
      it(`are refused with ${what}`, async () => {
        const { status, body } = await edit(data)
        expect(status).to.equal(400)
        expect(body.errors.map((fault) => fault.pointer)).to.deep.equal([pointer])
      })

    it('change a single join by its own path', async () => {
      const path = '/joins/1-1-2-1'
      const data = { status: 'Permanent', rightNoMatch: 'reject' }
      expect((await server.command(path, { command: 'edit', data })).status).to.equal(204)
      expect((await server.rows(path))[0]).to.include({
        Status: 'Permanent',
        'Right No Match Option': 'reject',
      })
      expect((await server.command(path, { command: 'edit', data: { status: '' } })).status).to.equal(204)
      expect((await server.rows(path))[0]).to.include({ Status: 'Permanent' })
      expect((await server.command('/joins/1-1-2-2', { command: 'edit', data })).status).to.equal(404)
      expect((await server.command(path, { command: 'edit' })).status).to.equal(400)
    })

    it('apply two concurrent changes one after the other', async () => {
      const changes = [
        { status: 'Permanent', resultSegment: 'left', leftNoMatch: 'accept', rightNoMatch: 'accept' },
        { status: 'Discovered', resultSegment: 'right', leftNoMatch: 'reject', rightNoMatch: 'reject' },
      ]
      const path = '/joins/1-1-2-1'
      for (let round = 0; round < 5; round++) {
        const answers = await Promise.all(
          changes.map((data) => server.command(path, { command: 'edit', data })),
        )
        expect(answers.map(({ status }) => status)).to.deep.equal([204, 204])
        const row = (await server.rows(path))[0]!
        const names = ['Status', 'Result Segment', 'Left No Match Option', 'Right No Match Option']
        expect(changes.map((data) => Object.values(data))).to.deep.include(names.map((name) => row[name]))
      }
    })
  })

  describe('to delete them', () => {
    beforeEach(() =>
      save(
        { left: side(1, 1), right: side(2, 1) },
        { left: side(1, 2), right: side(2, 2) },
        { left: side(2, 1), right: side(3, 1) },
      ),
    )
    const command = 'delete'
    const keys = async () => (await server.rows('/joins')).map(({ 'Join Key': key }) => key)

    it('take keys of joins of the entity; a join named twice is deleted once', async () => {
      const data = { joinKeys: ['1 1 2 1 1', '1-1-2-1', '1 2 2 2'] }
      expect((await remove(2, { command, data })).status).to.equal(204)
      expect(await keys()).to.deep.equal(['2 1 3 1 1'])
    })

    it('delete all of them or none', async () => {
      const data = { joinKeys: ['1 1 2 1 1', '2 1 3 1 1'] }
      const answer = await remove(1, { command, data })
      expect(answer.status).to.equal(404)
      const { errors } = (await answer.json()) as { errors: { pointer: string }[] }
      expect(errors.map(({ pointer }) => pointer)).to.deep.equal(['/data/joinKeys/1'])
      expect(await keys()).to.have.length(3)
    })

    it('need the joins in their body', async () => {
      for (const body of [{}, { command }, { command, data: {} }, { command, data: { joinKeys: [] } }])
        expect((await remove(1, body)).status, JSON.stringify(body)).to.equal(400)
      expect((await remove(1, { command: 'edit', data: { joinKeys: ['1 1 2 1'] } })).status).to.equal(400)
      expect((await server.ask('/entities/1/joins', { method: 'DELETE' })).status).to.equal(400)
      expect(await keys()).to.have.length(3)
    })

    it('delete a single join by its own path, once', async () => {
      const path = '/joins/1-1-2-1'
      expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
      expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(404)
      expect((await server.ask(path)).status).to.equal(404)
      const [job] = (await server.rows('/joins/joinjobs')).slice(-1)
      expect(job).to.include({ 'Original Joins': '3', 'Joins Deleted': '1', Reviewed: '33.3%' })
    })

    it('leave no partial result of a concurrent change', async () => {
      for (let round = 0; round < 5; round++) {
        const data = { joinKeys: ['1 1 2 1', '1 2 2 2'], status: 'Permanent' }
        const [edited, deleted] = await Promise.all([
          server.command('/entities/1/joins', { command: 'edit', data }),
          server.ask('/joins/1-2-2-2', { method: 'DELETE' }),
        ])
        expect(deleted.status).to.equal(204)
        expect(edited.status, JSON.stringify(edited.body)).to.be.oneOf([204, 404])
        const expected = edited.status === 204 ? 'Permanent' : 'Discovered'
        expect(await statusOf('1-1-2-1')).to.equal(expected)
        await removeAll()
        await save({ left: side(1, 1), right: side(2, 1) }, { left: side(1, 2), right: side(2, 2) })
      }
    })
  })

  describe('to run one', () => {
    it('schedule the job, with the index as before unless told otherwise', async () => {
      await save({ left: side(1, 1), right: side(2, 1) })
      for (const [data, createIndex] of [
        [{ ...LATER }, undefined],
        [{ ...LATER, createJoinIndex: '0', jobName: 'Again' }, false],
      ] as const) {
        const { status, body } = await server.command('/joins/1-1-2-1', { command: 'run', data })
        expect(status, JSON.stringify(body)).to.equal(200)
        const { params, name, type } = await paramsOf(body.url)
        expect({ name, type }).to.deep.equal({
          name: 'jobName' in data ? 'Again' : 'Execute Join',
          type: 'Execute Join',
        })
        expect(params).to.include({ kind: 'run', ...(createIndex !== undefined && { createIndex }) })
      }
      const data = { ...LATER, createJoinIndex: '1' }
      expect((await server.command('/joins/1-1-2-1', { command: 'run', data })).status).to.equal(409)
      expect((await server.command('/joins/1-1-2-1-2', { command: 'run' })).status).to.equal(404)
    })

    it('are refused by 409 if an entity has other attributes now', async () => {
      const { entityId, path } = await server.load('Shrinking', CSV)
      await save({ left: side(1, 3), right: side(Number(entityId), 3) })
      const sourceFile = await server.upload('narrow.csv', 'id\n1\n')
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
      const reload = { command: 'reload', data: { source: 'client', connectInfo } }
      await server.ended((await server.command(path, reload)).body.job)
      const join = `/joins/1-3-${entityId}-3`
      expect((await server.rows(join))[0]).to.include({
        Status: 'Discovered, attribute missing',
        Current: 'N',
      })
      const { status, body } = await server.command(join, { command: 'run' })
      expect(status).to.equal(409)
      expect(body.detail).to.include('does not fit the present attributes')
      expect(body.detail).to.include('The attribute 3, "note", is not in the present rows')
    })
  })

  it('do not see joins of a deleted entity', async () => {
    const { entityId, path } = await server.load('Short-lived', CSV)
    const id = `1-1-${entityId}-1`
    await save({ left: side(1, 1), right: side(Number(entityId), 1) })
    expect(await statusOf(id)).to.equal('Discovered')
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    expect((await server.ask(`/joins/${id}`)).status).to.equal(404)
    expect(await server.rows('/entities/1/joins')).to.deep.equal([])
    expect(await (await server.ask('/joins/count')).json()).to.deep.equal({ count: '0' })
    const jobs = await server.rows('/joins/joinjobs')
    expect(jobs.at(-1)).to.include({ 'Joins Discovered': '0', 'Joins Deleted': '1' })
  })
})
