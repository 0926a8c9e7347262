import type { Examples } from '../quality-answers.ts'

/** Priorities and library entities. */
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
  InvalidLibraryEntitiesCommand: ({ demo }) => demo.post('/library/entities', { command: 'preview' }),
  UnknownLibraryEntity: ({ demo }) => demo.get('/library/entities/4711'),
  LibraryNameTaken: ({ demo }) => demo.post('/library/entities', create('person', ['Name'])),
  NoAttributes: ({ demo }) => demo.post('/library/entities', create('Company', [])),
  RepeatedAttribute: ({ demo }) => demo.post('/library/entities', create('Company', ['Phone', 'phone'])),
}

const create = (entityName: string, attributes: readonly string[]) => ({
  command: 'create',
  data: { entityName, attributes: attributes.map((name) => ({ name })) },
})
