import { expect } from 'chai'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundleDocument } from '../../scripts/codegen/bundle.ts'

const ROOT_DOCUMENT = `openapi: 3.1.0
info: { title: Test, version: '1' }
security: [{ basicAuth: [] }]
x-common: { $ref: common.yaml }
paths:
  /things: { $ref: paths/things.yaml }
components:
  securitySchemes:
    basicAuth: { type: http, scheme: basic }
`

const COMMON = `headers:
  X-Request-Id: { $ref: components/headers.yaml#/RequestId }
parameters:
  always:
    - $ref: components/parameters.yaml#/RequestId
  listing:
    - $ref: components/parameters.yaml#/PageSize
responses:
  always:
    '500': { $ref: components/responses.yaml#/InternalError }
  secured:
    '401': { $ref: components/responses.yaml#/Unauthorized }
  requestBody:
    '413': { $ref: components/responses.yaml#/TooLarge }
shapes:
  problem:
    application/problem+json:
      schema: { $ref: components/schemas.yaml#/Problem }
`

const COMPONENTS = {
  'components/headers.yaml': `RequestId: { schema: { type: string } }
Challenge: { schema: { type: string } }
`,
  'components/parameters.yaml': `RequestId: { name: X-Request-Id, in: header, schema: { type: string } }
PageSize: { name: pageSize, in: query, schema: { type: integer } }
`,
  'components/responses.yaml': `InternalError: { description: A fault, x-shape: problem, x-examples: { Fault: { value: { title: Fault } } } }
Unauthorized:
  description: No credentials
  headers: { WWW-Authenticate: { $ref: headers.yaml#/Challenge } }
  x-shape: problem
TooLarge: { description: Too large, x-shape: problem }
OwnFault: { description: A fault of its own, x-shape: problem }
`,
  'components/schemas.yaml': 'Problem: { type: object }\n',
}

/** What the tests read of an answer and of a bundled contract. */
interface Answer {
  readonly $ref?: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly content: unknown
}
interface Bundled {
  readonly operation: Readonly<Record<string, unknown>> & {
    readonly parameters: readonly unknown[]
    readonly responses: Readonly<Record<string, Answer>>
  }
  readonly answers: Readonly<Record<string, Answer>>
}

const PLAIN = "get: { operationId: list, responses: { '200': { description: All } } }\n"

