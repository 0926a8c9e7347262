import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'

const CODE = '/businessrules/code'

interface Changes {
  readonly done: boolean
  readonly version: string
  readonly entities: readonly {
    readonly entityName: string
    readonly unchanged: number
    readonly changes: readonly {
      readonly change: string
      readonly rule: string
      readonly members: string[]
    }[]
  }[]
}

/** A rule of a file. */
const rule = (name: string, threshold: number): string =>
  `  - { name: ${name}, expression: n > 0, threshold: ${threshold} }\n`

const file = (entity: string, ...rules: readonly string[]) => ({
  name: `${entity}.yaml`,
  text: `entity: ${entity}\nrules:${rules.length === 0 ? ' []\n' : `\n${rules.join('')}`}`,
})

describe('files of rules over HTTP', function () {
  this.timeout(60_000)
  let server: QualityServer
  let number: string
  before(async () => {
    server = await startQualityServer()
    number = (await server.load('Numbers', 'n\n1\n2\n')).entityId
    await server.load('Others', 'n\n1\n')
  })
  after(() => server.stop())

  const send = async (
    command: 'plan' | 'import',
    data: object,
  ): Promise<{ status: number; body: Changes }> => {
    const { status, body } = await server.command(CODE, { command, data })
    return { status, body: body as unknown as Changes }
  }
  const thresholds = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await server.rows('/businessrules')).map(({ Name, Threshold }) => [Name!, Threshold!]),
    )
  const files = async (query = ''): Promise<{ name: string; text: string; rules: number }[]> =>
    (
      (await (await server.ask(CODE + query)).json()) as {
        files: { name: string; text: string; rules: number }[]
      }
    ).files

  it('tell what an import would do and do nothing, then do it and can be read back', async () => {
    const data = { files: [file('Numbers', rule('A', 10), rule('B', 20)), file('Others', rule('C', 30))] }
    const planned = await send('plan', data)
    expect(planned.status).to.equal(200)
    expect(planned.body.done).to.equal(false)
    expect(planned.body.entities.map(({ changes }) => changes.map(({ rule: name }) => name))).to.deep.equal([
      ['A', 'B'],
      ['C'],
    ])
    expect(await thresholds()).to.deep.equal({})
    const imported = await send('import', { ...data, version: planned.body.version })
    expect(imported.body).to.deep.equal({ ...planned.body, done: true })
    expect(await thresholds()).to.deep.equal({ A: '10', B: '20', C: '30' })
    const written = await files()
    expect(written.map(({ name, rules }) => [name, rules])).to.deep.equal([
      ['Numbers.yaml', 2],
      ['Others.yaml', 1],
    ])
    const again = await send('plan', { files: written.map(({ name, text }) => ({ name, text })) })
    expect(again.body.entities.map(({ unchanged, changes }) => [unchanged, changes])).to.deep.equal([
      [2, []],
      [1, []],
    ])
    expect(await files(`?entity=${number}`)).to.have.lengthOf(1)
  })

  it('are not imported by a plan that is out of date', async () => {
    const data = { files: [file('Numbers', rule('A', 11), rule('B', 20))] }
    const { body: plan } = await send('plan', data)
    expect(plan.entities[0]!.changes).to.deep.equal([
      { change: 'changed', rule: 'A', members: ['threshold'] },
    ])
    // The members that change are the same, but not what they change from.
    const other = await send('import', { files: [file('Numbers', rule('A', 12))] })
    expect(other.status).to.equal(200)
    const { status } = await send('import', { ...data, version: plan.version })
    expect(status).to.equal(409)
    expect(await thresholds()).to.include({ A: '12' })
    const fresh = await send('plan', data)
    expect((await send('import', { ...data, version: fresh.body.version })).status).to.equal(200)
    expect(await thresholds()).to.include({ A: '11' })
  })

  it('delete rules of their entities only if that is asked for', async () => {
    const data = { files: [file('Numbers', rule('A', 11))] }
    expect((await send('import', data)).body.entities[0]!.changes).to.deep.equal([])
    expect(await thresholds()).to.have.all.keys('A', 'B', 'C')
    const { body } = await send('import', { ...data, deleteOthers: true })
    expect(body.entities[0]!.changes).to.deep.equal([{ change: 'deleted', rule: 'B', members: [] }])
    expect(await thresholds()).to.have.all.keys('A', 'C')
  })

  it('tell all faults of all files with their places, and nothing is imported', async () => {
    const { status, body } = await server.command(CODE, {
      command: 'import',
      data: {
        files: [
          { name: 'a.yaml', text: 'entity: Numbers\nrules:\n  - name: X\n' },
          { name: 'b.yaml', text: 'entity: Others\nrules:\n  - [1]\n' },
        ],
      },
    })
    expect(status).to.equal(400)
    expect(body.errors.map(({ pointer, detail }) => [pointer, detail])).to.deep.equal([
      ['/data/files/0/text', 'a.yaml:3:5: The member expression is missing; add it.'],
      ['/data/files/0/text', 'a.yaml:3:5: The member threshold is missing; add it.'],
      ['/data/files/1/text', 'b.yaml:3:5: A rule must have the members name, expression and threshold.'],
    ])
    const unknown = await server.command(CODE, { command: 'plan', data: { files: [file('Nobody')] } })
    expect(unknown.status).to.equal(400)
    expect(unknown.body.errors[0]!.detail).to.match(/^Nobody\.yaml:1:9: There is no entity "Nobody"/)
  })

  it('of more than 2,000 rules are refused, and so are answers with more', async () => {
    const many = (count: number) =>
      file('Numbers', ...Array.from({ length: count }, (_, at) => rule(`R${at}`, 1)))
    expect((await send('plan', { files: [many(2001)] })).status).to.equal(400)
    expect((await send('import', { files: [many(2000)] })).status).to.equal(200)
    const answer = await server.ask(CODE)
    expect(answer.status).to.equal(409)
    expect(((await answer.json()) as { detail: string }).detail).to.contain('2,000 rules')
    // The other entity can still be read.
    expect((await files('?entity=2')).map(({ rules }) => rules)).to.deep.equal([1])
    expect((await send('import', { files: [file('Numbers')], deleteOthers: true })).status).to.equal(200)
  })

  it('of an entity that does not exist are a 404', async () => {
    expect((await server.ask(`${CODE}?entity=4711`)).status).to.equal(404)
  })
})
