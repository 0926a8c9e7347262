import { expect } from 'chai'
import { post, problemOf } from '../../bad-input/problems.ts'
import {
  ADMIN_PASSWORD,
  basic,
  startQualityServer,
  type QualityServer,
} from '../../support/quality-server.ts'

describe('unmasking over HTTP', () => {
  let server: QualityServer
  before(async () => (server = await startQualityServer()))
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const ask = (body: unknown) => post(server, '/unmask', body)
  const refused = async (body: unknown) => {
    const { status, title, errors } = await problemOf(await ask(body), server)
    return [status, title, ...errors.map(({ pointer }) => pointer)]
  }

  it('answers the value in the form of the mask', async () => {
    const answer = await ask({ data: { value: '"555 123-4567"', mask: '"(NNN) NNN-NNNN"' } })
    expect(answer.status).to.equal(200)
    expect(await answer.json()).to.deep.equal({ value: '(555) 123-4567' })
    const empty = await ask({ data: { value: '', mask: 'NN' } })
    expect(await empty.json()).to.deep.equal({ value: '' })
  })

  it('ignores a command and options, which clients send with every request', async () => {
    const answer = await ask({ command: 'unmask', data: { value: '1', mask: 'N' }, options: {} })
    expect(answer.status).to.equal(200)
    expect(await answer.json()).to.deep.equal({ value: '1' })
  })

  it('rejects a request without data, value or mask', async () => {
    expect(await refused('')).to.deep.equal([400, 'No data received', ''])
    expect(await refused({})).to.deep.equal([400, 'No data received', '/data'])
    expect(await refused({ data: { value: '1' } })).to.deep.equal([
      400,
      'Invalid data passed with request',
      '/data/mask',
    ])
    expect(await refused({ data: { value: 1, mask: '' } })).to.deep.equal([
      400,
      'Invalid data passed with request',
      '/data/value',
      '/data/mask',
    ])
    expect((await refused({ data: { value: '1', mask: 'N' }, mask: 'N' })).slice(0, 2)).to.deep.equal([
      400,
      'Invalid request body',
    ])
  })

  it('refuses a space without quotes, and quotes that do not end', async () => {
    const title = 'Invalid data passed with request'
    expect(await refused({ data: { value: '1 2', mask: 'N' } })).to.deep.equal([400, title, '/data/value'])
    expect(await refused({ data: { value: '1', mask: '"N' } })).to.deep.equal([400, title, '/data/mask'])
  })

  it('refuses texts that are too long', async () => {
    const title = 'Invalid data passed with request'
    expect((await ask({ data: { value: '1'.repeat(4096), mask: 'N'.repeat(1024) } })).status).to.equal(200)
    expect(await refused({ data: { value: '1'.repeat(4097), mask: 'N'.repeat(1025) } })).to.deep.equal([
      400,
      title,
      '/data/value',
      '/data/mask',
    ])
  })

  it('answers 404 for an unknown repository', async () => {
    const answer = await fetch(`${server.url}/api/repositories/atlantis/unmask`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: basic('admin', ADMIN_PASSWORD) },
      body: JSON.stringify({ data: { value: '1', mask: 'N' } }),
    })
    const { status, detail } = await problemOf(answer, server)
    expect(status).to.equal(404)
    expect(detail).to.include('"atlantis"')
  })
})
