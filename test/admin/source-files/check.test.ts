import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { check } from '../../../src/admin/source-files/check.ts'
import { CommandError, RulesMissed, UsageError } from '../../../src/admin/command.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import { recordingLogger, runScript, temporaryFolder } from '../../platform/support.ts'
import { programArgs } from '../../support/programs.ts'
import { needs } from '../../support/tools.ts'
import { writtenByLibreOffice } from '../../quality/loaders/excel/read-excel.ts'
import { expectNothingLeftBehind } from '../nothing-left-behind.ts'

const { logger } = recordingLogger()

const ORDERS = `id,country,amount
1,FR,10
2,FR,20
3,DE,abc
4,DE,
5,,50
6,US,60
${[7, 8, 9, 10, 11, 12, 13, 14].map((id) => `${id},IT,100`).join('\n')}
`

const RULES = `entity: Orders
rules:
  - name: Known country
    expression: NOT IS_NULL(country)
    threshold: 90
  # Two amounts are not numbers.
  - name: Amounts & <signs>
    expression: amount >= 0
    threshold: 99.5
    group: country
  - name: Countries
    attribute: country
    expression: LENGTH(country) = 2
    threshold: 100
    thresholdOf: values
  - name: No Spanish order is large
    expression: amount < 10
    filter: country = "ES"
    threshold: 100
  - name: Small IT
    expression: amount < AVERAGE(amount)
    filter: country = "IT"
    threshold: 100
  - name: Not run
    expression: missing = 1
    threshold: 100
    enabled: false
`

