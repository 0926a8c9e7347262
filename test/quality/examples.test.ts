import { isDeepStrictEqual } from 'node:util'
import { expect } from 'chai'
import { qualityContract } from '../../generated/quality/contract.ts'
import type { Validator } from '../../src/contract/contract.ts'
import { documentedOperations, textOf, type DocumentedOperation } from '../support/documented-operations.ts'
import { pathOf } from './support/example-server.ts'
import {
  qualityExamples,
  startExampleWorld,
  stopExampleWorld,
  type ExampleWorld,
} from './support/quality-answers.ts'
import { steady } from './support/steady.ts'

const ADD_ONE =
  'add an entry of its name, which makes the answer or sends the body, to a table in test/quality/support/answers/'

describe('the examples of the quality contract', () => {
  let operations: DocumentedOperation[]
  let validators: Readonly<Record<string, Validator>>

  before(async () => {
    operations = await documentedOperations(qualityContract)
    validators = await qualityContract.loadReplyValidators()
  })

  /** The responder that answers a status in a media type: what an answer is validated by. */
  const responderOf = (id: string, status: number, mediaType: string) =>
    qualityContract.operations
      .find((operation) => operation.id === id)!
      .replies.find((reply) => reply.status === status && reply.mediaType === mediaType)!.name

  it('show every answer that has a body, and follow its schema', () => {
    for (const { id, responses } of operations) {
      for (const { status, mediaType, examples } of responses) {
        if (mediaType === null) continue
        const validate = validators[`${id} ${responderOf(id, status, mediaType)}`]!
        expect(examples, `${id} ${status} ${mediaType}`).not.to.be.empty
        for (const [name, value] of Object.entries(examples))
          expect(validate(value), `${id} ${status} ${name} ${JSON.stringify(validate.errors)}`).to.equal(true)
      }
    }
  })

  it('of problems have the status that they are answered with', () => {
    for (const { id, responses } of operations)
      for (const { status, mediaType, examples } of responses)
        if (mediaType === 'application/problem+json')
          for (const [name, problem] of Object.entries(examples))
            expect((problem as { status: number }).status, `${id} ${name}`).to.equal(status)
  })

  it('show every command of a body, and follow its schema', () => {
    for (const { id, bodies } of operations) {
      for (const [mediaType, examples] of Object.entries(bodies)) {
        if (mediaType === 'multipart/form-data') continue
        const validate = qualityContract.validators[id]!.body![mediaType]!
        expect(examples, id).not.to.be.empty
        for (const [name, value] of Object.entries(examples))
          expect(validate(value), `${id} ${name} ${JSON.stringify(validate.errors)}`).to.equal(true)
        const commands = qualityContract.operations.find((operation) => operation.id === id)!.body!.kinds
        if (commands)
          expect(
            Object.values(examples).map((body) => (body as { command: string }).command),
          ).to.include.members([...commands.names])
      }
    }
  })

  it('have a value for each column in every row', () => {
    interface Listing {
      columns: { humanisedName: string }[]
      rows: ({ dataRow: unknown[] } | Record<string, unknown>)[] | ''
      metadata: { dataSize: string }
    }
    const listings = operations.flatMap(({ responses }) =>
      responses.flatMap(({ examples }) =>
        Object.entries(examples).filter(
          (entry): entry is [string, Listing] => typeof entry[1] === 'object' && 'metadata' in entry[1]!,
        ),
      ),
    )
    expect(listings.length).to.be.above(10)
    for (const [name, { columns, rows, metadata }] of listings) {
      expect(String(rows.length), name).to.equal(metadata.dataSize)
      for (const row of rows as Exclude<Listing['rows'], ''>) {
        if ('dataRow' in row) expect(row.dataRow, name).to.have.lengthOf(columns.length)
        else {
          const human = columns.map(({ humanisedName }) => humanisedName)
          expect(Object.keys(row), name).to.deep.equal('@url' in row ? ['@url', ...human] : human)
        }
      }
    }
  })
})

describe('the examples of the quality contract, replayed', function () {
  this.timeout(180_000)
  let operations: DocumentedOperation[]
  let world: ExampleWorld

  before(async () => {
    operations = await documentedOperations(qualityContract)
    world = await startExampleWorld()
  })
  after(() => stopExampleWorld(world))

  it('have an entry each in the tables that replay them, and the tables no other', () => {
    const names = new Set(
      operations.flatMap(({ bodies, responses }) =>
        [...Object.values(bodies), ...responses.map(({ examples }) => examples)].flatMap(Object.keys),
      ),
    )
    const missing = [...names].filter((name) => !(name in qualityExamples))
    expect(missing, `examples that nothing replays: ${ADD_ONE}`).to.deep.equal([])
    expect(Object.keys(qualityExamples).filter((name) => !names.has(name))).to.deep.equal([])
  })

  it('are what the server really answers', async () => {
    const shown: Record<string, unknown> = {}
    const found: Record<string, unknown> = {}
    for (const { id, responses } of operations) {
      for (const { status, mediaType, examples } of responses) {
        for (const [name, value] of Object.entries(examples)) {
          if (name in shown) continue
          const answer = await qualityExamples[name]?.(world)
          expect(answer, `a way to make the answer ${name} of ${id}: ${ADD_ONE}`).to.exist
          shown[name] = { status, mediaType, body: steady(name, value) }
          found[name] = {
            status: answer!.status,
            // Left open by the contract.
            mediaType: mediaType === '*/*' ? mediaType : answer!.headers.get('content-type')?.split(';')[0],
            body: steady(name, answer!.body),
          }
        }
      }
    }
    // So that what is right does not fill the difference that is shown.
    for (const name of Object.keys(shown))
      if (isDeepStrictEqual(shown[name], found[name])) for (const side of [shown, found]) delete side[name]
    expect(found).to.deep.equal(shown)
  })

  it('are bodies of requests that succeed', async () => {
    for (const { id, bodies } of operations) {
      for (const name of Object.values(bodies).flatMap(Object.keys)) {
        const answer = await qualityExamples[name]?.(world)
        expect(answer, `a way to send the body ${name} of ${id}: ${ADD_ONE}`).to.exist
        expect(answer!.status, `${id} ${name} ${answer!.text.slice(0, 300)}`).to.be.within(200, 204)
      }
    }
  })

  it('are parameters of requests that succeed', async () => {
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const query = new URLSearchParams()
      for (const { name, in: place, example } of operation.parameters)
        if (place === 'query' && example !== undefined) query.set(name, textOf(example))
      const path = `${pathOf(operation)}?${query.toString()}`
      const answer = await world.demo.get(path)
      expect(answer.status, `${operation.id} ${path} ${answer.text.slice(0, 300)}`).to.equal(200)
    }
  })
})
