import { expect } from 'chai'
import type { Problem } from '../../../generated/quality/types.ts'
import {
  CredentialsMissing,
  InvalidRequest,
  MethodNotAllowed,
  type Fault,
} from '../../../src/contract/faults.ts'
import { meansFullDisk, meansUnreadable } from '../../../src/platform/catalogue/sqlite-errors.ts'
import { InvalidData, NameTaken } from '../../../src/quality/model/errors.ts'
import { qualityErrors } from '../../../src/quality/handlers/errors.ts'
import { JobUnknown, QueueFull } from '../../../src/quality/jobs/errors.ts'
import { DiskFull, QueryFailed } from '../../../src/quality/model/warehouse/warehouse.ts'
import { RepositoryUnknown, TooManyAttempts } from '../../../src/quality/model/errors.ts'
import { UploadTooLarge } from '../../../src/quality/model/errors.ts'

const errors = qualityErrors({ isUnreachable: meansUnreadable, isFull: meansFullDisk })

const CALL = { requestId: 'r1', operation: undefined, headers: {}, origin: '', path: '/', search: '' }

const answerTo = (error: unknown, sentNames?: ReadonlyMap<string, string>) => {
  const body = sentNames && { mediaType: 'application/json', value: {}, faults: [], sentNames }
  const answer = errors(error, { ...CALL, body })
  return { ...answer, body: answer.body as Problem }
}

const body = (name: string, kind: Fault['kind'] = 'invalid'): Fault => ({
  place: { in: 'body', name },
  kind,
  message: `The body at ${name}.`,
})

describe('the errors of the data-quality service', () => {
  for (const [title, faults] of [
    ['No data received', [body('', 'missing')]],
    ['No data received', [body('/data', 'missing')]],
    ['Invalid command', [body('/command', 'discriminator')]],
    ['Invalid command', [body('/command', 'missing')]],
    ['Invalid request body', [body('', 'malformed')]],
    ['Invalid request body', [body('')]],
    ['Invalid request body', [body('/data/entityName', 'malformed')]],
    ['Invalid data passed with request', [body('/data/entityName', 'missing'), body('/options/pageSize')]],
    ['Invalid parameters', [{ place: { in: 'query', name: 'where' }, kind: 'unknown', message: 'No.' }]],
  ] as [string, Fault[]][]) {
    it(`say "${title}" of ${faults.map(({ place, kind }) => `${place.in} ${place.name || 'itself'} ${kind}`).join(', ')}`, () => {
      const { status, mediaType, body } = answerTo(new InvalidRequest(faults))
      expect({ status, mediaType }).to.deep.equal({ status: 400, mediaType: 'application/problem+json' })
      expect(body).to.include({ title, status: 400, id: 'r1' })
      expect(body.errors).to.have.length(faults.length)
    })
  }

  it('have the status of their kind, from any service', () => {
    for (const [error, status] of [
      [new RepositoryUnknown('x'), 404],
      [new JobUnknown(1), 404],
      [new NameTaken('x'), 409],
      [new UploadTooLarge(1), 413],
      [new QueueFull(1), 429],
      [new DiskFull(), 503],
      [new MethodNotAllowed('No.', ['GET']), 405],
      [new CredentialsMissing('None.'), 401],
      [Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' }), 503],
    ] as const) {
      expect(answerTo(error).status, String(error)).to.equal(status)
      expect(answerTo(error).body.status).to.equal(status)
    }
  })

  it('name a member of the body by the alias that the client used', () => {
    const faults = [
      { pointer: '/data/FILTER_EXPRESSION', detail: 'There is no column "x".' },
      { pointer: '/data/NAME', detail: 'The name is taken.' },
      { detail: 'Nothing fits.' },
    ]
    const sentNames = new Map([['/data/FILTER_EXPRESSION', 'filterExpression']])
    expect(answerTo(new InvalidData(faults), sentNames).body.errors).to.deep.equal([
      { ...faults[0], pointer: '/data/filterExpression' },
      faults[1],
      faults[2],
    ])
  })

  it('name the place of invalid data in the body', () => {
    const faults = [{ pointer: '/data/sample', detail: 'It is no sample.' }]
    const { status, body } = answerTo(new InvalidData(faults))
    expect(status).to.equal(400)
    expect(body).to.deep.include({
      type: 'urn:groundtruth:problem:invalid-data',
      title: 'Invalid data passed with request',
      detail: 'It is no sample.',
      errors: faults,
    })
  })

  it('have Retry-After and Allow', () => {
    expect(answerTo(new TooManyAttempts(17)).headers).to.deep.equal({ 'Retry-After': '17' })
    expect(answerTo(new MethodNotAllowed('No.', ['GET', 'HEAD'])).headers).to.deep.equal({
      Allow: 'GET, HEAD',
    })
  })

  it('reveal no internal failure', () => {
    for (const error of [
      new Error('select * from secrets'),
      new QueryFailed('secrets', { cause: new Error('secrets') }),
      Object.assign(new Error('SQLITE_IOERR: /secrets'), { code: 'SQLITE_IOERR' }),
      'secrets',
      undefined,
    ]) {
      const { body } = answerTo(error)
      expect(JSON.stringify(body)).to.not.include('secrets')
      expect(body.status).to.be.at.least(500)
    }
  })
})
