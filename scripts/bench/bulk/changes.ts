/** The bulk changes that the bench measures, each in a repository of its own. */
import type { Seeded } from './seed.ts'

/** The largest list of rules in a request. */
const MAX_LISTED = 1000
/** Entities of the changes that concern several. */
const ENTITIES = 3

/** A request below the repository of the change. */
export interface BulkRequest {
  readonly method: 'POST' | 'DELETE'
  readonly path: string
  readonly body?: unknown
}

export interface BulkChange {
  readonly what: string
  readonly seeded: (rules: number) => Omit<Seeded, 'name'>
  /** Undefined: rules are imported by the administrator's command. */
  readonly request?: (rules: number) => BulkRequest
}

const command = (path: string, name: string, data: unknown): BulkRequest => ({
  method: 'POST',
  path,
  body: { command: name, data },
})
const deletion = (path: string): BulkRequest => ({ method: 'DELETE', path })

const listed = (rules: number): string[] =>
  Array.from({ length: Math.min(rules, MAX_LISTED) }, (_, i) => String(i + 1))

const associated = (rules: number) => ({ libraryRules: rules, isAssociated: true, hasRuns: true })
const PAIR = { library: '1', entity: '1' }
const LIBRARY = '/library/entities'

export const BULK_CHANGES: readonly BulkChange[] = [
  {
    what: 'delete a library entity and its derived rules',
    seeded: associated,
    request: () => deletion(`${LIBRARY}/1?deleteRules=1`),
  },
  {
    what: `delete a library entity and its derived rules of ${ENTITIES} entities`,
    seeded: (rules) => ({ ...associated(rules), entities: ENTITIES }),
    request: () => deletion(`${LIBRARY}/1?deleteRules=1`),
  },
  {
    what: 'delete a library entity, keep the rules',
    seeded: associated,
    request: () => deletion(`${LIBRARY}/1?deleteRules=0`),
  },
  {
    what: 'associate an entity',
    seeded: (rules) => ({ libraryRules: rules }),
    request: () => command(LIBRARY, 'associate', PAIR),
  },
  {
    what: 'end an association, delete the rules',
    seeded: associated,
    request: () => command(LIBRARY, 'disassociate', { ...PAIR, deleteRules: '1' }),
  },
  {
    what: 'end an association, keep the rules',
    seeded: associated,
    request: () => command(LIBRARY, 'disassociate', { ...PAIR, deleteRules: '0' }),
  },
  {
    what: `promote ${MAX_LISTED} rules to a library entity with all others`,
    seeded: (rules) => ({ ownRules: MAX_LISTED, libraryRules: rules, entities: 2 }),
    request: (rules) =>
      command(LIBRARY, 'promote', {
        ...PAIR,
        rules: listed(MAX_LISTED).map((number) => String(rules + Number(number))),
      }),
  },
  {
    what: `copy ${MAX_LISTED} library rules`,
    seeded: (rules) => ({ libraryRules: rules }),
    request: (rules) =>
      command(`${LIBRARY}/1/businessrules`, 'copy', {
        ...PAIR,
        rules: listed(rules),
        mappings: [{ realAttr: '1', libAttr: '1' }],
      }),
  },
  {
    what: 'change a mapping',
    seeded: associated,
    request: () =>
      command(`${LIBRARY}/1/associatedentities/1/mapping`, 'edit', {
        ...PAIR,
        mapping: [{ realAttr: '2', libAttr: '1' }],
      }),
  },
  {
    what: 'rename a library attribute',
    seeded: associated,
    request: () => command(`${LIBRARY}/1/attributes/1`, 'edit', { name: 'Count' }),
  },
  {
    what: 'delete an entity',
    seeded: (rules) => ({ ownRules: rules, hasRuns: true }),
    request: () => deletion('/entities/1'),
  },
  {
    what: 'delete a repository',
    seeded: (rules) => ({ ownRules: rules, hasRuns: true }),
    request: () => deletion(''),
  },
  { what: 'import rules', seeded: () => ({}) },
]
