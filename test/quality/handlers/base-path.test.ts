import { expect } from 'chai'
import { qualityContract } from '../../../generated/quality/contract.ts'
import { Encoded, type Answer } from '../../../src/contract/handler.ts'
import { withBasePath } from '../../../src/quality/handlers/base-path.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

type Schema = Readonly<Record<string, unknown>>

/** The names of all members that the contract calls addresses, in any schema of the document. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: Readonly<Record<string, Schema>> }
  const own = Object.entries(properties ?? {}).flatMap(([name, { format }]) =>
    format === 'uri-reference' ? [name] : [],
  )
  return [...own, ...Object.values(value).flatMap(addressesIn)]
}

/** The strings of a JSON value that are addresses of the service. */
const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('/api/repositories') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

describe('Addresses in answers below the path of BASE_URL', () => {
  const answerOf = async (answer: Answer, origin: string) => {
    const { ask } = withBasePath({ ask: () => Promise.resolve(answer) }) as {
      ask: (request: unknown) => Promise<Answer>
    }
    return ask({ caller: { origin } })
  }
  const of = (body: unknown, headers?: Answer['headers']): Answer => ({
    status: 200,
    mediaType: 'application/json',
    headers,
    body,
  })

  it('begin with the path, in all members that hold addresses and in Location', async () => {
    const given = of(
      { url: '/a', uri: '/b', job: '/c', file: '/d', name: '/e', rules: ['/f'] },
      { Location: '/g' },
    )
    expect(await answerOf(given, 'https://data.example/gt')).to.deep.include({
      body: { url: '/gt/a', uri: '/gt/b', job: '/gt/c', file: '/gt/d', name: '/e', rules: ['/f'] },
      headers: { Location: '/gt/g' },
    })
  })

  it('stay as they are without a path, in other hosts, and in bodies that are encoded already', async () => {
    for (const [body, origin] of [
      [{ url: '/a' }, 'https://data.example'],
      [{ url: 'https://hook.example/a' }, 'https://data.example/gt'],
      [new Encoded('{"url":"/a"}'), 'https://data.example/gt'],
    ] as const)
      expect((await answerOf(of(body), origin)).body).to.deep.equal(body)
  })

  it('are all addresses of the contract', async () => {
    const names = new Set(addressesIn(await qualityContract.loadDocument()))
    expect([...names].sort()).to.deep.equal(['file', 'job', 'uri', 'url'])
  })

  describe('of a server', () => {
    let server: QualityServer
    before(async () => {
      server = await startQualityServer({
        env: { BASE_URL: 'https://data.example/gt', TRUST_PROXY: '127.0.0.1' },
      })
    })
    after(() => server.stop())

    it('begin with the path, whatever prefix a proxy sends', async () => {
      const headers = { 'x-forwarded-prefix': '/other', 'x-forwarded-host': 'other.example' }
      const ask = async (path: string, command?: object) => {
        const answer = await server.ask(path, {
          method: command ? 'POST' : 'GET',
          headers: { ...headers, 'content-type': 'application/json' },
          ...(command && { body: JSON.stringify(command) }),
        })
        expect(answer.status, path).to.be.oneOf([200, 204])
        const text = await answer.text()
        return [
          ...pathsIn(text === '' ? undefined : JSON.parse(text)),
          answer.headers.get('location'),
        ].filter(Boolean)
      }
      const own = '/gt/api/repositories/test'
      expect(await ask('/rulegroups', { command: 'add', data: { name: 'Mine' } })).to.deep.equal([
        `${own}/rulegroups/1`,
      ])
      const sourceFile = await server.upload('a.csv', 'a,b\n1,2\n')
      const created = await ask('/entities', {
        command: 'create',
        data: {
          entityName: 'A',
          source: 'client',
          connectInfo: { type: 'delimited', attr: 'names', sourceFile },
        },
      })
      expect(created).to.have.lengthOf(2)
      for (const path of created)
        expect(path).to.match(/^\/gt\/api\/repositories\/test\/(entities|scheduler)\//)
      await server.load('B', 'name\nred\nred \n')
      for (const below of ['/findings', '/attributes/1/profile']) {
        const paths = await ask(`/entities/2${below}`)
        expect(paths.length, below).to.be.greaterThan(0)
        for (const path of paths) expect(path, below).to.match(/^\/gt\/api\/repositories\/test\//)
      }
      for (const form of ['', '?external=1'])
        for (const listing of ['/entities', '/scheduler', '/files', '/rulegroups']) {
          const paths = await ask(listing + form)
          expect(paths.length, listing).to.be.greaterThan(0)
          for (const path of paths) expect(path, listing).to.match(/^\/gt\/api\/repositories\/test\//)
        }
    })

    it('and the document names the path as the server', async () => {
      const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { servers: unknown }
      expect(document.servers).to.deep.equal([{ url: '/gt' }])
    })
  })
})
