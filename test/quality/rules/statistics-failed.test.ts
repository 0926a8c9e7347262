import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerTo } from '../../../src/platform/logging.ts'
import { delimitedFormat } from '../../../src/quality/loaders/source-words.ts'
import type { RuleDefinition, RuleResult } from '../../../src/quality/model/rule.ts'
import { OutOfMemory } from '../../../src/quality/model/warehouse/warehouse.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { withFileProfile } from '../../../src/quality/report/profile-file.ts'
import { runRules } from '../../../src/quality/rules/run-rules.ts'
import { definitionOf } from '../../../src/quality/rules/suggest/measure.ts'
import { unsavedRule } from '../../../src/quality/rules/unsaved-rule.ts'

const CONTENT = 'country,amount\nFR,1\nFR,3\nDE,2\n'
const GERMAN = 'country = "DE"'
const DEFINITIONS: readonly RuleDefinition[] = [
  definitionOf({ expression: 'amount > 1', filter: undefined }),
  definitionOf({ expression: 'amount > AVERAGE(amount)', filter: 'country = "FR"' }),
  definitionOf({ expression: 'amount >= AVERAGE(amount)', filter: GERMAN }),
  definitionOf({ expression: 'IS_UNIQUE(amount)', filter: GERMAN }),
  definitionOf({ expression: 'amount > 2', filter: GERMAN }),
]

describe('A run of rules with statistics that the engine cannot compute', () => {
  it('has the result error for these rules, and evaluates the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    const { signal } = new AbortController()
    const logger = loggerTo({ write: () => undefined }, 'silent')
    const path = join(folder, 'amounts.csv')
    await writeFile(path, CONTENT)
    const file = {
      ...{ path, bytes: CONTENT.length, expandedBytes: 1e6, memoryMb: 200, logger, signal },
      format: delimitedFormat({ delimiter: ',', quote: '"', encoding: 'utf-8', attr: 'names' }),
      progress: () => undefined,
    }
    const found: (readonly [id: number, RuleResult, string | undefined])[] = []
    try {
      await withFileProfile(file, async ({ entity, attributes }, warehouse, own) => {
        const profiles = new Map(attributes.map((attribute) => [attribute.id, attribute.profile]))
        const load = {
          entity: { ...entity, loadedRows: entity.rows },
          warehouse,
          folder: own,
          attributes: async () => attributes,
          profilesOf: async () => profiles,
          namesOf: async () => new Map(),
        }
        let analyses = 0
        const rules = DEFINITIONS.map((definition, i) => ({
          ...unsavedRule({ ...definition, threshold: 50 }, entity.id, 0),
          id: i + 1,
        }))
        const running = {
          memory: { bytes: 1e8, threads: 1 },
          profiling: {
            // Not enough memory for the statistics of two rows.
            profile: async (request: Parameters<typeof profile>[0]) => {
              if (request.rows === 2) throw new OutOfMemory()
              return profile(request)
            },
            longestBytes: undefined,
            folder: join(own, 'statistics'),
          },
          now: new Date(),
          begin: async () => ++analyses,
          signal,
        }
        for await (const outcomes of runRules(load, rules, running))
          for (const { rule, figures } of outcomes)
            found.push([rule.id, figures.result, figures.errors.rule.message])
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    expect(found.sort(([one], [other]) => one - other)).to.deep.equal([
      [1, 'passed', undefined],
      [2, 'error', new OutOfMemory().message],
      [3, 'passed', undefined],
      [4, 'passed', undefined],
      [5, 'failed', undefined],
    ])
  })
})
