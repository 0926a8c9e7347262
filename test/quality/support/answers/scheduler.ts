import type { Examples, ExampleWorld } from '../quality-answers.ts'

const LATER = '2099-Nov-21 23:30:00'

/** Cancels the load of an entity that is not to be loaded for a long time. */
const cancel = ({ draft }: ExampleWorld) =>
  draft.send('JobCancel', {
    findPath: async () => {
      const { job } = await draft.create('Cancelled', { scheduleTime: LATER })
      return { jobId: job.slice(job.lastIndexOf('/') + 1) }
    },
  })

/** Jobs. */
export const schedulerExamples: Examples = {
  Jobs: ({ demo }) => demo.get('/scheduler?pageSize=1'),
  JobsGet: ({ demo }) => demo.send('JobsGet'),
  Job: ({ demo }) => demo.get('/scheduler/1'),
  JobEvents: async ({ draft }) => {
    // The second one waits for the first one, so that it is seen from its beginning.
    await draft.create('Before')
    const { job } = await draft.create('Watched', { jobName: 'Load Airports' })
    return draft.get(job, { headers: { Accept: 'text/event-stream' } })
  },
  JobCancel: cancel,
  JobCancelled: cancel,
  UnknownJob: ({ demo }) => demo.get('/scheduler/4711'),
  JobEnded: ({ demo }) => demo.post('/scheduler/1', { command: 'cancel' }),
  InvalidSchedulerCommand: ({ demo }) => demo.post('/scheduler', { command: 'cancel' }),
  InvalidJobCommand: ({ demo }) => demo.post('/scheduler/1', { command: 'get' }),
  QueueFull: async ({ small }) => {
    const fromServer = { source: 'server', connectInfo: { connectionId: '1', sourceFile: 'airports.csv' } }
    await small.create('Airports', { ...fromServer, scheduleTime: LATER })
    return small.post('/entities', {
      command: 'create',
      data: {
        entityName: 'Airports again',
        source: 'server',
        connectInfo: { connectionId: '1', sourceFile: 'airports.csv', attr: 'names' },
      },
    })
  },
}
