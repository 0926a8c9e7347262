/** The reason texts that the source has for faulty bodies of some commands. */
import type { OperationId } from '../../../generated/quality/types.ts'

type SourceKind =
  'no-rule-details' | 'rules-expected' | 'no-rules-found' | 'invalid-parameters' | 'bad-request'

/** The operations whose commands `add` and `edit` take the details of a rule. */
const WITH_DETAILS: ReadonlySet<string | undefined> = new Set<OperationId>([
  'runRealBusinessRulesCommand',
  'runEntityBusinessRulesCommand',
  'runAttributeBusinessRulesCommand',
  'runBusinessRuleCommand',
  'runLibraryEntityRulesCommand',
  'runLibraryRuleCommand',
])

/** Members of the data that identify a rule. All other members are its details. */
const OF_IDENTITY: ReadonlySet<string> = new Set(['ENTITY', 'ATTRIBUTE', 'RULE'])

/** The operations with the command `corrections`. */
const WITH_CORRECTIONS: ReadonlySet<string | undefined> = new Set<OperationId>([
  'runDependenciesCommand',
  'runAttributeDependenciesCommand',
])

/**
 * The kind of problem of a body with faults, if the source has a reason text of its own for the faults of the command.
 * @param body the body with the own names of its members
 * @param pointers the places of the faults in the body
 */
export function sourceKindOf(
  operation: string | undefined,
  body: unknown,
  pointers: readonly string[],
): SourceKind | undefined {
  if (!isObject(body)) return undefined
  if (operation === 'deleteRealBusinessRules') return kindOfDeletion(body['rules'], pointers)
  const { command, data } = body
  if (WITH_CORRECTIONS.has(operation) && command === 'corrections') return 'bad-request'
  if (operation === 'runAttributeMapCommand' && command === 'edit')
    return pointers.every((pointer) => pointer.startsWith('/data/')) ? 'invalid-parameters' : undefined
  if (!WITH_DETAILS.has(operation) || (command !== 'add' && command !== 'edit')) return undefined
  const hasNoDetails =
    data === undefined || (isObject(data) && Object.keys(data).every((name) => OF_IDENTITY.has(name)))
  return hasNoDetails ? 'no-rule-details' : undefined
}

function kindOfDeletion(rules: unknown, pointers: readonly string[]): SourceKind | undefined {
  if (!Array.isArray(rules)) return 'rules-expected'
  if (rules.length === 0) return 'no-rules-found'
  return pointers.every((pointer) => pointer.startsWith('/rules/')) ? 'invalid-parameters' : undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
