import type { Examples } from '../quality-answers.ts'

const JOIN = '/joins/2-3-1-3-1'
const OF_PEOPLE = '/entities/2/joins'
const SHOWN = '_left_ename,_left_expr,_right_ename,_right_expr,_status,MATCH_BEST,_join_key'

/** Joins, their jobs, and Venn diagrams. */
export const joinExamples: Examples = {
  Joins: ({ demo }) => demo.get('/joins?pageSize=1'),
  PermanentJoins: ({ demo }) => demo.get(`/joins/permanent?columns=${SHOWN}`),
  DiscoveredJoins: ({ demo }) => demo.get(`/joins/discovered?columns=${SHOWN}`),
  EntityJoins: ({ demo }) => demo.get(`${OF_PEOPLE}?columns=${SHOWN}`),
  EntityPermanentJoins: ({ demo }) => demo.get(`${OF_PEOPLE}/permanent?columns=${SHOWN}`),
  EntityDiscoveredJoins: ({ demo }) => demo.get(`${OF_PEOPLE}/discovered?columns=${SHOWN}`),
  Join: ({ demo }) => demo.get(`${JOIN}?columns=${SHOWN},_left_rows,COMMON_VALUES,INNER_PRODUCT`),
  JoinsCount: ({ demo }) => demo.get('/joins/count'),
  JoinJobs: ({ demo }) => demo.get('/joins/joinjobs'),
  JoinJobsCount: ({ demo }) => demo.get('/joins/joinjobs/count'),
  JoinReport: ({ demo }) => demo.get(`${JOIN}/report`),
  JoinDrawing: ({ demo }) => demo.get('/joins/diagram'),
  JoinDiagramText: ({ demo }) => demo.get('/joins/diagram', { headers: { Accept: 'text/vnd.mermaid' } }),
  JoinDiagramPlain: ({ demo }) => demo.get('/joins/diagram', { headers: { Accept: 'text/plain' } }),
  VennDiagram: ({ demo }) => demo.get(`${JOIN}/venndiagram`),

  JoinsGet: ({ demo }) => demo.send('JoinsGet'),
  JoinsFound: ({ demo }) => demo.send('JoinsGet'),
  EntityJoinsGet: ({ demo }) => demo.send('EntityJoinsGet'),
  EntityJoinsFound: ({ demo }) => demo.send('EntityJoinsGet'),
  JoinJobsGet: ({ demo }) => demo.send('JoinJobsGet'),
  JoinJobsFound: ({ demo }) => demo.send('JoinJobsGet'),
  VennDiagramGet: ({ demo }) => demo.send('VennDiagramGet'),
  VennDiagramFound: ({ demo }) => demo.send('VennDiagramGet'),

  JoinCreate: ({ draft }) => draft.send('JoinCreate'),
  JoinExecuting: ({ draft }) => draft.send('JoinCreate'),
  CompoundJoinCreate: ({ draft }) => draft.send('CompoundJoinCreate'),
  JoinsDiscover: ({ draft }) => draft.send('JoinsDiscover'),
  JoinsEdit: ({ draft }) => draft.send('JoinsEdit'),
  JoinRun: ({ draft }) => draft.send('JoinRun'),
  JoinEdit: ({ draft }) => draft.send('JoinEdit'),
  JoinsDelete: async ({ draft }) => {
    // The change needs the joins.
    await draft.send('JoinsEdit')
    return draft.send('JoinsDelete')
  },

  InvalidEntityJoinsCommand: ({ demo }) => demo.post(OF_PEOPLE, { command: 'run' }),
  InvalidJoinCommand: ({ demo }) => demo.post(JOIN, { command: 'create' }),
  JoinOfOtherEntities: ({ demo }) => demo.post('/entities/1/joins', create({})),
  InvalidJoinFilter: ({ demo }) =>
    demo.post(OF_PEOPLE, create({ LH: { entity: 2, attributes: 3, expression: 'Born +' } })),
  InvalidJoinKey: ({ demo }) =>
    demo.ask('DELETE', OF_PEOPLE, { command: 'delete', data: { joinKeys: ['2 {3 1 3'] } }),
  UnknownJoin: ({ demo }) => demo.get('/joins/2-3-1-4-1'),
  UnknownJoinOfEntity: ({ demo }) =>
    demo.post(OF_PEOPLE, { command: 'edit', data: { joinKeys: ['2 3 1 4 1'], status: 'Permanent' } }),
  JoinIndexNotNeeded: ({ demo }) => demo.post(JOIN, { command: 'run', data: { createJoinIndex: '1' } }),
}

const create = (sides: object) => ({
  command: 'create',
  data: { params: { LH: { entity: 2, attributes: 3 }, RH: { entity: 2, attributes: 1 }, ...sides } },
})
