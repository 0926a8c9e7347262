import { expect } from 'chai'
import { post, problemOf } from '../../bad-input/problems.ts'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'

type Priority = [id: number, name: string, description: string, used: 'Y' | 'N']

describe('the priorities of a repository', () => {
  let server: QualityServer
  before(async () => (server = await startQualityServer()))
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })
  beforeEach(async () => {
    for (const [id] of await list()) await server.ask(`/priorities/${id}`, { method: 'DELETE' })
  })

  const list = async () => (await (await server.ask('/priorities')).json()) as Priority[]
  const add = (priority: number, name: string, description?: string) =>
    post(server, '/priorities', {
      command: 'add',
      data: { priority, name, ...(description !== undefined && { description }) },
    })
  const edit = (id: number, data: object) => post(server, `/priorities/${id}`, { command: 'edit', data })
  const fill = async (...ids: number[]) => {
    for (const id of ids) expect((await add(id, `Name ${id}`, `Text ${id}`)).status).to.equal(201)
  }

  it('do not exist in a new repository', async () => {
    const answer = await server.ask('/priorities')
    expect(answer.headers.get('content-type')).to.match(/^application\/json/)
    expect(await answer.json()).to.deep.equal([])
  })

  it('are listed by their numbers with name, description and the number of rules', async () => {
    await add(10, 'Low', '')
    await add(2, 'Hoch „é“ 😀', 'Two\nlines')
    await add(1, 'Critical')
    expect(await list()).to.deep.equal([
      [1, 'Critical', '', 'N'],
      [2, 'Hoch „é“ 😀', 'Two\nlines', 'N'],
      [10, 'Low', '', 'N'],
    ])
  })

  it('are added with their address in the answer', async () => {
    const answer = await add(3, 'Medium')
    const url = '/api/repositories/test/priorities/3'
    expect(answer.status).to.equal(201)
    expect(answer.headers.get('location')).to.equal(url)
    expect(await answer.json()).to.deep.equal({ url })
  })

  it('are replaced by a new priority with the same number', async () => {
    await fill(1, 2)
    expect((await add(1, 'Other')).status).to.equal(201)
    expect(await list()).to.deep.equal([
      [1, 'Other', '', 'N'],
      [2, 'Name 2', 'Text 2', 'N'],
    ])
  })

  it('keep the members that an edit does not name', async () => {
    await fill(1, 2)
    expect((await edit(1, { name: 'Renamed' })).status).to.equal(201)
    expect((await edit(2, { description: '' })).status).to.equal(201)
    expect((await edit(2, { priority: 2, name: 'Second' })).status).to.equal(201)
    expect(await list()).to.deep.equal([
      [1, 'Renamed', 'Text 1', 'N'],
      [2, 'Second', '', 'N'],
    ])
  })

  it('are not changed by an edit without members', async () => {
    await fill(1)
    for (const data of [{}, { priority: '', name: '' }]) expect((await edit(1, data)).status).to.equal(201)
    expect(await list()).to.deep.equal([[1, 'Name 1', 'Text 1', 'N']])
  })

  it('replace another priority if they get its number, and have a new address', async () => {
    await fill(1, 2, 3)
    const answer = await edit(1, { priority: 3, name: 'Moved' })
    const url = '/api/repositories/test/priorities/3'
    expect([answer.status, answer.headers.get('location'), await answer.json()]).to.deep.equal([
      201,
      url,
      { url },
    ])
    expect(await list()).to.deep.equal([
      [2, 'Name 2', 'Text 2', 'N'],
      [3, 'Moved', 'Text 1', 'N'],
    ])
    expect((await edit(3, { priority: 7 })).status).to.equal(201)
    expect((await list()).map(([id]) => id)).to.deep.equal([2, 7])
  })

  it('are deleted once, and unknown from then on', async () => {
    await fill(4, 5)
    const removed = await server.ask('/priorities/4', { method: 'DELETE' })
    expect([removed.status, await removed.text()]).to.deep.equal([204, ''])
    expect((await list()).map(([id]) => id)).to.deep.equal([5])
    for (const answer of [
      await server.ask('/priorities/4', { method: 'DELETE' }),
      await edit(4, { name: 'x' }),
      await edit(4, { priority: 5 }),
    ])
      expect(await problemOf(answer, server)).to.include({
        status: 404,
        title: 'Not found',
        detail: 'There is no priority 4 in this repository.',
      })
    expect(await list()).to.deep.equal([[5, 'Name 5', 'Text 5', 'N']])
  })

  describe('that are changed concurrently', () => {
    it('by additions of one number are one of the added priorities', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => add(1, `Add ${i}`, `Of ${i}`)))
      expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([201]))
      const [[id, name, description], ...more] = (await list()) as [Priority, ...Priority[]]
      expect([id, description, more]).to.deep.equal([1, name.replace('Add', 'Of'), []])
    })

    it('by edits onto one number leave one of them there', async () => {
      await fill(1, 2, 3, 4, 9)
      const answers = await Promise.all([1, 2, 3, 4].map((id) => edit(id, { priority: 9 })))
      expect(answers.map(({ status }) => status)).to.deep.equal([201, 201, 201, 201])
      const [[id, name, description], ...more] = (await list()) as [Priority, ...Priority[]]
      expect([id, more]).to.deep.equal([9, []])
      expect(name).to.match(/^Name [1-4]$/)
      expect(description).to.equal(name.replace('Name', 'Text'))
    })

    it('by edits of one to several numbers are moved once', async () => {
      await fill(1)
      const answers = await Promise.all([2, 3, 4].map((priority) => edit(1, { priority })))
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 404, 404])
      expect(await list()).to.have.length(1)
    })

    it('by edits onto each other leave one', async () => {
      await fill(1, 2)
      const answers = await Promise.all([edit(1, { priority: 2 }), edit(2, { priority: 1 })])
      expect(answers.map(({ status }) => status)).to.deep.equal([201, 201])
      expect(await list()).to.have.length(1)
    })

    it('by deletions are deleted once', async () => {
      await fill(1)
      const answers = await Promise.all(
        [1, 2, 3].map(() => server.ask('/priorities/1', { method: 'DELETE' })),
      )
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([204, 404, 404])
    })
  })

  describe('are refused', () => {
    const refusal = async (path: string, body: unknown) => problemOf(await post(server, path, body), server)
    beforeEach(() => fill(1))
    afterEach(async () => expect(await list()).to.deep.equal([[1, 'Name 1', 'Text 1', 'N']]))

    it('as "Invalid request body" where the body is no Standard Request', async () => {
      for (const [path, command] of [
        ['/priorities', 'add'],
        ['/priorities/1', 'edit'],
      ] as const)
        for (const body of [
          '{',
          '[]',
          'null',
          { command, data: { priority: 2, name: 'x' }, option: {} },
          { command, data: { priority: 2, name: 'a\0b' } },
        ])
          expect((await refusal(path, body)).title, JSON.stringify(body)).to.equal('Invalid request body')
    })

    it('as "Invalid command" with the commands that there are', async () => {
      for (const [path, known, others] of [
        ['/priorities', '"add"', ['get', 'edit', 'Add', '', 1]],
        ['/priorities/1', '"edit"', ['add', 'delete', undefined]],
      ] as const)
        for (const command of others) {
          const problem = await refusal(path, { command, data: { priority: 2, name: 'x' } })
          expect(problem.title).to.equal('Invalid command')
          expect(problem.errors[0]?.pointer).to.equal('/command')
          expect(problem.detail).to.include(known)
        }
    })

    it('as "No data received" without a body or data', async () => {
      for (const [path, command] of [
        ['/priorities', 'add'],
        ['/priorities/1', 'edit'],
      ] as const)
        for (const body of ['', { command }])
          expect((await refusal(path, body)).title).to.equal('No data received')
    })

    it('as "Invalid data passed with request" with a pointer to each fault', async () => {
      const added = (change: object) => ['/priorities', 'add', { priority: 2, name: 'x', ...change }] as const
      const edited = (data: unknown) => ['/priorities/1', 'edit', data] as const
      for (const [pointer, [path, command, data]] of [
        ['/data', ['/priorities', 'add', null]],
        ['/data', added({ nme: 'x' })],
        ['/data', edited({ used: 'Y' })],
        ['/data/priority', added({ priority: undefined })],
        ['/data/name', added({ name: undefined })],
        ['/data/priority', added({ priority: '' })],
        ['/data/name', added({ name: '' })],
        ...[added, edited].flatMap((of) =>
          [
            { priority: 0 },
            { priority: 11 },
            { priority: 1.5 },
            { priority: '02' },
            { priority: null },
            { name: ' ' },
            { name: 'a\nb' },
            { name: 'x'.repeat(129) },
            { name: 7 },
            { description: 'x'.repeat(4001) },
            { description: null },
          ].map((change) => [`/data/${Object.keys(change)[0]!}`, of(change)] as const),
        ),
      ] as const) {
        const problem = await refusal(path, { command, data })
        const name = `${command} ${JSON.stringify(data)?.slice(0, 80)}`
        expect(problem.title, name).to.equal('Invalid data passed with request')
        expect(
          problem.errors.map((error) => error.pointer),
          name,
        ).to.include(pointer)
      }
    })

    it('as "Invalid parameters" where the path holds no number of a priority, or the query anything', async () => {
      for (const id of ['0', '11', '-1', '1.5', 'one', '01', '9007199254740992'])
        for (const answer of [
          await post(server, `/priorities/${id}`, { command: 'edit', data: { name: 'x' } }),
          await server.ask(`/priorities/${id}`, { method: 'DELETE' }),
        ]) {
          const { status, title, errors } = await problemOf(answer, server)
          expect([status, title, errors[0]?.parameter], id).to.deep.equal([
            400,
            'Invalid parameters',
            'priority',
          ])
        }
      for (const query of ['pageSize=1', 'external=1', 'x=1'])
        expect((await problemOf(await server.ask(`/priorities?${query}`), server)).title).to.equal(
          'Invalid parameters',
        )
    })

    it('up to the length that they may have, and no longer', async () => {
      expect((await add(2, 'é'.repeat(128), '😀'.repeat(2000))).status).to.equal(201)
      expect((await list())[1]).to.deep.equal([2, 'é'.repeat(128), '😀'.repeat(2000), 'N'])
      await server.ask('/priorities/2', { method: 'DELETE' })
    })
  })
})
