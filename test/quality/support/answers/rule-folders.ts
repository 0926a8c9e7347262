import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

const FOLDER = '/rulegroups/1'
const RULES = `${FOLDER}/businessrules`

/** Keywords and folders of business rules. */
export const ruleFolderExamples: Examples = {
  Keywords: ({ demo }) => demo.get('/keywords'),
  KeywordsGet: ({ demo }) => demo.send('KeywordsGet'),
  KeywordsFound: ({ demo }) => demo.send('KeywordsGet'),
  KeywordsAdd: ({ demo }) => demo.send('KeywordsAdd'),
  KeywordCategoryAdded: ({ demo }) => demo.send('KeywordsAdd'),
  KeywordOfCategoryAdd: ({ demo }) => demo.send('KeywordOfCategoryAdd'),
  KeywordAdded: ({ demo }) => demo.send('KeywordOfCategoryAdd'),
  InvalidKeywordsCommand: ({ demo }) => demo.post('/keywords', { command: 'preview' }),
  UnknownKeywordCategory: ({ demo }) => demo.ask('DELETE', '/keywords/4711', undefined),
  UnknownKeyword: ({ demo }) => demo.ask('DELETE', '/keywords/1/4711', undefined),
  KeywordNameTaken: ({ demo }) =>
    demo.post('/keywords', { command: 'add', data: { name: 'address', category: 1 } }),
  KeywordInUse: ({ draft }) => used(draft, '/keywords/1/1'),
  KeywordCategoryInUse: ({ draft }) => used(draft, '/keywords/1'),

  RuleFolders: ({ demo }) => demo.get('/rulegroups'),
  RuleFoldersGet: ({ demo }) => demo.send('RuleFoldersGet'),
  RuleFoldersFound: ({ demo }) => demo.send('RuleFoldersGet'),
  RuleFoldersAdd: ({ demo }) => demo.send('RuleFoldersAdd'),
  RuleFolder: ({ demo }) => demo.get(FOLDER),
  RuleFolderRename: ({ draft }) => draft.send('RuleFolderRename'),
  RuleFolderEdit: ({ draft }) => draft.send('RuleFolderEdit'),
  RuleFolderEdited: ({ draft }) => draft.send('RuleFolderEdit'),
  InvalidRuleFoldersCommand: ({ demo }) => demo.post('/rulegroups', { command: 'preview' }),
  InvalidRuleFolderCommand: ({ demo }) => demo.post(FOLDER, { command: 'preview' }),
  UnknownRuleFolder: ({ demo }) => demo.get('/rulegroups/4711'),
  RuleFolderNameTaken: ({ demo }) => demo.post('/rulegroups', add('master data')),
  RuleFolderNotEmpty: async ({ shared }) => {
    await shared.post('/rulegroups', add('Below', 1))
    return shared.ask('DELETE', FOLDER, undefined)
  },

  RuleFolderRules: ({ demo }) =>
    demo.get(`${RULES}?columns=actual_name,_result,_actual_fraction,entity_id,attribute_id,seqno`),
  RuleFolderRulesAdd: ({ demo }) => demo.send('RuleFolderRulesAdd'),
  RuleFolderRulesChanged: ({ demo }) => demo.send('RuleFolderRulesAdd'),
  RuleFolderRulesRemove: ({ shared }) => shared.send('RuleFolderRulesRemove'),
  RuleFolderRulesRun: ({ shared }) => shared.send('RuleFolderRulesRun'),
  InvalidRuleFolderRulesCommand: ({ demo }) => demo.post(RULES, { command: 'preview' }),
  RuleFolderWithoutRules: async ({ shared }) => {
    const { headers } = await shared.post('/rulegroups', add('Empty'))
    return shared.post(`${headers.get('location')!}/businessrules`, { command: 'run' })
  },
  RuleFolderResults: ({ demo }) => demo.get(`${RULES}/results`),
}

const add = (name: string, folderID?: number) => ({ command: 'add', data: { name, folderID } })

/** Deletes a keyword that a library rule has. */
async function used(server: ExampleServer, path: string) {
  await server.post('/library/entities/1/businessrules', {
    command: 'add',
    data: { NAME: 'With a keyword', EXPRESSION: 'TRUE', THRESHOLD: 1, RULE_KEYWORD_ID_LIST: '1 1' },
  })
  return server.ask('DELETE', path, undefined)
}
