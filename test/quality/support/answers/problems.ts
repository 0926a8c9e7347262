import knex from 'knex'
import { join } from 'node:path'
import type { Examples } from '../quality-answers.ts'

/** What any operation may answer. */
export const problemExamples: Examples = {
  Unauthorized: ({ demo }) => demo.get('/entities', { as: null }),
  WrongPassword: ({ demo }) => demo.get('/entities', { as: 'nobody' }),
  MissingRole: ({ demo }) => demo.ask('DELETE', '/files/airports.csv', undefined, { as: 'ada' }),
  NotAdministrator: ({ demo }) => demo.post('/api/repositories', { name: 'sales' }, { as: 'ada' }),
  SlowedDown: async ({ small }) => {
    for (let attempt = 1; attempt <= 5; attempt++) await small.get('', { as: 'eve' })
    return small.get('', { as: 'eve' })
  },
  RateLimited: async ({ small }) => {
    for (let request = 1; request <= 20; request++) await small.get('/entities/count', { as: 'ada' })
    return small.get('/entities/count', { as: 'ada' })
  },
  InvalidRequestId: ({ demo }) =>
    demo.get('/api/repositories', {
      headers: { 'X-Request-Id': 'nightly-import-of-the-airports-2026-11-21' },
    }),
  UnknownParameter: ({ demo }) => demo.get('/api/repositories?colour=red'),
  NotAcceptable: ({ demo }) => demo.get('/api/openapi.json', { headers: { Accept: 'image/png' } }),
  InvalidRequestBody: ({ demo }) => demo.post('/entities', { command: 'get', options: {}, dta: {} }),
  InvalidCommand: ({ demo }) => demo.post('/entities', { command: 'load' }),
  NoDataReceived: ({ demo }) => demo.post('/entities', undefined),
  NoArguments: ({ demo }) => demo.post('/entities', { command: 'create' }),
  UnsupportedMediaType: ({ demo }) =>
    demo.post('/entities', 'a,b', { headers: { 'Content-Type': 'text/csv' } }),
  PayloadTooLarge: ({ demo }) => demo.post('/entities', 'x'.repeat(1_048_577)),
  InternalFault: async ({ draft }) => {
    const { job } = await draft.create('Faulty', { scheduleTime: '2099-11-21 23:30:00' })
    const catalogue = knex({
      client: 'sqlite3',
      connection: { filename: join(draft.server.dataDir, 'catalogue.sqlite') },
      useNullAsDefault: true,
    })
    const id = job.slice(job.lastIndexOf('/') + 1)
    await catalogue('jobs').where({ id }).update({ params: 'no JSON' })
    await catalogue.destroy()
    return draft.post(job, { command: 'cancel' })
  },
  StoreUnreachable: ({ broken }) => broken.get('/api/repositories'),
}
