import type { Examples } from '../quality-answers.ts'

/** Uploaded files. */
export const fileExamples: Examples = {
  Upload: ({ small }) => small.upload('airports.csv', new Blob(['iata,name\n00M,Thigpen\n'])),
  UploadTooLarge: ({ small }) => small.upload('large.csv', new Blob(['x'.repeat(1_000_001)])),
  InvalidUpload: ({ demo }) => demo.post('/upload', new FormData()),
  File: ({ demo }) => demo.get('/files/airports.csv'),
  Files: ({ demo }) => demo.get('/files'),
  NoFiles: async ({ draft }) => {
    await draft.post('/api/repositories', { name: 'empty' })
    return draft.get('/api/repositories/empty/files')
  },
  UnknownUpload: ({ demo }) => demo.ask('DELETE', '/files/harbours.csv', undefined),
  FileInUse: ({ demo }) => demo.ask('DELETE', '/files/airports.csv', undefined),
}
