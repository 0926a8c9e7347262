import { expect } from 'chai'
import { post, problemOf } from '../../bad-input/problems.ts'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'

const LIBRARY = '/library/entities'

describe('the library entities of a repository', () => {
  let server: QualityServer
  before(async () => (server = await startQualityServer()))
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })
  beforeEach(async () => {
    for (const { ID } of await server.rows(LIBRARY)) await remove(ID!)
  })

  const create = (
    entityName: string,
    attributes: readonly object[] = [{ name: 'Name' }],
    more: object = {},
  ) => server.command(LIBRARY, { command: 'create', data: { entityName, attributes, ...more } })
  const created = async (...given: Parameters<typeof create>) => {
    const { status, body } = await create(...given)
    if (status !== 200) throw new Error(`Create answered ${status}: ${JSON.stringify(body)}`)
    return body.entityId
  }
  const remove = async (id: string) => (await server.ask(`${LIBRARY}/${id}`, { method: 'DELETE' })).status
  const names = async () => (await server.rows(LIBRARY)).map(({ Name }) => Name)

  it('do not exist in a new repository', async () => {
    const { rows, metadata } = (await (await server.ask(LIBRARY)).json()) as {
      rows: unknown
      metadata: Record<string, string>
    }
    expect(rows).to.equal('')
    expect(metadata).to.include({ viewName: 'Library entities', totalCount: '0' })
  })

  it('are created with their attributes, and read back by the address in the answer', async () => {
    const { status, body } = await create(
      'Person',
      [{ name: 'Full name', description: 'Given names\nand surname' }, { name: 'Téléphone 😀' }],
      { entityDesc: 'Somebody' },
    )
    expect(status).to.equal(200)
    expect(body).to.deep.equal({
      url: `/api/repositories/test/library/entities/${body.entityId}`,
      entityId: body.entityId,
    })
    const path = `${LIBRARY}/${body.entityId}`
    const [row, ...others] = await server.rows(path)
    expect(others).to.deep.equal([])
    expect(row!['Date Created']).to.match(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)
    expect({ ...row, 'Date Created': '' }).to.deep.equal({
      ID: body.entityId,
      Name: 'Person',
      Description: 'Somebody',
      Attributes: '2',
      'Business Rules': '0',
      'Created By': 'admin',
      'Date Created': '',
      'Edited By': '',
      'Date Changed': '',
      Associations: '0',
    })
    const texts = `${path}/attributes?columns=model_attribute_id,name,description`
    expect(await server.rows(texts)).to.deep.equal([
      { ID: '1', Name: 'Full name', Description: 'Given names\nand surname' },
      { ID: '2', Name: 'Téléphone 😀', Description: '' },
    ])
    expect(await server.rows(LIBRARY)).to.deep.equal([row])
  })

  it('take 4,096 attributes, and their listing pages through them', async () => {
    const attributes = Array.from({ length: 4096 }, (_, i) => ({ name: `Attribute ${i + 1}` }))
    const id = await created('Wide', attributes)
    const path = `${LIBRARY}/${id}/attributes`
    expect((await server.rows(`${path}?pageSize=10000`)).map(({ Name }) => Name)).to.deep.equal(
      attributes.map(({ name }) => name),
    )
    expect(await server.rows(`${path}?pageStart=4096&columns=model_attribute_id`)).to.deep.equal([
      { ID: '4096' },
    ])
    expect((await server.rows(`${path}?sort=model_attribute_id:desc&pageSize=1`))[0]!['ID']).to.equal('4096')
    expect(await server.rows(`${path}?pageStart=4097`)).to.deep.equal([])
  })

  it('are listed with all the standard options, and by `get` with theirs', async () => {
    const ids = []
    for (const [name, count] of [
      ['Person', 3],
      ['Company', 12],
      ['Address', 12],
    ] as const)
      ids.push(
        await created(
          name,
          Array.from({ length: count }, (_, i) => ({ name: `A${i}` })),
        ),
      )
    expect(await names()).to.deep.equal(['Person', 'Company', 'Address'])
    expect(
      await server.rows(`${LIBRARY}?columns=name&sort=_display_attributes:desc,name&pageStart=2&pageSize=2`),
    ).to.deep.equal([{ Name: 'Company' }, { Name: 'Person' }])
    const { status, body } = await server.command(LIBRARY, {
      command: 'get',
      options: {
        keypatternlist: [ids[2], ids[0], '4711'],
        columns: ['model_entity_id', 'name'],
        sort: [{ column: 'model_entity_id', direction: 'desc' }],
        pageStart: '1',
        pageSize: 10,
        clearCache: 1,
      },
    })
    expect(status).to.equal(200)
    expect(body.rows).to.deep.equal(
      [
        [ids[2], 'Address'],
        [ids[0], 'Person'],
      ].map((dataRow) => ({
        dataRow,
        metadata: { url: `/api/repositories/test/library/entities/${dataRow[0]}` },
      })),
    )
    expect(body.metadata).to.include({ dataSize: '2', totalCount: '2' })
  })

  it('are deleted at once with their attributes, the name free, the number never used again', async () => {
    const id = await created('Person', [{ name: 'Full name' }])
    expect(await remove(id)).to.equal(204)
    for (const answer of [
      await server.ask(`${LIBRARY}/${id}`),
      await server.ask(`${LIBRARY}/${id}/attributes`),
      await server.ask(`${LIBRARY}/${id}`, { method: 'DELETE' }),
    ])
      expect(await problemOf(answer, server)).to.include({
        status: 404,
        detail: `There is no library entity ${id} in this repository.`,
      })
    const again = await created('Person', [{ name: 'Other' }])
    expect(Number(again)).to.be.above(Number(id))
    expect(await server.rows(`${LIBRARY}/${again}/attributes?columns=name`)).to.deep.equal([
      { Name: 'Other' },
    ])
  })

  it('have names that differ in more than letter case and the form of their characters', async () => {
    await created('Caf\u00e9 Person')
    for (const name of ['Café Person', 'CAFÉ PERSON', 'Cafe\u0301 person']) {
      const { status, body } = await create(name)
      expect([status, body.title], name).to.deep.equal([409, 'Conflict'])
      expect(body.detail).to.include(JSON.stringify(name))
    }
    await server.load('Taken', 'a\n1\n')
    expect((await create('Taken')).status, 'a name of an entity').to.equal(200)
  })

  it('of one name that are created concurrently are one entity', async () => {
    const answers = await Promise.all(['Same', 'same', 'SAME', 'Same', 'sAme'].map((name) => create(name)))
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409, 409])
    expect(await names()).to.have.length(1)
  })

  it('that are deleted concurrently, or during a read, are deleted once', async () => {
    const id = await created(
      'Person',
      Array.from({ length: 2000 }, (_, i) => ({ name: `A${i}` })),
    )
    const [statuses, reads] = await Promise.all([
      Promise.all([1, 2, 3].map(() => remove(id))),
      Promise.all(
        [1, 2, 3, 4].map(async () => {
          const answer = await server.ask(`${LIBRARY}/${id}/attributes?pageSize=10000&external=1`)
          return answer.status === 200
            ? ((await answer.json()) as { rows: unknown[] }).rows.length
            : answer.status
        }),
      ),
    ])
    expect(statuses.sort()).to.deep.equal([204, 404, 404])
    // Found just before it was deleted, it has no attributes any more.
    for (const read of reads) expect(read).to.be.oneOf([2000, 404, 0])
  })

  describe('are refused', () => {
    const refusal = async (body: unknown) => problemOf(await post(server, LIBRARY, body), server)
    afterEach(async () => expect(await names()).to.deep.equal([]))
    const data = { entityName: 'Person', attributes: [{ name: 'Name' }] }

    it('as "Invalid request body" where the body is no Standard Request', async () => {
      for (const body of [
        '{',
        '[]',
        { command: 'create', data, option: {} },
        { command: 'get', options: {}, attributes: [] },
        { command: 'create', data: { ...data, attributes: [{ name: 'a\0' }] } },
      ])
        expect((await refusal(body)).title, JSON.stringify(body)).to.equal('Invalid request body')
    })

    it('as "Invalid command" with the commands that there are', async () => {
      for (const command of ['copy', 'preview', 'Create', undefined]) {
        const { title, detail } = await refusal({ command, data })
        expect(title).to.equal('Invalid command')
        expect(detail).to.include('"get", "add", "create"')
      }
    })

    it('as "No data received" without a body or data', async () => {
      for (const body of ['', { command: 'create' }])
        expect((await refusal(body)).title).to.equal('No data received')
    })

    it('as "Invalid data passed with request" with a pointer to each fault', async () => {
      for (const [pointer, change] of [
        ['/data/name', { name: 'x' }],
        ['/data', { colour: 'x' }],
        ['/data/entityName', { entityName: undefined }],
        ['/data/entityName', { entityName: '' }],
        ['/data/entityName', { entityName: 'a\tb' }],
        ['/data/entityName', { entityName: 'x'.repeat(129) }],
        ['/data/entityDesc', { entityDesc: 'x'.repeat(4001) }],
        ['/data/attributes', { attributes: 'Name' }],
        ['/data/attributes', { attributes: Array.from({ length: 4097 }, (_, i) => ({ name: `A${i}` })) }],
        ['/data/attributes/0', { attributes: ['Name'] }],
        ['/data/attributes/0', { attributes: [{ name: 'Name', type: 'text' }] }],
        ['/data/attributes/1/name', { attributes: [{ name: 'Name' }, {}] }],
        ['/data/attributes/0/name', { attributes: [{ name: ' ' }] }],
        ['/data/attributes/0/name', { attributes: [{ name: 'x'.repeat(129) }] }],
        ['/data/attributes/0/description', { attributes: [{ name: 'Name', description: 'x'.repeat(4001) }] }],
      ] as const) {
        const problem = await refusal({ command: 'create', data: { ...data, ...change } })
        const name = JSON.stringify(change).slice(0, 80)
        expect(problem.title, name).to.equal('Invalid data passed with request')
        expect(
          problem.errors.map((error) => error.pointer),
          name,
        ).to.include(pointer)
      }
    })

    it('as "Invalid data passed with request" with each attribute whose name stands before', async () => {
      const attributes = ['Phone', 'Name', 'phone', 'Caf\u00e9', 'NAME', 'CAFE\u0301'].map((name) => ({
        name,
      }))
      const problem = await refusal({ command: 'create', data: { entityName: 'Person', attributes } })
      expect(problem.title).to.equal('Invalid data passed with request')
      expect(problem.errors.map(({ pointer }) => pointer)).to.deep.equal(
        [2, 4, 5].map((index) => `/data/attributes/${index}/name`),
      )
      expect(problem.errors[0]!.detail).to.include('"phone"')
    })

    it('as "Invalid data passed with request" where `get` has options that no listing has', async () => {
      for (const options of [null, { filter: 'x' }, { pageSize: 0 }, { keypatternlist: ['x'] }]) {
        const { title, errors } = await refusal({ command: 'get', options })
        expect(title).to.equal('Invalid data passed with request')
        expect(errors[0]!.pointer).to.match(/^\/options/)
      }
    })

    it('as "Too large" beyond the bytes of a body', async () => {
      const description = 'x'.repeat(4000)
      const attributes = Array.from({ length: 300 }, (_, i) => ({ name: `A${i}`, description }))
      expect(await refusal({ command: 'create', data: { entityName: 'Big', attributes } })).to.include({
        status: 413,
        title: 'Too large',
      })
    })
  })

  it('with "Invalid parameters" and "Not found", as in every listing', async () => {
    const id = await created('Person')
    for (const path of [LIBRARY, `${LIBRARY}/${id}/attributes`]) {
      for (const query of ['pageStart=0', 'external=yes', 'colums=A', 'filter=1', 'sort='])
        expect(
          (await problemOf(await server.ask(`${path}?${query}`), server)).title,
          `${path}?${query}`,
        ).to.equal('Invalid parameters')
      for (const option of ['columns', 'sort']) {
        const { status, detail } = await problemOf(await server.ask(`${path}?${option}=COLOUR`), server)
        expect(status).to.equal(404)
        expect(detail).to.include('"COLOUR"')
      }
    }
    for (const wrong of ['0', 'x', '1.5'])
      for (const path of ['', '/attributes'])
        expect((await problemOf(await server.ask(`${LIBRARY}/${wrong}${path}`), server)).title).to.equal(
          'Invalid parameters',
        )
  })
})
