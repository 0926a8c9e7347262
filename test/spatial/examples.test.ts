import { expect } from 'chai'
import { spatialContract } from '../../generated/spatial/contract.ts'
import type { Validator } from '../../src/contract/contract.ts'
import { replyName } from '../../src/contract/reply-names.ts'
import { documentedOperations, textOf, type DocumentedOperation } from '../support/documented-operations.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { SpatialAnswers } from '../support/spatial-answers.ts'
import { send } from '../support/http-answer.ts'
import { basic, SpatialClient } from '../support/spatial-client.ts'

type Json = Record<string, unknown>

/** What differs from answer to answer, each put at the same value on both sides. */
function steady(name: string, value: unknown): unknown {
  const text = JSON.stringify(value)
    .replace(/"timeStamp":"[^"]*"/, '"timeStamp":""')
    .replace(/"access_token":"[^"]*"/, '"access_token":""')
  const copy = JSON.parse(text) as Json
  if (name === 'InvalidRequestId') copy['id'] = ''
  // The example of the document leaves out most of it.
  if (name === 'OpenApiDocument') return { openapi: copy['openapi'], servers: copy['servers'] }
  if (name === 'RateLimited')
    return JSON.parse(
      text.replace(/of \d+ requests/, 'of n requests').replace(/\d+ seconds?\b/, 'n seconds'),
    ) as Json
  return copy
}

describe('the examples of the contract', () => {
  let operations: DocumentedOperation[]
  let validators: Readonly<Record<string, Validator>>
  let answers: SpatialAnswers
  let server: TestServer

  before(async () => {
    operations = await documentedOperations(spatialContract)
    validators = await spatialContract.loadReplyValidators()
    answers = await SpatialAnswers.start()
    server = await startServer()
  })
  after(async () => {
    await server.stop()
    await answers.stop()
  })

  it('of answers follow their schemas', () => {
    let seen = 0
    for (const { id, responses } of operations) {
      for (const { status, mediaType, examples } of responses) {
        if (status === 304 || mediaType === 'text/html') continue
        const validate = validators[`${id} ${replyName(status)}`]!
        expect(examples, `${id} ${status}`).not.to.be.empty
        for (const [name, value] of Object.entries(examples)) {
          seen++
          expect(validate(value), `${id} ${status} ${name} ${JSON.stringify(validate.errors)}`).to.equal(true)
        }
      }
    }
    expect(seen).to.be.above(100)
  })

  it('of answers are what the server really answers', async () => {
    const replayed = new Set<string>()
    for (const { id, responses } of operations) {
      for (const { status, examples } of responses) {
        for (const [name, value] of Object.entries(examples)) {
          if (replayed.has(name)) continue
          replayed.add(name)
          const answer = await answers.answers[name]?.()
          expect(answer, `a way to provoke ${name}`).to.exist
          expect(answer!.status, `${id} ${name}`).to.equal(status)
          expect(steady(name, answer!.body), `${id} ${name}`).to.deep.equal(steady(name, value))
        }
      }
    }
    expect([...replayed].sort()).to.deep.equal(Object.keys(answers.answers).sort())
  })

  it('of parameters make requests that succeed', async () => {
    const client = await SpatialClient.of(server)
    for (const { method, path, parameters } of operations.filter((operation) => operation.method === 'GET')) {
      const query = new URLSearchParams()
      const headers: Record<string, string> = {}
      let target = path
      for (const { name, in: place, required, example } of parameters) {
        if (required) expect(example, `${path} ${name}`).to.exist
        if (example === undefined) continue
        if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(textOf(example)))
        else if (typeof example === 'object' && !Array.isArray(example))
          for (const [entry, text] of Object.entries(example as Json)) query.set(entry, textOf(text))
        else if (place === 'query') query.set(name, textOf(example))
        else headers[name] = textOf(example)
      }
      const answer = await client.get(`${server.url}${target}?${query.toString()}`, headers)
      expect(answer.status, `${method} ${target} ${answer.text.slice(0, 300)}`).to.equal(200)
      expect(answer.headers.get('x-request-id'), path).to.equal(headers['X-Request-Id'])
    }
  })

  it('of bodies make requests that succeed', async () => {
    const withBody = operations.filter(({ bodies }) => Object.keys(bodies).length > 0)
    expect(withBody.map(({ id }) => id)).to.deep.equal(['createToken'])
    for (const { method, path, bodies } of withBody) {
      for (const [mediaType, examples] of Object.entries(bodies)) {
        expect(examples, path).not.to.be.empty
        for (const [name, value] of Object.entries(examples)) {
          const answer = await send(server.url + path, {
            method,
            headers: {
              Authorization: `Basic ${basic(await server.apiKey())}`,
              'Content-Type': mediaType,
            },
            body: new URLSearchParams(value as Record<string, string>).toString(),
          })
          expect(answer.status, name).to.equal(200)
        }
      }
    }
  })
})
