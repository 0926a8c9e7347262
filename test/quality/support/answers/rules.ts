import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

const RULES = '/entities/1/businessrules'
const SHOWN = 'actual_name,_result,_actual_fraction,_passing_rows,_failing_rows,attribute_id,seqno'

/** Business rules of entities, their runs, rows and groups. */
export const ruleExamples: Examples = {
  BusinessRules: ({ demo }) => demo.get('/businessrules?sort=entity_id&pageSize=1'),
  BusinessRulesCount: ({ demo }) => demo.get('/businessrules/count'),
  AggregateMethods: ({ demo }) => demo.get('/businessrules/aggregatemethods'),
  RealBusinessRules: ({ demo }) => demo.get(`/businessrules/entity?columns=${SHOWN}`),
  EntityBusinessRules: ({ demo }) => demo.get(`${RULES}?columns=${SHOWN}`),
  AttributeBusinessRules: ({ demo }) => demo.get(`/entities/1/attributes/4/businessrules?columns=${SHOWN}`),
  PassingRules: ({ demo }) => demo.get(`/entities/1/passingrules?columns=${SHOWN}`),
  FailingRules: ({ demo }) => demo.get(`/entities/1/failingrules?columns=${SHOWN}`),
  EnabledRules: ({ demo }) => demo.get(`/entities/1/enabledrules?columns=${SHOWN}`),
  BusinessRule: ({ demo }) => demo.get(`${RULES}/1`),
  RulesGet: ({ demo }) => demo.send('RulesGet'),
  RulesFound: ({ demo }) => demo.send('RulesGet'),
  RulePermissions: ({ demo }) => demo.get(`${RULES}/1/permissions`),
  RulePermissionsOfReader: ({ demo }) => demo.get(`${RULES}/1/permissions`, { as: 'ada' }),

  RealRulesAdd: ({ draft }) => draft.send('RealRulesAdd'),
  RuleAdded: ({ draft }) => draft.send('RealRulesAdd'),
  EntityRulesAdd: ({ draft }) => draft.send('EntityRulesAdd'),
  AttributeRulesAdd: ({ draft }) => ofState(draft, 'AttributeRulesAdd'),
  RealRulesEdit: ({ draft }) => draft.send('RealRulesEdit'),
  RuleEdited: ({ draft }) => draft.send('RealRulesEdit'),
  EntityRulesEdit: ({ draft }) => draft.send('EntityRulesEdit'),
  AttributeRulesEdit: ({ draft }) => ofState(draft, 'AttributeRulesEdit'),
  RuleEdit: ({ draft }) => afterOthers(draft, 'RuleEdit'),
  RealRulesRun: ({ draft }) => draft.send('RealRulesRun'),
  RulesRunning: ({ draft }) => draft.send('RealRulesRun'),
  EntityRulesRun: ({ draft }) => draft.send('EntityRulesRun'),
  RuleRun: ({ draft }) => draft.send('RuleRun'),
  RulesDelete: ({ draft }) => afterOthers(draft, 'RulesDelete'),
  RulesDeleted: ({ draft }) => afterOthers(draft, 'RulesDelete'),

  RuleFailingRows: ({ demo }) => demo.get(`${RULES}/1/failingrows`),
  RulePassingRows: ({ demo }) => demo.get(`${RULES}/1/passingrows?pageSize=2`),
  RuleGroups: ({ demo }) => demo.get(`${RULES}/1/groups?pageSize=2`),
  RuleGroupsGet: ({ demo }) => demo.send('RuleGroupsGet'),
  RuleGroupFound: ({ demo }) => demo.send('RuleGroupsGet'),
  GroupRowsGet: ({ demo }) => demo.send('GroupRowsGet'),
  GroupRowsExport: ({ draft }) => draft.send('GroupRowsExport'),
  GroupFailingRowsFound: ({ demo }) => demo.send('GroupRowsGet'),
  GroupPassingRowsFound: ({ demo }) =>
    demo.post(`${RULES}/1/groups/passingrows`, {
      command: 'get',
      data: { groupName: 'NA' },
      options: { columns: ['IATA', 'NAME', 'COUNTRY'] },
    }),
  GroupFailingRows: ({ demo }) => demo.get(`${RULES}/1/groups/NA/failingrows`),
  GroupPassingRows: ({ demo }) => demo.get(`${RULES}/1/groups/NA/passingrows?pageSize=2`),

  InvalidRulesCommand: ({ demo }) => demo.post('/businessrules/entity', { command: 'copy' }),
  InvalidRuleCommand: ({ demo }) => demo.post(`${RULES}/1`, { command: 'copy' }),
  NoRuleDetails: ({ demo }) => demo.post(RULES, { command: 'add' }),
  InvalidThreshold: ({ demo }) => demo.post(RULES, add({ THRESHOLD: 101 })),
  RepeatedSpelling: ({ demo }) => demo.post(RULES, add({ name: 'Code has three characters' })),
  RulesExpected: ({ demo }) => demo.ask('DELETE', '/businessrules/entity', {}),
  NoRulesToDelete: ({ demo }) => demo.ask('DELETE', '/businessrules/entity', { rules: [] }),
  PageTwice: ({ demo }) => demo.get('/businessrules?page=2&pageStart=66'),
  UnknownRule: ({ demo }) => demo.get(`${RULES}/4711`),
  RuleNameTaken: ({ demo }) => demo.post(RULES, add({ NAME: 'country is usa' })),
  RuleWithoutGroups: ({ demo }) => demo.get(`${RULES}/2/groups`),
  RuleNotAnalysed: async ({ draft }) => {
    const { body } = await draft.post(RULES, add({ NAME: 'Not run', GROUP_EXPRESSION: 'city' }))
    return draft.get(`${(body as { url: string }).url}/groups`)
  },
  RuleDisabled: async ({ draft }) => {
    const { body } = await draft.post(RULES, add({ ENABLED: '0' }))
    return draft.post((body as { url: string }).url, { command: 'run' })
  },
}

const add = (data: Readonly<Record<string, unknown>>) => ({
  command: 'add',
  data: { NAME: 'Code is in upper case', EXPRESSION: 'iata = UPPER(iata)', THRESHOLD: '100', ...data },
})

/** Sends an example to the attribute that has a rule. */
const ofState = (server: ExampleServer, example: string) =>
  server.send(example, { findPath: () => Promise.resolve({ attributeID: '4' }) })

/** Sends an example that disables or deletes rules after all examples that need those rules. */
async function afterOthers(server: ExampleServer, example: string) {
  for (const other of ['RealRulesEdit', 'EntityRulesEdit', 'EntityRulesRun', 'RuleRun'])
    await server.send(other)
  await ofState(server, 'AttributeRulesEdit')
  return server.send(example)
}
