import {
  Document,
  isPair,
  isScalar,
  parseDocument,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { foldedName } from '../stores/shared/folded-name.ts'
import { MEMBERS, type MemberValue, type RuleInFile } from './members.ts'

/** The rules of an entity, to be written. */
export interface RulesToWrite {
  /** The name of the entity. */
  readonly entity: string
  readonly rules: readonly RuleInFile[]
  /** Names of rules that are derived from library rules. They become comments. */
  readonly derived: readonly string[]
}

/** The beginning of a comment about a derived rule. */
const DERIVED = ' Derived from a library rule, not imported: '

/**
 * The text of a file of rules.
 * @param present the valid text of the present file; its comments, its blank lines and its form are kept
 */
export function writeRuleFile(rules: RulesToWrite, present?: string): string {
  if (present === undefined) {
    const document = new Document({ entity: rules.entity, rules: rules.rules.map(plain) })
    setDerived(document, rules.derived)
    return textOf(document)
  }
  const document = parseDocument(present)
  return update(document, rules) ? textOf(document) : present
}

/** Long texts stay in one line. */
const textOf = (document: Document): string => document.toString({ lineWidth: 0 })

/** The members of a rule that do not have their defaults. */
const plain = (rule: RuleInFile): Record<string, MemberValue> =>
  Object.fromEntries(
    MEMBERS.flatMap(({ name, fallback }) => {
      const value = rule[name]
      return value === undefined || value === fallback ? [] : [[name, value]]
    }),
  )

/** @returns true if the document has changed */
function update(document: Document, { entity, rules, derived }: RulesToWrite): boolean {
  const top = document.contents as YAMLMap
  const list = top.get('rules') as YAMLSeq<YAMLMap>
  let isChanged = setValue(pairOf(top, 'entity')!, entity)
  const present = new Map(list.items.map((item) => [keyOf(item.get('name'), item.get('attribute')), item]))
  const items = rules.map((rule) => {
    const item = present.get(keyOf(rule.name, rule.attribute))
    if (!item) return document.createNode(plain(rule))
    if (updateRule(document, item, rule)) isChanged = true
    return item
  })
  if (items.length !== list.items.length || items.some((item, i) => item !== list.items[i])) isChanged = true
  // `[]` has no place for comments and blank lines.
  list.flow = false
  list.items = items
  return setDerived(document, derived) || isChanged
}

/** @returns true if the rule has changed */
function updateRule(document: Document, item: YAMLMap, rule: RuleInFile): boolean {
  let isChanged = false
  let place = 0
  for (const { name, fallback } of MEMBERS) {
    const value = rule[name]
    const pair = pairOf(item, name)
    const isSame = pair !== undefined && (pair.value as Scalar).value === value
    // A default that the file has stays.
    if (isSame) place = item.items.indexOf(pair) + 1
    if (isSame || (!pair && (value === undefined || value === fallback))) continue
    isChanged = true
    if (value === undefined || value === fallback) {
      item.delete(name)
      continue
    }
    if (pair) setValue(pair, value)
    else item.items.splice(place, 0, document.createPair(name, value) as Pair)
    place = item.items.indexOf(pairOf(item, name)!) + 1
  }
  return isChanged
}

/** @returns true if the pair had another value */
function setValue({ value: node }: Pair, value: MemberValue): boolean {
  const scalar = node as Scalar
  if (scalar.value === value) return false
  scalar.value = value
  // The digits of the old number do not count for the new one.
  delete scalar.format
  delete scalar.minFractionDigits
  delete scalar.source
  return true
}

const pairOf = (map: YAMLMap, name: string): Pair | undefined =>
  map.items.find((pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === name)

const keyOf = (name: unknown, attribute: unknown): string =>
  JSON.stringify([foldedName(String(name)), attribute])

/**
 * Replaces the comments about derived rules. They follow the rules.
 * @returns true if the comments have changed
 */
function setDerived(document: Document, derived: readonly string[]): boolean {
  const top = document.contents as YAMLMap
  const list = top.get('rules') as YAMLSeq
  const before = commentsOf([document, top, list])
  for (const node of [document, top, list]) node.comment = withoutDerived(node.comment)
  const lines = derived.map((name) => `${DERIVED}${name}`).join('\n')
  // A list without rules is written as [], which cannot be followed by a comment of its own.
  const node = list.items.length === 0 ? document : list
  if (lines !== '') node.comment = node.comment ? `${node.comment}\n${lines}` : lines
  return commentsOf([document, top, list]) !== before
}

interface Commented {
  comment?: string | null | undefined
}

const withoutDerived = (comment: Commented['comment']): string | null => {
  const lines = (comment ?? '').split('\n').filter((line) => !line.startsWith(DERIVED))
  return lines.join('\n') || null
}

/** All comments after the rules: where the parser attaches them does not count. */
const commentsOf = (nodes: readonly Commented[]): string =>
  nodes
    .map(({ comment }) => comment ?? '')
    .filter((comment) => comment !== '')
    .join('\n')
