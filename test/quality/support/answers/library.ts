import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

const PERSON = '/library/entities/1'
const RULES = `${PERSON}/businessrules`
const PEOPLE = `${PERSON}/associatedentities/2/mapping`

/** Priorities and the library. */
export const libraryExamples: Examples = {
  Priorities: ({ demo }) => demo.get('/priorities'),
  PrioritiesAdd: ({ draft }) => draft.send('PrioritiesAdd'),
  PriorityAdded: ({ draft }) => draft.send('PrioritiesAdd'),
  PriorityEdit: ({ draft }) => draft.send('PriorityEdit'),
  PriorityEdited: ({ draft }) => draft.send('PriorityEdit'),
  InvalidPrioritiesCommand: ({ demo }) => demo.post('/priorities', { command: 'edit' }),
  InvalidPriorityCommand: ({ demo }) => demo.post('/priorities/1', { command: 'add' }),
  InvalidPriority: ({ demo }) =>
    demo.post('/priorities', { command: 'add', data: { priority: 11, name: 'Eleventh' } }),
  UnknownPriority: ({ demo }) => demo.ask('DELETE', '/priorities/9', undefined),

  LibraryEntities: ({ demo }) => demo.get('/library/entities'),
  LibraryEntity: ({ demo }) => demo.get('/library/entities/1'),
  LibraryAttributes: ({ demo }) => demo.get('/library/entities/1/attributes'),
  LibraryEntitiesGet: ({ demo }) => demo.send('LibraryEntitiesGet'),
  LibraryEntitiesFound: ({ demo }) => demo.send('LibraryEntitiesGet'),
  LibraryEntitiesCreate: ({ demo }) => demo.send('LibraryEntitiesCreate'),
  LibraryEntityCreated: ({ demo }) => demo.send('LibraryEntitiesCreate'),
  LibraryEntitiesCount: ({ demo }) => demo.get('/library/entities/count'),
  LibraryEntitiesAdd: ({ shared }) => shared.send('LibraryEntitiesAdd'),
  LibraryEntitiesAssociate: ({ demo }) => demo.send('LibraryEntitiesAssociate'),
  LibraryEntityAssociated: ({ demo }) => demo.send('LibraryEntitiesAssociate'),
  LibraryEntitiesDisassociate: ({ shared }) => last(shared, 'LibraryEntitiesDisassociate'),
  LibraryEntityDisassociated: ({ shared }) => last(shared, 'LibraryEntitiesDisassociate'),
  LibraryEntitiesPromote: ({ shared }) => promoted(shared),
  LibraryRulesPromoted: ({ shared }) => promoted(shared),
  LibraryEntityEdit: ({ shared }) => shared.send('LibraryEntityEdit'),
  LibraryEntityEdited: ({ shared }) => shared.send('LibraryEntityEdit'),
  LibraryEntityDisassociate: async ({ shared }) => {
    await shared.post('/library/entities', { command: 'associate', data: { library: 1, entity: 1 } })
    return shared.send('LibraryEntityDisassociate')
  },
  InvalidLibraryEntitiesCommand: ({ demo }) => demo.post('/library/entities', { command: 'preview' }),
  InvalidLibraryEntityCommand: ({ demo }) => demo.post(PERSON, { command: 'preview' }),
  UnknownLibraryEntity: ({ demo }) => demo.get('/library/entities/4711'),
  LibraryNameTaken: ({ demo }) => demo.post('/library/entities', create('person', ['Name'])),
  UnnamedAttribute: ({ demo }) =>
    demo.post('/library/entities', { command: 'create', data: { entityName: 'Company', attributes: [{}] } }),
  RepeatedAttribute: ({ demo }) => demo.post('/library/entities', create('Company', ['Phone', 'phone'])),
  AlreadyAssociated: ({ demo }) =>
    demo.post('/library/entities', { command: 'associate', data: { library: '1', entity: '2' } }),
  NotAssociated: ({ demo }) => demo.get(`${PERSON}/associatedentities/1/mapping`),
  RuleAlreadyDerived: ({ demo }) =>
    demo.post('/library/entities', { command: 'promote', data: { entity: 2, rules: [1], library: 1 } }),

  LibraryAttribute: ({ demo }) => demo.get(`${PERSON}/attributes/3`),
  LibraryAttributesGet: ({ demo }) => demo.send('LibraryAttributesGet'),
  LibraryAttributesFound: ({ demo }) => demo.send('LibraryAttributesGet'),
  LibraryAttributesAdd: ({ shared }) => shared.send('LibraryAttributesAdd'),
  LibraryAttributeAdded: ({ shared }) => shared.send('LibraryAttributesAdd'),
  LibraryAttributeEdit: ({ shared }) => shared.send('LibraryAttributeEdit'),
  LibraryAttributeEdited: ({ shared }) => shared.send('LibraryAttributeEdit'),
  InvalidLibraryAttributesCommand: ({ demo }) => demo.post(`${PERSON}/attributes`, { command: 'preview' }),
  InvalidLibraryAttributeCommand: ({ demo }) => demo.post(`${PERSON}/attributes/3`, { command: 'preview' }),
  UnknownLibraryAttribute: ({ demo }) => demo.get(`${PERSON}/attributes/4711`),
  LibraryAttributeInUse: ({ demo }) => demo.ask('DELETE', `${PERSON}/attributes/3`, undefined),
  LibraryAttributeNameTaken: ({ demo }) =>
    demo.post(`${PERSON}/attributes`, { command: 'add', data: { name: 'phone' } }),

  LibraryRules: ({ demo }) => demo.get('/businessrules/library?pageSize=1'),
  LibraryRulesCount: ({ demo }) => demo.get('/businessrules/library/count'),
  LibraryRulesGet: ({ demo }) => demo.send('LibraryRulesGet'),
  LibraryRulesFound: ({ demo }) => demo.send('LibraryRulesGet'),
  LibraryRulesList: ({ demo }) => demo.send('LibraryRulesList'),
  LibraryRulesListed: ({ demo }) => demo.send('LibraryRulesList'),
  LibraryRulesRun: ({ shared }) => shared.send('LibraryRulesRun'),
  LibraryEntityRules: ({ demo }) =>
    demo.get(`${RULES}?columns=actual_name,threshold_percent,predicate,seqno`),
  LibraryEntityRulesGet: ({ demo }) => demo.send('LibraryEntityRulesGet'),
  LibraryEntityRulesFound: ({ demo }) => demo.send('LibraryEntityRulesGet'),
  LibraryEntityRulesAdd: ({ demo }) => demo.send('LibraryEntityRulesAdd'),
  LibraryRuleAdded: ({ demo }) => demo.send('LibraryEntityRulesAdd'),
  LibraryRulesCopy: ({ shared }) => shared.send('LibraryRulesCopy'),
  LibraryRulesCopying: ({ shared }) => shared.send('LibraryRulesCopy'),
  LibraryRule: ({ demo }) => demo.get(`${RULES}/1`),
  LibraryRuleEdit: ({ shared }) => shared.send('LibraryRuleEdit'),
  LibraryRuleEdited: ({ shared }) => shared.send('LibraryRuleEdit'),
  LibraryRuleRun: ({ shared }) => shared.send('LibraryRuleRun'),
  LibraryRuleDeleted: async ({ shared }) => {
    const data = { NAME: 'Not needed', EXPRESSION: 'TRUE', THRESHOLD: 1 }
    const { body } = await shared.post(RULES, { command: 'add', data })
    return shared.ask('DELETE', (body as { url: string }).url, undefined)
  },
  InvalidLibraryRulesCommand: ({ demo }) => demo.post('/businessrules/library', { command: 'preview' }),
  InvalidLibraryEntityRulesCommand: ({ demo }) => demo.post(RULES, { command: 'preview' }),
  UnknownLibraryRule: ({ demo }) => demo.get(`${RULES}/4711`),
  LibraryRuleNameTaken: ({ demo }) =>
    demo.post(RULES, {
      command: 'add',
      data: { NAME: 'name has two words', EXPRESSION: 'TRUE', THRESHOLD: '100' },
    }),
  NoDerivedRules: ({ demo }) => demo.post(`${RULES}/2`, { command: 'run' }),
  MappingIncomplete: ({ demo }) => demo.post(RULES, copy({ rules: ['2'] })),
  OtherLibraryEntity: ({ demo }) => demo.post(RULES, copy({ library: '2' })),

  AssociatedRules: ({ demo }) =>
    demo.get(
      `${RULES}/1/associatedrules?columns=actual_name,_eLibName,_dirty_flag,_predicate,entity_id,seqno`,
    ),
  AssociatedEntities: ({ demo }) =>
    demo.get(`${PERSON}/associatedentities?columns=_humanised_name,ENTITY_ID,LOADED_ROWS,_business_rules`),
  AssociatedEntitiesGet: ({ demo }) => demo.send('AssociatedEntitiesGet'),
  AssociatedEntitiesFound: ({ demo }) => demo.send('AssociatedEntitiesGet'),
  AttributeMap: ({ demo }) => demo.get(PEOPLE),
  AttributeMapEdit: ({ shared }) => shared.send('AttributeMapEdit'),
  AttributeMapChanging: ({ shared }) => shared.send('AttributeMapEdit'),
  InvalidAttributeMapCommand: ({ demo }) => demo.post(PEOPLE, { command: 'preview' }),
  IncompleteMapping: ({ demo }) => demo.post(PEOPLE, { command: 'edit', data: { entity: 2, library: 1 } }),
  RepeatedMapping: ({ demo }) =>
    demo.post(PEOPLE, {
      command: 'edit',
      data: { entity: 2, library: 1, mapping: [1, 2].map((realAttr) => ({ realAttr, libAttr: 1 })) },
    }),
}

const copy = (data: object) => ({
  command: 'copy',
  data: { entity: '2', library: '1', rules: ['1'], mappings: [{ realAttr: '1', libAttr: '1' }], ...data },
})

/** Sends an example that needs the library entity of another example. */
async function promoted(server: ExampleServer) {
  await server.send('LibraryEntitiesAdd')
  return server.send('LibraryEntitiesPromote')
}

/** Sends an example that ends the association which other examples need. */
async function last(server: ExampleServer, example: string) {
  for (const other of ['AttributeMapEdit', 'LibraryRulesRun', 'LibraryRuleRun']) await server.send(other)
  return server.send(example)
}

const create = (entityName: string, attributes: readonly string[]) => ({
  command: 'create',
  data: { entityName, attributes: attributes.map((name) => ({ name })) },
})
