import { expect } from 'chai'
import type { QualityServer } from '../support/quality-server.ts'

/** An error as the service answers it. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly id: string
  readonly errors: readonly { pointer?: string; parameter?: string; detail: string }[]
}

/** What no answer may tell: SQL, stack traces, modules, and what the system says of files. */
const INTERNALS =
  /node:|node_modules|\.ts\b|\.js\b| {4}at |\bselect \*|insert into|sqlite|duckdb|knex|ENOENT|EACCES|EISDIR|errno|undefined|\[object/i

/** Types of sources in a list of all types. */
const SOURCE_TYPES = /, (?:\\")?(?:sqlite|duckdb)(?:\\")?(?=, )/g

/**
 * Reads an answer as a problem, and sees to it that it is a well-formed one of the client's making: a sentence to
 * mend it by, and nothing of the server's inside.
 */
export async function problemOf(
  answer: Response,
  { dataDir }: Pick<QualityServer, 'dataDir'>,
): Promise<Problem> {
  const text = await answer.text()
  expect(answer.status, text).to.be.within(400, 499)
  expect(answer.headers.get('content-type'), text).to.match(/^application\/problem\+json/)
  const problem = JSON.parse(text) as Problem
  expect(problem.status).to.equal(answer.status)
  expect(problem.id).to.equal(answer.headers.get('x-request-id'))
  for (const { detail } of [problem, ...problem.errors]) expect(detail).to.match(/^[A-Zaß].*[.]$/su)
  expect(text.replace(SOURCE_TYPES, '')).not.to.match(INTERNALS)
  expect(text).not.to.include(dataDir)
  return problem
}

/** Sends a body as it is, as JSON unless told otherwise. */
export const post = (
  { ask }: Pick<QualityServer, 'ask'>,
  path: string,
  body: unknown,
  type = 'application/json',
): Promise<Response> =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
