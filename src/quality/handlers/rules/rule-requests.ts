/** Converts the contract's rules to the types of the services. */
import type {
  AttributeRuleChange,
  AttributeRuleInput,
  EntityRulesRunInput,
  RealRulesRunInput,
  RuleChange,
  RuleInput,
  RuleReference,
  RuleRunInput,
} from '../../../../generated/quality/types.ts'
import { AGGREGATE_METHODS, INDEX_CONTROLS, type KeywordRef, type RuleSettings } from '../../model/rule.ts'
import { InvalidData } from '../../model/errors.ts'
import type { RuleChangeRequest, RuleRef, RuleRequest, RuleSelection } from '../../services/rules/rules.ts'

type Given = string | number | undefined

const numberOf = (given: Given): number | undefined => (given === undefined ? undefined : Number(given))

/** A new rule, with the defaults of the contract. */
export const readRule = (
  data: RuleInput & Partial<Pick<AttributeRuleInput, 'THRESHOLD_OF'>>,
): RuleRequest => ({
  name: data.NAME,
  description: data.DESCRIPTION ?? '',
  expression: data.EXPRESSION,
  filter: data.FILTER_EXPRESSION,
  group: data.GROUP_EXPRESSION,
  groupLimit: numberOf(data.GROUP_LIMIT),
  aggregate: data.AGGREGATE_EXPRESSION,
  aggregateMethod: AGGREGATE_METHODS[Number(data.AGGREGATE_METHOD ?? -1)],
  enabled: String(data.ENABLED ?? 1) === '1',
  threshold: Number(data.THRESHOLD),
  thresholdOf: data.THRESHOLD_OF ?? 'rows',
  priority: numberOf(data.PRIORITY),
  indexControl: INDEX_CONTROLS[Number(data.INDEX_CONTROL ?? 0)]!,
  indexThreshold: numberOf(data.INDEX_THRESHOLD),
  keywords: readKeywords(data.RULE_KEYWORD_ID_LIST),
})

/** The members of a change that may be empty, and the settings that they change. */
const SETTINGS = {
  ENABLED: 'enabled',
  THRESHOLD: 'threshold',
  PRIORITY: 'priority',
  INDEX_CONTROL: 'indexControl',
  INDEX_THRESHOLD: 'indexThreshold',
} as const satisfies Partial<Record<keyof RuleChange, keyof RuleSettings>>

/** Changes of a rule. An absent member does not change. */
export function readRuleChange(
  data: RuleChange & Partial<Pick<AttributeRuleChange, 'THRESHOLD_OF'>>,
): RuleChangeRequest {
  const inherited = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).filter((name) => data[name] === '')
  const isGiven = (name: keyof typeof SETTINGS): boolean => data[name] !== undefined && data[name] !== ''
  return {
    name: data.NAME,
    description: data.DESCRIPTION,
    expression: data.EXPRESSION,
    filter: data.FILTER_EXPRESSION,
    group: data.GROUP_EXPRESSION,
    groupLimit: numberOf(data.GROUP_LIMIT),
    aggregate: data.AGGREGATE_EXPRESSION,
    aggregateMethod: AGGREGATE_METHODS[Number(data.AGGREGATE_METHOD ?? -1)],
    thresholdOf: data.THRESHOLD_OF,
    ...(isGiven('ENABLED') && { enabled: String(data.ENABLED) === '1' }),
    ...(isGiven('THRESHOLD') && { threshold: Number(data.THRESHOLD) }),
    ...(isGiven('PRIORITY') && { priority: data.PRIORITY === null ? null : Number(data.PRIORITY) }),
    ...(isGiven('INDEX_CONTROL') && { indexControl: INDEX_CONTROLS[Number(data.INDEX_CONTROL)]! }),
    ...(isGiven('INDEX_THRESHOLD') && { indexThreshold: Number(data.INDEX_THRESHOLD) }),
    inherited: inherited.map((name) => SETTINGS[name]),
    ...(data.RULE_KEYWORD_ID_LIST !== undefined && { keywords: readKeywords(data.RULE_KEYWORD_ID_LIST) }),
  }
}

/** `1 2:3 0` */
const readKeywords = (list = ''): KeywordRef[] =>
  list
    .split(':')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [category, keyword] = pair.split(' ').map(Number) as [number, number]
      return { category, keyword }
    })

export const readReference = ({ entity, attribute, rule }: RuleReference): RuleRef => ({
  entity: Number(entity),
  attribute: Number(attribute),
  rule: Number(rule),
})

/** `1 0 3`: entity, attribute and rule. */
export const readRuleId = (id: string): RuleRef => {
  const [entity, attribute, rule] = id.split(' ').map(Number) as [number, number, number]
  return { entity, attribute, rule }
}

const OPTIONS: Readonly<Record<string, RuleSelection['option']>> = {
  SELECTED: 'SELECTED',
  ALL: 'ALL',
  UPDATED: 'UPDATED',
  DIRTY: 'UPDATED',
}

/**
 * The rules that a command runs.
 * @param path the entity of the path, if the command is at an entity
 * @param own the rule of the path, which is run by default
 * @throws InvalidData if the body names another entity than the path
 */
export function readRun(
  { ENTITY, OPTION, RULE_IDS }: RealRulesRunInput | EntityRulesRunInput | RuleRunInput,
  path?: number,
  own?: RuleRef,
): RuleSelection {
  const given = ENTITY === undefined ? path : Number(ENTITY)
  if (path !== undefined && given !== path) {
    const detail = `The command runs rules of the entity ${path} of the path; leave ENTITY out, or use the path …/businessrules/entity.`
    throw new InvalidData([{ pointer: '/data/ENTITY', detail }])
  }
  return {
    entity: given ?? 0,
    option: OPTION === undefined ? 'SELECTED' : OPTIONS[OPTION.toUpperCase()]!,
    rules: RULE_IDS === undefined && own ? [own] : (RULE_IDS ?? []).map(readRuleId),
  }
}
