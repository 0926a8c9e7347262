import type { Examples, ExampleWorld } from '../quality-answers.ts'

const LATER = '2099-11-21 23:30:00'

/** The first airports, and the people of docs/quality.md, as files. */
export const exportExamples: Examples = {
  Export: ({ draft }) => draft.send('Export'),
  ExportScheduled: ({ draft }) => draft.send('Export'),
  RowsExport: ({ draft }) => draft.send('RowsExport'),
  PatternsExport: ({ draft }) => draft.send('PatternsExport'),
  RowsGet: ({ demo }) => demo.send('RowsGet'),
  AttributesGet: ({ demo }) => demo.send('AttributesGet'),

  ExportedFile: download(),
  ExportedPart: download({ Range: 'bytes=0-14' }),
  RangeNotSatisfiable: download({ Range: 'bytes=4711-' }),
  UnknownExport: ({ demo }) => demo.get('/download/harbours.csv'),
  ExportNotReady: async ({ draft }) => {
    // It waits for a job that has begun, since one runs at a time.
    const { job } = await draft.create('Much')
    const { body } = await draft.post('/entities', { command: 'export', data: { filename: 'later.csv' } })
    const answer = await draft.get((body as { file: string }).file)
    await draft.completed(job)
    return answer
  },
  NotLoaded: async ({ draft }) => {
    const { entityId } = await draft.create('Not loaded', { scheduleTime: LATER })
    return draft.post(`/entities/${entityId}/rows`, { command: 'export', data: { filename: 'none.csv' } })
  },
}

/** Of the people, as `demo` has them from its start. */
function download(headers: Readonly<Record<string, string>> = {}) {
  return ({ demo }: ExampleWorld) => demo.get('/download/people.csv', { headers })
}
