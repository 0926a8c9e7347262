import { isAbsolute, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeMissed, isMissed, type CheckReport } from './check-report.ts'
import type { FileRule } from '../../quality/rule-files/read-rule-file.ts'

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

/**
 * The report of a check as SARIF 2.1.0: a result for each rule that is missed, at the place of the rule in its file.
 * @param folder the paths of files in this folder are relative to it
 */
export function checkSarif({ source, rows, rules, results }: CheckReport, folder: string): string {
  const uri = uriOf(rules.path, folder)
  const places = new Map(rules.rules.map((rule, i) => [rule, i]))
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Groundtruth', rules: rules.rules.map(descriptorOf) } },
        invocations: [{ executionSuccessful: true }],
        columnKind: 'utf16CodeUnits',
        results: results.filter(isMissed).map((result) => {
          const { rule, figures } = result
          const { line, column } = rule.placeOf()
          return {
            ruleId: rule.name,
            ruleIndex: places.get(rule)!,
            level: 'error',
            message: { text: `${rule.name}: ${describeMissed(result)}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri },
                  region: { startLine: line, startColumn: column },
                },
              },
            ],
            properties: {
              source,
              rows,
              result: figures.result,
              threshold: rule.threshold,
              passing: figures.passing,
              failing: figures.failing,
              firstFailingRows: result.firstFailing,
              ...(figures.fraction !== undefined && { passingPercentage: figures.fraction }),
            },
          }
        }),
      },
    ],
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

const descriptorOf = ({ name, description, expression, enabled }: FileRule) => ({
  id: name,
  shortDescription: { text: name },
  fullDescription: { text: description === '' ? expression : description },
  defaultConfiguration: { enabled, level: 'error' },
})

/** A relative reference if the file is in the folder, otherwise a URL. */
function uriOf(path: string, folder: string): string {
  const below = relative(folder, resolve(path))
  if (below === '' || below.startsWith('..') || isAbsolute(below)) return pathToFileURL(resolve(path)).href
  return below.split(sep).map(encodeURIComponent).join('/')
}
