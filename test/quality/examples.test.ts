import { expect } from 'chai'
import { qualityContract } from '../../generated/quality/contract.ts'
import type { Validator } from '../../src/contract/contract.ts'
import { documentedOperations, type DocumentedOperation } from '../support/documented-operations.ts'

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
          (entry): entry is [string, Listing] => typeof entry[1] === 'object' && 'rows' in entry[1]!,
        ),
      ),
    )
    expect(listings.length).to.be.above(10)
    for (const [name, { columns, rows, metadata }] of listings) {
      expect(String(rows.length), name).to.equal(metadata.dataSize)
      for (const row of rows as Exclude<Listing['rows'], ''>) {
        if ('dataRow' in row) expect(row.dataRow, name).to.have.lengthOf(columns.length)
        else expect(Object.keys(row), name).to.deep.equal(columns.map(({ humanisedName }) => humanisedName))
      }
    }
  })
})