describe('The declaration of what operations and answers have in common', () => {
  let folder: string
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'groundtruth-common-'))))
  afterEach(() => rm(folder, { recursive: true }))

  /** Bundles a contract of one path. @param files texts that replace files of the contract */
  const bundled = async (path: string, files: Readonly<Record<string, string>> = {}): Promise<Bundled> => {
    const all = {
      'openapi.yaml': ROOT_DOCUMENT,
      'common.yaml': COMMON,
      ...COMPONENTS,
      'paths/things.yaml': path,
      ...files,
    }
    for (const [name, text] of Object.entries(all)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const { paths, components } = JSON.parse(
      JSON.stringify(await bundleDocument(join(folder, 'openapi.yaml'))),
    ) as {
      readonly paths: Readonly<Record<string, { get: Bundled['operation'] }>>
      readonly components: { responses: Bundled['answers'] }
    }
    return { operation: paths['/things']!.get, answers: components.responses }
  }
  const failureOf = async (...given: Parameters<typeof bundled>): Promise<string> =>
    bundled(...given).then(
      () => '',
      (error: Error) => error.message,
    )

  it('adds headers to every answer, before the headers of the answer', async () => {
    const { operation, answers } = await bundled(PLAIN)
    const header = { $ref: '#/components/headers/RequestId' }
    expect(operation.responses['200']?.headers).to.deep.equal({ 'X-Request-Id': header })
    expect(answers['InternalError']?.headers).to.deep.equal({ 'X-Request-Id': header })
    expect(Object.keys(answers['Unauthorized']!.headers)).to.deep.equal(['X-Request-Id', 'WWW-Authenticate'])
  })

  it('adds parameters to every operation, after the parameters of the operation', async () => {
    const own = '[{ name: colour, in: query, schema: { type: string } }]'
    const { operation } = await bundled(
      `get: { operationId: list, parameters: ${own}, responses: { '200': { description: All } } }\n`,
    )
    const [first, second, ...rest] = operation.parameters
    expect(first).to.include({ name: 'colour' })
    expect(second).to.deep.equal({ $ref: '#/components/parameters/RequestId' })
    expect(rest).to.deep.equal([])
  })

  it('adds a group of parameters to an operation that names the group', async () => {
    const { operation } = await bundled(PLAIN.replace('responses', 'x-parameters: listing, responses'))
    expect(operation).to.not.have.property('x-parameters')
    expect(operation.parameters).to.deep.equal([
      { $ref: '#/components/parameters/PageSize' },
      { $ref: '#/components/parameters/RequestId' },
    ])
  })

  it('adds the schemes that replace a scheme, with the roles of the scheme', async () => {
    const replaced = { 'common.yaml': `security: { basicAuth: [cookie, other] }\n${COMMON}` }
    const securityOf = async (members: string) => {
      const { operation } = await bundled(PLAIN.replace('responses', `${members}responses`), replaced)
      return operation['security']
    }
    expect(await securityOf('security: [{}, { basicAuth: [reader] }], ')).to.deep.equal([
      {},
      { basicAuth: ['reader'] },
      { cookie: ['reader'] },
      { other: ['reader'] },
    ])
    expect(await securityOf('security: [{ basicAuth: [], key: [] }], ')).to.deep.equal([
      { basicAuth: [], key: [] },
      { key: [], cookie: [] },
      { key: [], other: [] },
    ])
    expect(await securityOf('security: [{ key: [] }], ')).to.deep.equal([{ key: [] }])
    expect(await securityOf('security: [], ')).to.deep.equal([])
    const { security } = await bundleDocument(join(folder, 'openapi.yaml'))
    expect(security, 'of operations that name none').to.deep.equal([
      { basicAuth: [] },
      { cookie: [] },
      { other: [] },
    ])
  })

  it('adds answers according to the credentials and the body of an operation', async () => {
    const statuses = async (members: string) => {
      const { operation } = await bundled(PLAIN.replace('responses', `${members}responses`))
      return Object.keys(operation.responses)
    }
    expect(await statuses('')).to.deep.equal(['200', '401', '500'])
    expect(await statuses('security: [], ')).to.deep.equal(['200', '500'])
    expect(await statuses('requestBody: { content: { text/plain: {} } }, ')).to.deep.equal([
      '200',
      '401',
      '413',
      '500',
    ])
  })

  it('removes an answer that an operation excludes, and keeps an answer that it declares', async () => {
    const own = "'500': { $ref: ../components/responses.yaml#/OwnFault }"
    const { operation } = await bundled(
      `get: { operationId: list, x-without: ['401'], responses: { '200': { description: All }, ${own} } }\n`,
    )
    expect(operation).to.not.have.property('x-without')
    expect(Object.keys(operation.responses)).to.deep.equal(['200', '500'])
    expect(operation.responses['500']?.$ref).to.match(/OwnFault$/)
  })

  it('gives an answer the content of its shape, with the examples of the answer', async () => {
    const { answers } = await bundled(PLAIN)
    const schema = { $ref: '#/components/schemas/Problem' }
    expect(answers['InternalError']).to.deep.include({
      description: 'A fault',
      content: {
        'application/problem+json': { schema, examples: { Fault: { value: { title: 'Fault' } } } },
      },
    })
    expect(answers['Unauthorized']?.content).to.deep.equal({ 'application/problem+json': { schema } })
  })

  it('leaves a contract without a declaration as it is', async () => {
    const { operation } = await bundled(PLAIN, {
      'openapi.yaml': ROOT_DOCUMENT.replace(/x-common.*\n/, ''),
    })
    expect(operation.responses).to.deep.equal({ '200': { description: 'All' } })
  })

  it('names the file, the place and the alternatives if a name does not exist', async () => {
    const wrongShape = PLAIN.replace('description: All', 'description: All, x-shape: problems')
    expect(await failureOf(wrongShape)).to.match(
      /things\.yaml#\/get\/responses\/200\/x-shape: The shape "problems" does not exist\. The shapes in .*common\.yaml are: problem\./,
    )
    const twice = PLAIN.replace('description: All', 'description: All, x-shape: problem, content: {}')
    expect(await failureOf(twice)).to.match(/has either `content` or `x-shape`/)
    const group = PLAIN.replace('responses', 'x-parameters: pages, responses')
    expect(await failureOf(group)).to.match(/x-parameters: The group of parameters "pages" does not exist/)
    const status = PLAIN.replace('responses', "x-without: ['413'], responses")
    expect(await failureOf(status)).to.match(
      /x-without: The status 413 is not common to operations of this kind/,
    )
    const root = ROOT_DOCUMENT.replace('common.yaml', 'commons.yaml')
    expect(await failureOf(PLAIN, { 'openapi.yaml': root })).to.match(/`x-common` cannot be read: ENOENT/)
    expect(await failureOf(PLAIN, { 'common.yaml': 'headers: [' })).to.match(
      /cannot be read: .*common\.yaml" \(\d+:\d+\)\.$/m,
    )
    expect(await failureOf(PLAIN, { 'common.yaml': COMMON.replace('shapes:', 'shape:') })).to.match(
      /common\.yaml#\/shape: There is no member "shape"\. The members are: security, headers, /,
    )
    const lost = COMMON.replace('#/TooLarge', '#/TooLarges')
    expect(await failureOf(PLAIN, { 'common.yaml': lost })).to.match(
      /^ {2}\S*common\.yaml#\/responses\/requestBody\/413: Can't resolve \$ref \S*#\/TooLarges$/m,
    )
    const reference = PLAIN.replace('{ description: All }', '{ $ref: ../components/responses.yaml#/Al }')
    expect(await failureOf(reference)).to.match(
      /things\.yaml#\/get\/responses\/200: Can't resolve \$ref .*responses\.yaml#\/Al$/m,
    )
  })
})
