import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

const OF_AIRPORTS = '/entities/1'
const SHOWN = '_lhnames,_rhname,__STATUS,_verified,GOODNESS,_conflicting_lh_values,_normalise,_fd_key'
const SHOWN_OF_KEY = '_lhnames,__STATUS,_verified,GOODNESS,CONFIRMATIONS,_duplicate_keys,_duplicate_rows'
/** The keys and dependencies that the load of Airports found. */
const KEY = `${OF_AIRPORTS}/keys/2_4`
const CONFLICTING = `${OF_AIRPORTS}/dependencies/3-2`

/** Keys, dependencies and their conflicts. */
export const dependencyExamples: Examples = {
  Keys: ({ demo }) => demo.get(`${OF_AIRPORTS}/keys?columns=${SHOWN_OF_KEY}`),
  Key: ({ demo }) => demo.get(`${KEY}?columns=${SHOWN_OF_KEY}`),
  KeysGet: ({ demo }) => demo.send('KeysGet'),
  KeysFound: ({ demo }) => demo.send('KeysGet'),
  KeyDuplicates: ({ demo }) => demo.get(`${OF_AIRPORTS}/keys/2_4/duplicates?pageSize=3`),
  KeyDuplicatesGet: ({ demo }) => demo.send('KeyDuplicatesGet'),
  KeyDuplicatesFound: ({ demo }) => demo.send('KeyDuplicatesGet'),
  Dependencies: ({ demo }) => demo.get(`${OF_AIRPORTS}/dependencies?columns=${SHOWN}`),
  Dependency: ({ demo }) => demo.get(`${CONFLICTING}?columns=${SHOWN}`),
  DependenciesGet: ({ demo }) => demo.send('DependenciesGet'),
  DependenciesFound: ({ demo }) => demo.send('DependenciesGet'),
  AttributeDependenciesGet: ({ demo }) => demo.send('AttributeDependenciesGet'),
  AttributeDependenciesFound: ({ demo }) => demo.send('AttributeDependenciesGet'),
  Conflicts: ({ demo }) => demo.get(`${CONFLICTING}/conflicts?pageSize=4`),
  ConflictsGet: ({ demo }) => demo.send('ConflictsGet'),
  ConflictsFound: ({ demo }) => demo.send('ConflictsGet'),
  AttributeConflictsGet: ({ demo }) => demo.send('AttributeConflictsGet'),

  Corrections: ({ demo }) => demo.get(`${OF_AIRPORTS}/dependencies/5-/corrections`),
  CorrectionsGet: ({ demo }) => demo.send('CorrectionsGet'),
  CorrectionsFound: ({ demo }) => demo.send('CorrectionsGet'),
  AttributeCorrections: ({ demo }) => demo.get(`${OF_AIRPORTS}/attributes/5/dependencies/5-/corrections`),
  AttributeCorrectionsGet: ({ demo }) => demo.send('AttributeCorrectionsGet'),
  DependenciesCorrections: ({ demo }) => demo.send('DependenciesCorrections'),
  DuplicateKeyRowsGet: ({ demo }) => demo.send('DuplicateKeyRowsGet'),
  ConflictRowsGet: ({ demo }) => demo.send('ConflictRowsGet'),
  ConflictRowsFound: ({ demo }) => demo.send('ConflictRowsGet'),
  DuplicateKeyRowsExport: ({ draft }) => draft.send('DuplicateKeyRowsExport'),
  RowsOfValuesExport: ({ draft }) => draft.send('RowsOfValuesExport'),

  CorrectedRowsExport: ({ draft }) => draft.send('CorrectedRowsExport'),
  ConflictResolve: ({ draft }) => draft.send('ConflictResolve'),
  KeyAdd: ({ draft }) => draft.send('KeyAdd'),
  KeysVerify: ({ draft }) => draft.send('KeysVerify'),
  KeysDiscover: ({ draft }) => draft.send('KeysDiscover'),
  DependencyJob: ({ draft }) => draft.send('KeysDiscover'),
  KeyEdit: ({ draft }) => draft.send('KeyEdit'),
  DependenciesVerify: ({ draft }) => draft.send('DependenciesVerify'),
  DependencyVerifying: ({ draft }) => draft.send('DependenciesVerify'),
  DependenciesDiscover: ({ draft }) => draft.send('DependenciesDiscover'),
  DependenciesEdit: ({ draft }) => draft.send('DependenciesEdit'),
  DependenciesMakeRule: ({ draft }) => draft.send('DependenciesMakeRule'),
  KeysMakeRule: ({ draft }) => draft.send('KeysMakeRule'),
  DependencyRulesMade: ({ draft }) => makeKeyRule(draft),
  DependencyIsRule: async ({ draft }) => {
    await makeKeyRule(draft)
    return makeKeyRule(draft)
  },
  DependenciesDelete: async ({ draft }) => {
    // These need the dependency.
    for (const example of [
      'CorrectedRowsExport',
      'DependenciesEdit',
      'DependenciesMakeRule',
      'ConflictResolve',
      'RowsOfValuesExport',
    ])
      await draft.send(example)
    return draft.send('DependenciesDelete')
  },

  InvalidKeysCommand: ({ demo }) => demo.post(`${OF_AIRPORTS}/keys`, { command: 'run' }),
  InvalidKeyCommand: ({ demo }) => demo.post(KEY, { command: 'run' }),
  InvalidDependenciesCommand: ({ demo }) => demo.post(`${OF_AIRPORTS}/dependencies`, { command: 'run' }),
  InvalidAttributeDependenciesCommand: ({ demo }) =>
    demo.post(`${OF_AIRPORTS}/attributes/2/dependencies`, { command: 'run' }),
  AttributeNotInDependency: ({ demo }) =>
    demo.post(`${OF_AIRPORTS}/attributes/5/dependencies`, {
      command: 'verify',
      data: { attributes: [{ rhs: 4, lhs: 3 }] },
    }),
  CorrectionsWithoutKeys: ({ demo }) =>
    demo.post(`${OF_AIRPORTS}/dependencies`, { command: 'corrections', data: {} }),
  InvalidConflictsCommand: ({ demo }) => demo.post(`${CONFLICTING}/conflicts`, { command: 'run' }),
  InvalidRowsOfValuesCommand: ({ demo }) =>
    demo.post(`${OF_AIRPORTS}/rows/duplicatekeys`, { command: 'run', attribute: '2_4', values: ['a', 'b'] }),
  NoConflict: ({ demo }) =>
    demo.post(`${CONFLICTING}/conflicts`, { command: 'resolve', data: { lhs: ['Nowhere'], rhs: 'London' } }),
  TooFewValues: ({ demo }) =>
    demo.post(`${OF_AIRPORTS}/rows/duplicatekeys`, { command: 'get', attribute: '2_4', values: ['a'] }),
  UnknownKey: ({ demo }) => demo.get(`${OF_AIRPORTS}/keys/3`),
  UnknownDependency: ({ demo }) => demo.get(`${OF_AIRPORTS}/dependencies/3-5`),
}

const makeKeyRule = (server: ExampleServer) =>
  server.post(`${OF_AIRPORTS}/keys`, { command: 'makerule', data: { keys: ['1'] } })
