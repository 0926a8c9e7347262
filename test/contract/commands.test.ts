import { expect } from 'chai'
import type { Answer } from '../../src/contract/handler.ts'
import { startWorkshop, type Reply, type Seen, type Workshop } from '../support/workshop.ts'

const TOOL = { id: 7, name: null, edge: [30, 'steel'] }

/** A service of a contract that no code of ours knows: OpenAPI 3.1, commands told apart by a discriminator. */
describe('The runtime, with a contract of OpenAPI 3.1,', () => {
  let server: Workshop
  let url: string
  let seen: Seen | undefined

  before(async () => {
    const answer = (respond: (request: Seen, reply: Reply) => Answer) => (request: Seen, reply: Reply) =>
      respond((seen = request), reply)
    server = await startWorkshop({
      getTool: answer((_, reply) => reply['ok']!(TOOL)),
      commandTool: answer(({ body }, reply) =>
        (body as { command: string }).command === 'lend'
          ? reply['created']!({ job: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' }, { Location: '/jobs/1' })
          : reply['ok']!(TOOL),
      ),
      deleteTool: answer((_, reply) => reply['noContent']!()),
      // An answer that the contract does not promise.
      getFirstPart: answer((_, reply) => reply['ok']!({ ...TOOL, edge: ['steel', 30] })),
      getDrawer: answer((_, reply) => reply['ok']!(TOOL)),
    })
    url = server.url
  })
  beforeEach(() => {
    seen = undefined
  })
  after(() => server.stop())

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'X-Key': 'k', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as { faults: string[] },
    }
  }

  it('reads parameters into the types that the contract gives, with its defaults', async () => {
    const { status } = await send('GET', '/tools/7?tag=a&tag=b%2Cc&sizes=1,2&sharp=true&weight=19.99&note=x')
    expect(status).to.equal(200)
    expect(seen!.path).to.deep.equal({ id: 7 })
    expect(seen!.query).to.deep.equal({
      tag: ['a', 'b,c'],
      sizes: [1, 2],
      sharp: true,
      weight: 19.99,
      note: 'x',
      order: 'name',
    })
  })

  it('collects all undeclared names in the free-form parameter, and only there', async () => {
    const { status } = await send('GET', '/drawers/a?__proto__=b%20c&deep=true&constructor=&marks=d&%C3%A4=e')
    expect(status).to.equal(400)
    const good = await send('GET', '/drawers/a?__proto__=b%20c&deep=true&constructor=')
    expect(good.status).to.equal(200)
    expect(Object.keys(seen!.query)).to.have.members(['deep', 'marks'])
    expect(seen!.query['deep']).to.equal(true)
    expect(Object.entries(seen!.query['marks'] as object)).to.deep.equal([
      ['__proto__', 'b c'],
      ['constructor', ''],
    ])
    await send('GET', '/drawers/a?marks=d')
    expect(Object.entries(seen!.query['marks'] as object)).to.deep.equal([['marks', 'd']])
    await send('GET', '/drawers/a?deep=false')
    expect(seen!.query).to.deep.equal({ deep: false })
  })

  it('says of an entry of a free-form parameter what is wrong, under its own name', async () => {
    const faultsOf = async (query: string) => (await send('GET', `/drawers/a?${query}`)).body.faults
    expect(await faultsOf('ink=black')).to.deep.equal([
      'The query parameter "ink" must have at most 4 characters.',
    ])
    expect(await faultsOf('ink=red&ink=red')).to.deep.equal([
      'The query parameter "ink" occurs more than once; send it once.',
    ])
    expect(await faultsOf('ink=%ED%A0%80')).to.deep.equal([
      'The query parameter "ink" is not percent-encoded UTF-8 text without NUL.',
    ])
    expect(await faultsOf('a=1&b=2&c=3&d=4')).to.deep.equal([
      'The query parameter "marks" must have at most 3 members.',
    ])
  })

  it('accepts each command with the members of its own branch', async () => {
    expect(
      (await send('POST', '/tools/7', { command: 'sharpen', angle: 20, edge: [3, 'bronze'] })).status,
    ).to.equal(200)
    expect((await send('POST', '/tools/7', { command: 'rename', name: null })).status).to.equal(200)
    const lent = await send('POST', '/tools/7', {
      command: 'lend',
      to: 3,
      until: '2026-12-24',
      extras: { oil: true },
    })
    expect(lent.status).to.equal(201)
    expect(lent.headers.get('location')).to.equal('/jobs/1')
    expect(seen!.body).to.deep.equal({ command: 'lend', to: 3, until: '2026-12-24', extras: { oil: true } })
  })

  it('treats an empty string as an absent member if the contract says so', async () => {
    const lend = { command: 'lend', to: 3, until: '2026-12-24' }
    for (const [members, left] of [
      [{ metal: '', deposit: { metal: '' } }, { deposit: {} }],
      [{ metal: 'steel', deposit: { metal: 'bronze', coins: '' } }, undefined],
      [{ extras: {} }, undefined],
    ] as const) {
      expect((await send('POST', '/tools/7', { ...lend, ...members })).status).to.equal(201)
      expect(seen!.body).to.deep.equal({ ...lend, ...(left ?? members) })
    }
    for (const members of [
      { to: '' },
      { until: '' },
      { at: '' },
      { metal: ' ' },
      { metal: [''] },
      { deposit: '' },
      { deposit: [{ metal: '' }] },
    ]) {
      const { status, body } = await send('POST', '/tools/7', { ...lend, ...members })
      expect(status, JSON.stringify(members)).to.equal(400)
      expect(body.faults.join()).to.include(`/${Object.keys(members)[0]}`)
    }
  })

  it('accepts a member under its alias', async () => {
    const lend = { command: 'lend', to: 3, until: '2026-12-24' }
    for (const [members, read] of [
      [
        { when: '2026-12-24T10:00:00Z', material: 'steel' },
        { at: '2026-12-24T10:00:00Z', metal: 'steel' },
      ],
      [{ material: '' }, {}],
      [{ deposit: { material: 'bronze' } }, { deposit: { metal: 'bronze' } }],
      [{ security: { material: 'bronze' } }, { deposit: { metal: 'bronze' } }],
      [{ security: { material: '' } }, { deposit: {} }],
    ]) {
      expect((await send('POST', '/tools/7', { ...lend, ...members })).status).to.equal(201)
      expect(seen!.body).to.deep.equal({ ...lend, ...read })
    }
  })

  it('names a faulty member as the client named it', async () => {
    const lend = { command: 'lend', to: 3, until: '2026-12-24' }
    const faultsOf = async (members: object) =>
      (await send('POST', '/tools/7', { ...lend, ...members })).body.faults
    const oneOf = 'must be one of "", "steel", "bronze".'
    expect(await faultsOf({ material: 'gold' })).to.deep.equal([`The body at /material ${oneOf}`])
    expect(await faultsOf({ metal: 'gold' })).to.deep.equal([`The body at /metal ${oneOf}`])
    expect(await faultsOf({ security: { material: 'gold' }, when: '' })).to.have.members([
      `The body at /security/material ${oneOf}`,
      'The body at /when must have the format date-time.',
    ])
    expect(await faultsOf({ security: [{ material: 'steel' }] })).to.deep.equal([
      'The body at /security must be an object.',
    ])
    expect(
      (await send('POST', '/tools/7', { command: 'rename', name: 'x', material: 'steel' })).body.faults,
    ).to.deep.equal(['The body has the unknown member "material".'])
  })

  it('refuses a member under both of its names', async () => {
    const lend = { command: 'lend', to: 3, until: '2026-12-24' }
    for (const [members, sentence] of [
      [{ metal: 'steel', material: 'steel' }, '/material is the same member as /metal'],
      [{ metal: 'steel', material: '' }, '/material is the same member as /metal'],
      [{ security: { material: '', metal: '' } }, '/security/material is the same member as /security/metal'],
    ] as const) {
      const { status, body } = await send('POST', '/tools/7', { ...lend, ...members })
      expect(status).to.equal(400)
      expect(body.faults).to.deep.equal([`The body at ${sentence}; send one of them.`])
    }
  })

  it('treats an empty parameter as absent if the contract says so, but rejects it twice', async () => {
    expect((await send('GET', '/tools/7?metal=')).status).to.equal(200)
    expect(seen!.query).to.deep.equal({ order: 'name' })
    expect((await send('GET', '/tools/7?order=')).status).to.equal(400)
    for (const query of ['metal=&metal=', 'metal=&metal=steel', 'metal=steel&metal='])
      expect((await send('GET', `/tools/7?${query}`)).body.faults, query).to.deep.equal([
        'The query parameter "metal" occurs more than once; send it once.',
      ])
  })

  it('names what is wrong with a command by the rules of its own branch alone', async () => {
    const { status, body } = await send('POST', '/tools/7', { command: 'sharpen', angle: 90, name: 'x' })
    expect(status).to.equal(400)
    expect(body.faults).to.have.members([
      'The body at /angle must be at most 45.',
      'The body has the unknown member "name".',
    ])
  })

  it('rejects an unknown command and a missing command', async () => {
    const melted = await send('POST', '/tools/7', { command: 'melt' })
    expect(melted.status).to.equal(400)
    expect(melted.body.faults).to.deep.equal([
      'The body at /command must be one of "sharpen", "rename", "lend", not "melt".',
    ])
    expect((await send('POST', '/tools/7', { command: 5 })).body.faults).to.deep.equal([
      'The body at /command must be one of "sharpen", "rename", "lend".',
    ])
    const nameless = await send('POST', '/tools/7', { angle: 20 })
    expect(nameless.status).to.equal(400)
    expect(nameless.body.faults).to.deep.equal([
      'The body at /command is missing; it must be one of "sharpen", "rename", "lend".',
    ])
    expect((await send('POST', '/tools/7', [])).status).to.equal(400)
    expect((await send('POST', '/tools/7')).body.faults).to.deep.equal([
      'The request needs a body of the type application/json.',
    ])
  })

  it('checks lists whose entries each have a type', async () => {
    const wrong = await send('POST', '/tools/7', { command: 'sharpen', angle: 20, edge: ['bronze', 3] })
    expect(wrong.status).to.equal(400)
    expect(wrong.body.faults.join()).to.match(/\/edge\/0.*\/edge\/1/s)
    expect((await send('POST', '/tools/7', { command: 'sharpen', angle: 20, edge: [3] })).status).to.equal(
      400,
    )
  })

  it('takes a DELETE with a body, and one without', async () => {
    expect((await send('DELETE', '/tools/7', { reason: 'broken', witnesses: ['a', 'b'] })).status).to.equal(
      204,
    )
    expect(seen!.body).to.deep.equal({ reason: 'broken', witnesses: ['a', 'b'] })
    expect((await send('DELETE', '/tools/7')).status).to.equal(204)
    expect(seen!.body).to.equal(undefined)
    expect((await send('DELETE', '/tools/7', { witnesses: ['a', 'a'] })).status).to.equal(400)
  })

  it('rejects a response that the contract does not declare if the oracle is on', async () => {
    expect((await send('GET', '/tools/7/parts/first')).status).to.equal(500)
    expect(String(server.faults.at(-1))).to.match(
      /OracleDisagreement: GET \/tools\/7\/parts\/first → 200: body\/edge\/0 must be number/,
    )
  })

  it('requires credentials exactly if the contract does', async () => {
    expect((await fetch(`${url}/tools/7`)).status).to.equal(401)
    expect((await fetch(`${url}/drawers/a%20b`)).status).to.equal(200)
    expect(seen!.path).to.deep.equal({ label: 'a b' })
  })
})
