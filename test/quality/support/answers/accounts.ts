import type { Examples } from '../quality-answers.ts'

/** Users, repositories and the service itself. */
export const accountExamples: Examples = {
  OpenApiDocument: ({ demo }) => demo.get('/api/openapi.json'),
  Login: ({ demo }) => demo.get('/login'),
  LoginFailed: ({ demo }) => demo.get('/login', { as: 'nobody' }),
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
