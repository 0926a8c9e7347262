import type { Examples } from '../quality-answers.ts'

/** Users, repositories and the service itself. */
export const accountExamples: Examples = {
  OpenApiDocument: ({ demo }) => demo.get('/api/openapi.json'),
  Login: ({ demo }) => demo.get('/login'),
  LoginFailed: ({ demo }) => demo.get('/login', { as: 'nobody' }),
  SessionRequest: ({ demo }) => demo.send('SessionRequest', { as: null }),
  SessionOpened: ({ demo }) => demo.send('SessionRequest', { as: null }),
  Session: async ({ demo }) => {
    const { headers } = await demo.send('SessionRequest', { as: null })
    return demo.get('/api/session', {
      as: null,
      headers: { Cookie: headers.get('set-cookie')!.split(';')[0]! },
    })
  },
  NoSession: ({ demo }) => demo.ask('DELETE', '/api/session', undefined, { as: null }),
  OtherOrigin: ({ demo }) =>
    demo.post(
      '/api/session',
      { user: 'ada', password: 'correct horse' },
      { as: null, headers: { Origin: 'https://evil.example' } },
    ),
  PasswordRequest: ({ draft }) => draft.send('PasswordRequest', { as: 'ada' }),
  WrongOldPassword: ({ demo }) =>
    demo.post(
      '/api/users/me/password',
      { oldPassword: 'wrong horse', newPassword: 'correct horse battery staple' },
      { as: 'ada' },
    ),
  Repositories: ({ demo }) => demo.get('/api/repositories'),
  ExternalRepositories: ({ demo }) => demo.get('/api/repositories?external=1'),
  Repository: ({ demo }) => demo.get(''),
  RepositoryRequest: ({ draft }) => draft.send('RepositoryRequest'),
  RepositoryCreated: ({ draft }) => draft.send('RepositoryRequest'),
  RepositoryExists: ({ demo }) => demo.post('/api/repositories', { name: 'demo' }),
  UnknownRepository: ({ demo }) => demo.get('/api/repositories/atlantis'),
}
