import { describeMissed, isMissed, type CheckReport } from './check-report.ts'
import type { CheckedRule } from '../../quality/rule-files/check-file.ts'
import type { FileRule } from '../../quality/rule-files/read-rule-file.ts'

/** The report of a check in the XML form of JUnit, which CI systems show: one test case a rule. */
export function checkJunit({ source, rules, results }: CheckReport): string {
  const byRule = new Map(results.map((result) => [result.rule, result]))
  const cases = rules.rules.map((rule) => testCase(rule, byRule.get(rule), rules.path, rules.entity))
  const count = (isCounted: (result: CheckedRule) => boolean) => results.filter(isCounted).length
  const attributes = attributesOf({
    name: `${rules.entity}: ${source}`,
    tests: rules.rules.length,
    failures: count(({ figures }) => figures.result === 'failed'),
    errors: count(({ figures }) => figures.result === 'error'),
    skipped: rules.rules.length - results.length + count(({ figures }) => figures.result === 'no rows'),
    time: seconds(results.reduce((sum, { durationMs }) => sum + durationMs, 0)),
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite${attributes}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase(rule: FileRule, result: CheckedRule | undefined, path: string, entity: string): string {
  const attributes = attributesOf({
    classname: entity,
    name: rule.name,
    file: path,
    line: rule.placeOf().line,
    time: seconds(result?.durationMs ?? 0),
  })
  const outcome = outcomeOf(result)
  return outcome === undefined
    ? `    <testcase${attributes}/>`
    : `    <testcase${attributes}>\n      ${outcome}\n    </testcase>`
}

function outcomeOf(result: CheckedRule | undefined): string | undefined {
  if (!result) return `<skipped${attributesOf({ message: 'The rule is disabled.' })}/>`
  if (result.figures.result === 'no rows')
    return `<skipped${attributesOf({ message: 'The filter of the rule admits no row.' })}/>`
  if (!isMissed(result)) return undefined
  const message = describeMissed(result)
  return result.figures.result === 'error'
    ? `<error${attributesOf({ type: 'error', message })}/>`
    : `<failure${attributesOf({ type: 'threshold', message })}>${escaped(result.rule.expression)}</failure>`
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

const attributesOf = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser replaces line ends and tabs of an attribute with blanks.
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** Characters that XML 1.0 does not allow, even as references. */
// eslint-disable-next-line no-control-regex -- control characters are what it is about
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"\n\r\t]/g, (character) => ENTITIES[character]!)
