import type { Examples } from '../quality-answers.ts'

const JOIN = '/joins/2-3-1-3-1'

/** The rows and values of each region of a join. */
export const joinSetExamples: Examples = {
  JoinInnerRows: ({ demo }) => demo.get(`${JOIN}/innerrows?pageSize=2`),
  JoinInnerRowsGet: ({ demo }) => demo.send('JoinInnerRowsGet'),
  JoinInnerRowsFound: ({ demo }) => demo.send('JoinInnerRowsGet'),
  JoinOuterRows: ({ demo }) => demo.get(`${JOIN}/outerrows?pageSize=2`),
  JoinOuterRowsGet: ({ demo }) => demo.send('JoinOuterRowsGet'),
  JoinOuterRowsFound: ({ demo }) => demo.send('JoinOuterRowsGet'),
  JoinLeftOuterRows: ({ demo }) => demo.get(`${JOIN}/leftouterrows?pageSize=2`),
  JoinLeftOuterRowsGet: ({ demo }) => demo.send('JoinLeftOuterRowsGet'),
  JoinLeftOuterRowsFound: ({ demo }) => demo.send('JoinLeftOuterRowsGet'),
  JoinRightOuterRows: ({ demo }) => demo.get(`${JOIN}/rightouterrows?pageSize=2`),
  JoinRightOuterRowsGet: ({ demo }) => demo.send('JoinRightOuterRowsGet'),
  JoinRightOuterRowsFound: ({ demo }) => demo.send('JoinRightOuterRowsGet'),
  JoinLeftNoMatchRows: ({ demo }) => demo.get(`${JOIN}/leftnomatchrows?pageSize=2`),
  JoinLeftNoMatchRowsGet: ({ demo }) => demo.send('JoinLeftNoMatchRowsGet'),
  JoinLeftNoMatchRowsFound: ({ demo }) => demo.send('JoinLeftNoMatchRowsGet'),
  JoinRightNoMatchRows: ({ demo }) => demo.get(`${JOIN}/rightnomatchrows?pageSize=2`),
  JoinRightNoMatchRowsGet: ({ demo }) => demo.send('JoinRightNoMatchRowsGet'),
  JoinRightNoMatchRowsFound: ({ demo }) => demo.send('JoinRightNoMatchRowsGet'),
  JoinMatchingValues: ({ demo }) => demo.get(`${JOIN}/matchingvalues?pageSize=2`),
  JoinMatchingValuesGet: ({ demo }) => demo.send('JoinMatchingValuesGet'),
  JoinMatchingValuesFound: ({ demo }) => demo.send('JoinMatchingValuesGet'),
  JoinLeftNoMatchValues: ({ demo }) => demo.get(`${JOIN}/leftnomatchvalues?pageSize=2`),
  JoinLeftNoMatchValuesGet: ({ demo }) => demo.send('JoinLeftNoMatchValuesGet'),
  JoinLeftNoMatchValuesFound: ({ demo }) => demo.send('JoinLeftNoMatchValuesGet'),
  JoinRightNoMatchValues: ({ demo }) => demo.get(`${JOIN}/rightnomatchvalues?pageSize=2`),
  JoinRightNoMatchValuesGet: ({ demo }) => demo.send('JoinRightNoMatchValuesGet'),
  JoinRightNoMatchValuesFound: ({ demo }) => demo.send('JoinRightNoMatchValuesGet'),

  JoinStale: async ({ draft }) => {
    // Other examples analyse the join again.
    for (const example of ['JoinCreate', 'JoinRun'])
      await draft.completed(((await draft.send(example)).body as { url: string }).url)
    const { body } = await draft.post('/entities/1', { command: 'reload', data: {} })
    await draft.completed((body as { job: string }).job)
    return draft.get(`${JOIN}/innerrows`)
  },
}
