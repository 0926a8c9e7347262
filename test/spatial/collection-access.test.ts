import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '../../src/platform/config.ts'
import { CollectionRules } from '../../src/spatial/services/collection-rules.ts'
import { runScript } from '../platform/support.ts'
import { DocsPage } from '../support/docs-page.ts'
import { get } from '../support/get.ts'
import { programArgs } from '../support/programs.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, SpatialClient } from '../support/spatial-client.ts'

/** The rules of the documentation. */
const RULES = new DocsPage('docs/spatial.md').fences().find(({ language }) => language === 'yaml')!.text

describe('COLLECTION_ACCESS', () => {
  let folder: string
  let path: string
  let server: TestServer
  const of = async (workspace: string): Promise<SpatialClient> =>
    new SpatialClient(server, await server.token(workspace))
  const idsOf = async (workspace: string): Promise<string[]> => {
    const { body } = await (await of(workspace)).get('/collections')
    return (body as { collections: { id: string }[] }).collections.map(({ id }) => id)
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-access-'))
    path = join(folder, 'access.yaml')
    await writeFile(path, RULES)
    server = await startServer({ env: { COLLECTION_ACCESS: path } })
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  it('lists for a workspace the collections of its patterns, and those of every workspace', async () => {
    expect(await idsOf('planning')).to.deep.equal([
      'boundaries/countries',
      'boundaries/us_states',
      'places/cities',
    ])
    expect(await idsOf('maps')).to.deep.equal([
      'boundaries/countries',
      'boundaries/us_counties',
      'boundaries/us_states',
    ])
    expect(await idsOf('other')).to.deep.equal(['boundaries/countries'])
  })

  it('answers 404 for every resource of another collection, as if it did not exist', async () => {
    const maps = await of('maps')
    const planning = await of('planning')
    for (const below of [
      '',
      '/items',
      '/items/1',
      '/items?population=x&limit=0',
      '/schema',
      '/queryables',
      '/sortables',
    ]) {
      const refused = await maps.get(`/collections/places/cities${below}`)
      const unknown = await maps.get(`/collections/places/villages${below}`)
      expect([refused.status, codesOf(refused)], below).to.deep.equal([unknown.status, codesOf(unknown)])
      expect(refused.text.replaceAll('cities', 'villages').replace(/"id":"[^"]*"/, '')).to.equal(
        unknown.text.replace(/"id":"[^"]*"/, ''),
      )
    }
    expect((await maps.get('/collections/places/cities')).status).to.equal(404)
    expect((await planning.get('/collections/places/cities/items?limit=1')).status).to.equal(200)
  })

  it('names other collections neither in the API definition nor on pages without credentials', async () => {
    for (const [workspace, hasCities] of [
      ['planning', true],
      ['maps', false],
      ['planning', true],
    ] as const) {
      const { body } = await (await of(workspace)).get('/api')
      const paths = Object.keys((body as { paths: object }).paths)
      expect(paths.includes('/collections/places/cities/items')).to.equal(hasCities)
      expect(paths).to.include('/collections/boundaries/countries/items')
    }
    expect((await get(`${server.url}/licenses`)).text).to.include('Their list needs credentials')
    for (const page of ['/', '/licenses']) {
      const answer = await get(`${server.url}${page}`)
      expect(answer.status).to.equal(200)
      expect(answer.text).not.to.include('>boundaries/us_counties<')
    }
  })

  it('holds for tokens of API keys', async () => {
    const { key, secret } = await server.apiKey()
    const { body } = await new SpatialClient(server, '').bare('/collections', {
      'X-API-Key': `${key}.${secret}`,
    })
    expect((body as { collections: { id: string }[] }).collections.map(({ id }) => id)).to.deep.equal([
      'boundaries/countries',
    ])
  })

  it('follows a change of the file, and keeps the rules if the new ones are wrong', async () => {
    const until = async (condition: () => Promise<boolean>): Promise<void> => {
      const startedAt = performance.now()
      while (!(await condition())) {
        if (performance.now() - startedAt > 5000) throw new Error('The file was not read again.')
        await sleep(20)
      }
    }
    await writeFile(path, 'maps: [places/c*s, boundaries/us.states, boundaries/us_?tates]\n')
    await until(async () => (await idsOf('maps')).join() === 'places/cities')
    expect(await idsOf('other')).to.deep.equal([])
    await writeFile(path, 'maps: places/cities\n')
    await until(async () => (await get(`${server.url}/readyz`)).text.includes('access.yaml, line 1'))
    expect(await idsOf('maps')).to.deep.equal(['places/cities'])
  })
})

describe('The rules of COLLECTION_ACCESS', () => {
  it('are refused with a sentence if they are wrong', () => {
    for (const [text, reason] of [
      ['a: [b/c', 'access.yaml is not valid YAML'],
      ['- a/b\n', 'line 1: the file is a map from workspaces'],
      ['a:\n  - b/*\n  - c\n', 'line 3: a pattern is `<group>/<name>`'],
      ['a: [b/c]\na: [d/e]\n', 'is not valid YAML'],
    ] as const)
      expect(() => CollectionRules.read('access.yaml', text)).to.throw(reason)
  })

  it('stop the start of the program if they cannot be used', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-access-'))
    try {
      const wrong = join(folder, 'wrong.yaml')
      await writeFile(wrong, 'a:\n  - b/*\n  - c\n')
      for (const [file, reason] of [
        [wrong, 'wrong.yaml, line 3: a pattern is'],
        [join(folder, 'missing.yaml'), 'cannot be read (ENOENT): create it'],
      ] as const) {
        const { code, stderr } = await runScript(programArgs('main'), {
          DATA_DIR: join(folder, 'data'),
          PORT: '0',
          SERVICES: 'spatial',
          COLLECTION_ACCESS: file,
        })
        expect(code).to.equal(1)
        expect(stderr).to.include(reason)
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('may be empty: then no workspace reads anything', () => {
    expect(CollectionRules.read('access.yaml', '').allows('a', 'b/c')).to.equal(false)
  })

  it('are refused without credentials', () => {
    expect(() => loadConfig({ AUTH: 'none', COLLECTION_ACCESS: 'access.yaml' })).to.throw('AUTH is none')
  })
})
