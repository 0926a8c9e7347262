import type { RuleSuggestions } from '../../../../generated/quality/types.ts'
import type { Answer } from '../../../support/http-answer.ts'
import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

/** The entity People, which has no other rules. */
const PEOPLE = '/entities/2'
const RULES = `${PEOPLE}/businessrules`

/** Trials and runs of rules, and the compliance over time. */
export const ruleTrialExamples: Examples = {
  EntityRulesTest: ({ demo }) => demo.send('EntityRulesTest'),
  RuleTrial: ({ demo }) => demo.send('EntityRulesTest'),
  AttributeRulesTest: ({ demo }) =>
    demo.send('AttributeRulesTest', { findPath: async () => ({ attributeID: '4' }) }),

  RulesSuggest: ({ demo }) => demo.send('RulesSuggest'),
  RuleSuggestions: ({ demo }) => demo.send('RulesSuggest'),
  RulesAccept: ({ shared }) => shared.send('RulesAccept'),
  RulesAccepted: ({ shared }) => shared.send('RulesAccept'),
  SuggestionsChanged: ({ demo }) => accept(demo, '1f0c5e2d9b7a4836', [1]),
  SuggestionIsRule: async ({ demo }) => {
    const { version, missing } = await suggestionsOf(demo)
    return accept(demo, version, [missing])
  },

  RuleHistory: ({ draft }) => ofPeople(draft, (people) => people.get(`${RULES}/history?${SOME_COLUMNS}`)),
  RuleHistoryGet: ({ draft }) => ofPeople(draft, historyGet),
  RuleHistoryFound: ({ draft }) => ofPeople(draft, historyGet),
  Compliance: ({ draft }) => ofPeople(draft, (people) => people.get(`${PEOPLE}/compliance`)),
  ComplianceGet: ({ draft }) => ofPeople(draft, complianceGet),
  ComplianceFound: ({ draft }) => ofPeople(draft, complianceGet),
}

const AIRPORTS = '/entities/1/businessrules'

const accept = (server: ExampleServer, version: string, numbers: readonly number[]): Promise<Answer> =>
  server.post(AIRPORTS, { command: 'accept', data: { version, numbers } })

/** The version of the suggestions, and the number of one that is a rule already and left out. */
async function suggestionsOf(server: ExampleServer): Promise<{ version: string; missing: number }> {
  const { body } = await server.post(AIRPORTS, { command: 'suggest' })
  const { version, suggestions } = body as RuleSuggestions
  return { version, missing: suggestions.findIndex(({ number }, i) => number !== i + 1) + 1 }
}

const SOME_COLUMNS =
  'columns=_analysed_date,ANALYSED_BY,actual_name,seqno,_humanised_name,version,_result,_actual_fraction,_actual_threshold,actual_priority,_passing_rows,_failing_rows'

const findPath = async () => ({ entityID: '2' })
const historyGet = (server: ExampleServer) => server.send('RuleHistoryGet', { findPath })
const complianceGet = (server: ExampleServer) => server.send('ComplianceGet', { findPath })

const hasRun = new Map<ExampleServer, Promise<void>>()

/** Asks after the rules of the people have run, which they do once. */
async function ofPeople(
  server: ExampleServer,
  ask: (server: ExampleServer) => Promise<Answer>,
): Promise<Answer> {
  const running = hasRun.get(server) ?? runRules(server)
  hasRun.set(server, running)
  await running
  return ask(server)
}

async function runRules(server: ExampleServer): Promise<void> {
  for (const data of [
    { NAME: 'Born in the 20th century', EXPRESSION: 'DT_YEAR(Born) >= 1901', THRESHOLD: '90', PRIORITY: 1 },
    { NAME: 'City is known', EXPRESSION: 'NOT IS_NULL(City)', THRESHOLD: '60' },
  ])
    await server.post(RULES, { command: 'add', data })
  const { body } = await server.post(RULES, { command: 'run', data: { OPTION: 'ALL' } })
  await server.completed((body as { url: string }).url)
}
