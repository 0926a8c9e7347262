import { RULE_PARTS, type RuleFigures } from '../../quality/model/rule.ts'
import { shareText } from '../../quality/model/share.ts'
import type { CheckedRule } from '../../quality/rule-files/check-file.ts'
import type { RuleFile } from '../../quality/rule-files/read-rule-file.ts'
import { table } from '../table.ts'

/** The results of a check, for its reports. */
export interface CheckReport {
  /** Path of the source file as the user gave it. */
  readonly source: string
  readonly rows: number
  readonly rules: RuleFile
  readonly results: readonly CheckedRule[]
}

/** True if a rule misses its threshold or cannot be analysed. */
export const isMissed = ({ figures: { result } }: CheckedRule): boolean =>
  result === 'failed' || result === 'error'

/** Lines for people: a table of the rules, and a line with totals. */
export function checkTable(report: CheckReport): string[] {
  const { results } = report
  const head = ['RULE', 'RESULT', 'PASSING %', 'THRESHOLD', 'PASSING', 'FAILING', 'FIRST ROWS', 'ERROR']
  const rows = results.map(({ rule, figures, firstFailing }) => [
    rule.name,
    figures.result,
    percentOf(figures) ?? '',
    String(rule.threshold),
    figures.passing.toLocaleString('en'),
    figures.failing.toLocaleString('en'),
    rowsOf({ figures, firstFailing }),
    messageOf(figures) ?? '',
  ])
  return [...(rows.length > 0 ? table(head, rows) : []), totals(report)]
}

/** The percentage of the rows or values that pass; undefined if there are none. */
export const percentOf = ({ fraction }: RuleFigures): string | undefined =>
  fraction === undefined ? undefined : shareText(fraction)

/** Why a rule is missed, in sentences. */
export function describeMissed({ rule, figures, firstFailing }: CheckedRule): string {
  const message = messageOf(figures)
  if (figures.result === 'error') return message ?? 'The rule cannot be analysed.'
  const { failing } = figures
  const counted = `${failing.toLocaleString('en')} ${failing === 1 ? 'row fails' : 'rows fail'}`
  const sentences = [
    `${percentOf(figures)} % of the ${rule.thresholdOf} pass; the threshold is ${rule.threshold} %.`,
    `${counted}: ${rowsOf({ figures, firstFailing })}.`,
    ...(message === undefined ? [] : [message]),
  ]
  return sentences.join(' ')
}

const rowsOf = ({ figures, firstFailing }: Pick<CheckedRule, 'figures' | 'firstFailing'>): string =>
  firstFailing.length < figures.failing ? `${firstFailing.join(', ')}, …` : firstFailing.join(', ')

/** The first message about a value that cannot be read, or about the rule. */
function messageOf({ errors }: RuleFigures): string | undefined {
  const part = RULE_PARTS.map((name) => errors[name]).find(({ message }) => message !== undefined)
  return part && `${part.row === undefined ? '' : `Row ${part.row}: `}${part.message}`
}

function totals({ rules: { rules }, results, rows }: CheckReport): string {
  const count = (name: RuleFigures['result']) =>
    results.filter(({ figures }) => figures.result === name).length
  const others = [
    [count('no rows'), 'without rows'],
    [count('error'), 'in error'],
    [rules.length - results.length, 'disabled'],
  ] as const
  const parts = [`${count('passed')} passed`, `${count('failed')} failed`]
  for (const [number, what] of others) if (number > 0) parts.push(`${number} ${what}`)
  const many = (number: number, noun: string) =>
    `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
  return `${many(rules.length, 'rule')} on ${many(rows, 'row')}: ${parts.join(', ')}.`
}
