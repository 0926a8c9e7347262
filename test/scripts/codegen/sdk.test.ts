import { cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { GeneratorTampered, verifyJar } from '../../../scripts/codegen/sdk/generator.ts'
import { generateSdks, type SdkResult } from '../../../scripts/codegen/sdk.ts'
import { lacks } from '../../support/tools.ts'

const repository = resolve(import.meta.dirname, '../../..')

const contract = {
  openapi: '3.0.3',
  info: { title: 'Weather', version: '2.1', description: 'Tells the weather.\n\nA second paragraph.' },
  servers: [{ url: '/' }],
  paths: {
    '/forecasts/{place}': {
      get: {
        operationId: 'getForecast',
        tags: ['Forecasts'],
        summary: 'The forecast of a place',
        parameters: [
          { name: 'place', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'days', in: 'query', schema: { type: 'integer' } },
          {
            name: 'where',
            in: 'query',
            schema: { type: 'object', additionalProperties: { type: 'string' } },
          },
        ],
        responses: {
          200: {
            description: 'The forecast',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['celsius'],
                  properties: { celsius: { type: 'number' } },
                },
              },
            },
          },
        },
      },
    },
  },
}

describe('the SDKs of a contract (need Java and openapi-generator)', function () {
  this.timeout(180_000)
  let root: string
  let first: SdkResult

  const sdk = (...path: string[]): string => join(root, 'generated/weather/sdk', ...path)

  before(async function () {
    root = await mkdtemp(join(tmpdir(), 'sdk-test-'))
    await mkdir(join(root, 'generated/weather'), { recursive: true })
    await writeFile(join(root, 'generated/weather/openapi.json'), JSON.stringify(contract))
    first = await generateSdks('weather', { check: false, root })
    if (first.status === 'left-out') lacks(this, first.reason)
  })

  after(() => rm(root, { recursive: true }))

  it('are two packages, named and numbered after the contract', async () => {
    const manifest = JSON.parse(await readFile(sdk('typescript/package.json'), 'utf8')) as Record<
      string,
      unknown
    >
    expect(manifest).to.include({ name: '@groundtruth/weather', version: '2.1.0', type: 'module' })
    const project = await readFile(sdk('python/pyproject.toml'), 'utf8')
    expect(project).to.contain('name = "groundtruth-weather"\nversion = "2.1.0"')
    expect(project).to.match(/"pydantic >= [\d.]+"/)
  })

  it('tell in their README how an operation is called', async () => {
    expect(await readFile(sdk('typescript/README.md'), 'utf8')).to.contain(
      '| `new ForecastsApi(configuration).getForecast(…)` | The forecast of a place |',
    )
    expect(await readFile(sdk('python/README.md'), 'utf8')).to.contain(
      '| `ForecastsApi(client).get_forecast(…)` | The forecast of a place |',
    )
  })

  it('send the entries of a free-form parameter, and not the whole under one name', async () => {
    const calls = await readFile(sdk('python/groundtruth_weather/api/forecasts_api.py'), 'utf8')
    expect(calls).to.contain("(quote(key, safe=''), value) for key, value in where.items()")
    expect(calls).to.contain("_query_params.append(('days', days))")
    expect(calls).to.not.contain("('where', where)")
    const typescript = await readFile(sdk('typescript/src/apis/ForecastsApi.ts'), 'utf8')
    expect(typescript).to.match(/for \(let key of Object\.keys\(requestParameters\['where'\]\)\)/)
  })

  it('contain no scripts that push, test or publish', () => {
    for (const noise of ['git_push.sh', '.github', '.travis.yml', '.gitlab-ci.yml', 'test', 'setup.py']) {
      expect(existsSync(sdk('python', noise)), noise).to.equal(false)
    }
  })

  it('are the same when they are generated again', async () => {
    expect(await generateSdks('weather', { check: false, root })).to.deep.equal({
      status: 'done',
      changed: [],
    })
  })

  it('are only compared by --check, which names every file that differs', async () => {
    const edited = sdk('python/groundtruth_weather/rest.py')
    const extra = sdk('typescript/src/extra.ts')
    await writeFile(edited, '# edited\n')
    await writeFile(extra, 'export {}\n')
    const result = await generateSdks('weather', { check: true, root })
    expect(result).to.deep.equal({
      status: 'done',
      changed: [
        'generated/weather/sdk/typescript/src/extra.ts',
        'generated/weather/sdk/python/groundtruth_weather/rest.py',
      ],
    })
    expect(await readFile(edited, 'utf8')).to.equal('# edited\n')

    await generateSdks('weather', { check: false, root })
    expect(existsSync(extra)).to.equal(false)
    expect(await readFile(edited, 'utf8')).to.not.equal('# edited\n')
  })
})

describe("the SDKs' generator", () => {
  it('is skipped with a sentence if Java is missing', async () => {
    const path = process.env.PATH
    process.env.PATH = join(tmpdir(), 'no-such-folder')
    try {
      const result = await generateSdks('weather', { check: true, root: repository })
      expect(result).to.deep.equal({
        status: 'left-out',
        reason: 'Java is missing. Install a Java runtime of version 11 or later to generate the SDKs.',
      })
    } finally {
      process.env.PATH = path
    }
  })

  it('is removed and not run if it is not the pinned version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jar-test-'))
    try {
      const jar = join(folder, '7.25.0.jar')
      await cp(join(repository, 'openapitools.json'), jar)
      const error = await verifyJar(jar).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).to.be.instanceOf(GeneratorTampered)
      expect(existsSync(jar)).to.equal(false)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
