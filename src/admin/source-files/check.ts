import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { writeFileAtomically } from '../../lib/files.ts'
import { checkFile } from '../../quality/rule-files/check-file.ts'
import { RuleFilesInvalid, type FileFault } from '../../quality/rule-files/faults.ts'
import { readRuleFile, type RuleFile } from '../../quality/rule-files/read-rule-file.ts'
import { withFileProfile } from '../../quality/report/profile-file.ts'
import { checkJunit } from './check-junit.ts'
import { checkTable, isMissed, type CheckReport } from './check-report.ts'
import { checkSarif } from './check-sarif.ts'
import { CommandError, RulesMissed, UsageError, type Command } from '../command.ts'
import { readArguments } from '../options.ts'
import { ProgressLine } from '../progress-line.ts'
import { checkPlace } from './report-place.ts'
import { readRuleText } from './rule-text.ts'
import { cancellable, FORMAT_OPTIONS, operatorError, profiling, sourceFile } from './source-file.ts'

const OPTIONS = { junit: { type: 'string' }, sarif: { type: 'string' }, ...FORMAT_OPTIONS } as const

const MEGABYTE = 1_000_000

/** Runs rules on a file. Needs neither a server nor DATA_DIR. */
export const check: Command = {
  keepsRights: () => true,
  writesForOthers: true,
  failureCode: 2,
  run: async (args, { config, logger, print, tell }) => {
    const { values, positionals } = readArguments({
      args,
      options: OPTIONS,
      allowPositionals: true,
      allowNegative: true,
    })
    const [source, rulesPath, ...rest] = positionals
    if (source === undefined || rulesPath === undefined || rest.length > 0)
      throw new UsageError('Give the file to check and the YAML file of its rules, and nothing else.')
    for (const report of [values.junit, values.sarif])
      if (report !== undefined) await checkPlace(resolve(report))
    const path = resolve(source)
    const rules = await rulesOf(rulesPath)
    const file = await sourceFile(path, values, config)
    tell(file.description)
    const line = new ProgressLine()
    try {
      const report = await cancellable('The command was cancelled.', (signal) =>
        withFileProfile(
          { ...file, ...profiling(config, logger, signal, line) },
          async (profile, warehouse, folder): Promise<CheckReport> => {
            const results = await checkFile({ ...profile, warehouse }, rules, {
              memory: { bytes: config.queryMemoryMb * MEGABYTE, threads: availableParallelism() },
              longestBytes: config.profiledValueBytes,
              folder: join(folder, 'rules'),
              signal,
              progress: (done) => line.progress(() => `${done} of ${rules.rules.length} rules are analysed.`),
            })
            return { source, rows: profile.entity.rows, rules, results }
          },
        ),
      )
      line.end()
      if (values.junit !== undefined) await writeReport(values.junit, checkJunit(report))
      if (values.sarif !== undefined) await writeReport(values.sarif, checkSarif(report, process.cwd()))
      checkTable(report).forEach(print)
      if (report.results.some(isMissed)) throw new RulesMissed(`${source} does not pass its rules.`)
    } catch (error) {
      throw error instanceof CommandError ? error : operatorError(error, path)
    } finally {
      line.end()
    }
  },
}

async function writeReport(path: string, text: string): Promise<void> {
  try {
    await writeFileAtomically(resolve(path), text)
  } catch (error) {
    throw operatorError(error, path)
  }
}

async function rulesOf(path: string): Promise<RuleFile> {
  const faults: FileFault[] = []
  const file = readRuleFile(path, await readRuleText(resolve(path)), faults)
  if (!file) throw new CommandError(new RuleFilesInvalid(faults).message)
  return file
}