describe('the command check', function () {
  this.timeout(60_000)
  let folder: string
  let source: string
  let rules: string

  beforeEach(async () => {
    folder = await temporaryFolder()
    source = join(folder, 'orders.csv')
    rules = join(folder, 'rules.yaml')
    await writeFile(source, ORDERS)
    await writeFile(rules, RULES)
  })
  expectNothingLeftBehind()

  /** Runs the command in this process. */
  const run = async (...args: string[]): Promise<{ printed: string[]; failure: unknown }> => {
    const printed: string[] = []
    const failure = await Promise.resolve(
      check.run(args, {
        config: loadConfig({ DATA_DIR: '/nowhere', WAREHOUSE_MEMORY_MB: '256' }),
        logger,
        record: async () => undefined,
        print: (line) => printed.push(line),
        tell: () => undefined,
      }),
    ).catch((error: unknown) => error)
    return { printed, failure }
  }

  const withRules = async (text: string) => {
    await writeFile(rules, text)
    return run(source, rules)
  }

  it('prints the figures of each rule, its first failing rows and the totals', async () => {
    const { printed, failure } = await run(source, rules)
    expect(printed.map((line) => line.split(/ {2,}/).join('|'))).to.deep.equal([
      'RULE|RESULT|PASSING %|THRESHOLD|PASSING|FAILING|FIRST ROWS|ERROR',
      'Known country|passed|92.857|90|13|1|5',
      'Amounts & <signs>|failed|85.714|99.5|12|2|3, 4|Row 3: amount is "abc", which is not a number.',
      'Countries|passed|100.000|100|13|1|5',
      'No Spanish order is large|no rows|100|0|0',
      'Small IT|failed|0.000|100|0|8|7, 8, 9, …',
      '6 rules on 14 rows: 2 passed, 2 failed, 1 without rows, 1 disabled.',
    ])
    expect(failure).to.be.instanceOf(RulesMissed).with.property('message').that.contains('does not pass')
    expect(check.failureCode).to.equal(2)
  })

  it('succeeds if all rules pass, and takes the format from the options', async () => {
    await writeFile(source, ORDERS.replaceAll(',', '|'))
    const text =
      'entity: Orders\nrules:\n  - { name: Three columns, expression: "amount <> country", threshold: 0 }\n'
    await writeFile(rules, text)
    expect(await run(source, rules, '--delimiter', '|')).to.have.property('failure', undefined)
    const { failure } = await run(source, rules, '--delimiter', ';')
    expect(String(failure)).to.match(/rules\.yaml:3:\d+: There is no column amount/)
    await writeFile(source, ORDERS)
    expect((await run(source, rules, '--no-header')).failure).to.not.equal(undefined)
  })

  it('runs rules on a sheet of a workbook', async () => {
    await writeFile(
      rules,
      'entity: Branches\nrules:\n  - { name: Shares, expression: "share < 3", threshold: 100 }\n',
    )
    const { printed, failure } = await run(writtenByLibreOffice('table.xls'), rules)
    expect(failure).to.equal(undefined)
    expect(printed.at(-1)).to.equal('1 rule on 20 rows: 1 passed, 0 failed.')
    expect((await run(writtenByLibreOffice('table.xls'), rules, '--sheet', '2')).failure).to.be.instanceOf(
      CommandError,
    )
  })

  it('writes a report for JUnit that an XML parser reads', async function () {
    const python = needs(this, 'python')
    const report = join(folder, 'report.xml')
    await run(source, rules, '--junit', report)
    const script = `import json, sys, xml.etree.ElementTree as tree
suite = tree.parse(sys.argv[1]).getroot()[0]
print(json.dumps([suite.attrib, [[case.attrib, [[part.tag, part.attrib, part.text] for part in case]] for case in suite]]))`
    const [suite, cases] = JSON.parse(execFileSync(python, ['-c', script, report]).toString()) as [
      Record<string, string>,
      [Record<string, string>, [string, Record<string, string>, string | null][]][],
    ]
    expect(suite).to.include({ tests: '6', failures: '2', errors: '0', skipped: '2' })
    expect(cases.map(([{ name }, parts]) => [name, ...parts.map(([tag]) => tag)].join(' '))).to.deep.equal([
      'Known country',
      'Amounts & <signs> failure',
      'Countries',
      'No Spanish order is large skipped',
      'Small IT failure',
      'Not run skipped',
    ])
    const [attributes, [failure]] = cases[1]!
    const [, { message } = { message: '' }, text] = failure!
    expect(attributes).to.include({ classname: 'Orders', file: rules, line: '7' })
    expect(message).to.equal(
      '85.714 % of the rows pass; the threshold is 99.5 %. 2 rows fail: 3, 4. Row 3: amount is "abc", which is not a number.',
    )
    expect(text).to.equal('amount >= 0')
  })

  it('writes a SARIF log with the lines of the rules that are missed', async () => {
    const report = join(folder, 'report.sarif')
    await run(source, rules, '--sarif', report)
    const log = JSON.parse(await readFile(report, 'utf8')) as {
      version: string
      runs: {
        tool: { driver: { name: string; rules: { id: string }[] } }
        results: {
          ruleId: string
          ruleIndex: number
          level: string
          message: { text: string }
          locations: {
            physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } }
          }[]
        }[]
      }[]
    }
    // The required members of SARIF 2.1.0: version and runs; tool.driver.name; message; rules with unique ids.
    expect(log.version).to.equal('2.1.0')
    const [{ tool, results } = { tool: undefined, results: [] }] = log.runs
    const ids = tool!.driver.rules.map(({ id }) => id)
    expect(tool!.driver.name).to.equal('Groundtruth')
    expect(new Set(ids).size).to.equal(6)
    for (const { ruleId, ruleIndex, level, message } of results) {
      expect(ids[ruleIndex]).to.equal(ruleId)
      expect(level).to.equal('error')
      expect(message.text).to.match(/% of the rows pass/)
    }
    expect(
      results.map(({ locations: [{ physicalLocation } = { physicalLocation: undefined }] }) => [
        new URL(physicalLocation!.artifactLocation.uri).pathname,
        physicalLocation!.region.startLine,
      ]),
    ).to.deep.equal([
      [rules, 7],
      [rules, 20],
    ])
  })

  it('reports all faults of the file of rules at once, each with its line and column', async () => {
    const { failure } = await withRules(`entity: Orders
rules:
  - name: A
    expresion: amount > 1
    threshold: 101
  - name: B
    expression: TRUE
    threshold: "5"
    indexThreshold: 3
  - name: b
    expression: amount > 1
    threshold: 1
  - name: b
    expression: amount > 1
    threshold: 1
    thresholdOf: values
  - just text
`)
    expect(failure).to.be.instanceOf(CommandError)
    expect((failure as Error).message.split('\n').map((line) => line.slice(rules.length + 1))).to.deep.equal([
      '3:5: The member expression is missing; add it.',
      '4:5: There is no member "expresion"; did you mean expression?',
      '5:16: threshold must be a number from 0 to 100, without quotes.',
      '7:17: expression must be a text of 1 to 10,000 characters; put it in quotes if it looks like a number or true.',
      '8:16: threshold must be a number from 0 to 100, without quotes.',
      '13:11: The rule in line 10 has the name "b" already (letter case does not count); choose another name.',
      '16:18: Only a rule of an attribute can count values; count rows, or name the attribute.',
      '17:5: A rule must have the members name, expression and threshold.',
    ])
  })

  it('reports the place of a fault in an expression, also in a text of several lines', async () => {
    const { failure } = await withRules(`entity: Orders
rules:
  - { name: A, expression: 'amuont > 1', threshold: 1 }
  - name: B
    attribute: contry
    expression: |
      amount > 1
      AND other > 2
    filter: 'country = ''x'
    threshold: 1
`)
    const lines = (failure as Error).message.split('\n').map((line) => line.slice(rules.length + 1))
    expect(lines[0]).to.match(/^3:29: There is no column amuont here/)
    expect(lines[1]).to.equal('5:16: There is no attribute "contry"; did you mean "country"?')
    expect(lines[2]).to.match(/^6:17: Character 16 of the expression: There is no column other/)
    expect(lines[3]).to.match(/^9:13: Character \d+ of the filter: /)
    expect(lines).to.have.length(4)
  })

  it('rejects text that is not YAML of this form, in sentences', async () => {
    for (const [text, message] of [
      ['', /:1:1: A file of rules must have the members entity and rules\.$/],
      ['entity: [', /:\d+:\d+: This is not valid YAML: .*\.$/],
      ['entity: A\nentity: B\n', /:2:1: This is not valid YAML: Map keys must be unique\.$/],
      ['entity: A\n---\nentity: B\n', /several documents/],
      ['entity: A\nrules: *x\n', /:2:8: References to other values/],
      ['entity: A\nrules: 5\n', /:2:8: rules must be a list/],
      ['entity: 5\nrules: []\n', /:1:9: entity must be the name/],
      ['entity: !x A\nrules: []\n', /Unresolved tag/],
      ['['.repeat(50_000), /nested too deeply/],
    ] as const) {
      const { failure } = await withRules(text)
      expect(failure, text.slice(0, 40)).to.be.instanceOf(CommandError)
      expect((failure as Error).message, text.slice(0, 40)).to.match(message)
    }
    await writeFile(rules, RULES)
    expect(String((await run(join(folder, 'none.csv'), rules)).failure)).to.contain('none.csv')
    await writeFile(rules, Buffer.from([0x61, 0x3a, 0xff]))
    expect(String((await run(source, rules)).failure)).to.contain('not valid UTF-8')
    await truncate(rules, 64_000_001)
    expect(String((await run(source, rules)).failure)).to.contain('at most 64,000,000 bytes')
    expect(String((await run(source, join(folder, 'none.yaml'))).failure)).to.contain('There is no file')
    expect((await run(source)).failure).to.be.instanceOf(UsageError)
    expect(String((await run(source, rules, '--junit', folder)).failure)).to.contain('is a folder')
  })

  it('exits with 0, 1 or 2, without DATA_DIR', async () => {
    const exit = async (text: string) => {
      await writeFile(rules, text)
      const { code, stderr } = await runScript(programArgs('admin', ['check', source, rules]), {
        DATA_DIR: '/nowhere/at/all',
      })
      return { code, stderr }
    }
    const rule = (threshold: number, expression: string) =>
      `entity: Orders\nrules:\n  - { name: A, expression: "${expression}", threshold: ${threshold} }\n`
    expect(await exit(rule(50, 'amount > 50'))).to.include({ code: 0 })
    expect(await exit(rule(90, 'amount > 50'))).to.include({ code: 1 })
    const { code, stderr } = await exit(rule(90, 'price > 50'))
    expect(code).to.equal(2)
    expect(stderr).to.match(/rules\.yaml:3:29: There is no column price/)
  })
})
