import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeFileAtomically } from '../../lib/files.ts'
import { filled } from '../../quality/report/completeness-bar.ts'
import { count, counted, percent } from '../../quality/report/figures.ts'
import type { Finding } from '../../quality/report/finding.ts'
import { findFindings } from '../../quality/report/findings.ts'
import { FindingsReader } from '../../quality/report/findings-reader.ts'
import { withFileProfile } from '../../quality/report/profile-file.ts'
import { reportPage } from '../../quality/report/report.ts'
import type { ReportSource } from '../../quality/report/report-model.ts'
import { UsageError, type Command } from '../command.ts'
import { onlyArgument, readArguments } from '../options.ts'
import { ProgressLine } from '../progress-line.ts'
import { checkPlace } from './report-place.ts'
import { cancellable, FORMAT_OPTIONS, operatorError, profiling, sourceFile } from './source-file.ts'

const OPTIONS = { output: { type: 'string', short: 'o' }, ...FORMAT_OPTIONS } as const

/** Writes the report of a file. Needs neither a server nor DATA_DIR. */
export const profileFile: Command = {
  keepsRights: () => true,
  writesForOthers: true,
  run: async (args, { config, logger, print, tell }) => {
    const { values, positionals } = readArguments({
      args,
      options: OPTIONS,
      allowPositionals: true,
      allowNegative: true,
    })
    const path = resolve(onlyArgument(positionals, 'the file to profile'))
    if (values.output === undefined || values.output === '-')
      throw new UsageError('Give the file to write the report to, with -o report.html.')
    const output = resolve(values.output)
    await checkPlace(output)
    const started = performance.now()
    const file = await sourceFile(path, values, config)
    tell(file.description)
    const line = new ProgressLine()
    try {
      await cancellable('The command was cancelled. Nothing was written.', (signal) =>
        withFileProfile(
          { ...file, ...profiling(config, logger, signal, line) },
          async (source, warehouse) => {
            await writeFileAtomically(output, reportPage(warehouse, source, signal))
            const reader = new FindingsReader(warehouse.reportTables(source.entity))
            const findings = findFindings(source, await reader.hints(source.attributes))
            line.end()
            summary(source, findings).forEach(print)
          },
        ),
      )
      const { size } = await stat(output)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      print(`The report is ${output} (${count(Math.ceil(size / 1000))} KB, made in ${seconds} s).`)
    } catch (error) {
      throw operatorError(error, output)
    } finally {
      line.end()
    }
  },
}

/** Findings that the summary tells. The report has all of them. */
const MAX_TOLD = 5

/** A summary of the file, and the findings to look at first: at least one, if there is one. */
function summary({ entity, attributes }: ReportSource, findings: readonly Finding[]): string[] {
  const { rows, rejected, name } = entity
  const values = attributes.reduce((sum, { profile }) => sum + filled(profile), 0)
  const rejects = rejected === 0 ? 'no record was rejected' : `${counted(rejected, 'record')} rejected`
  const first = findings.filter(({ level }) => level === 'first').length
  const told = findings.slice(0, Math.min(Math.max(first, 1), MAX_TOLD))
  const others = findings.length - told.length
  const lines = told.map(
    ({ attribute, sentence }) => `${attribute ? `${attribute.humanName}: ` : ''}${sentence}`,
  )
  if (others > 0) lines.push(`${lines.pop()} ${counted(others, 'more finding')} in the report.`)
  return [
    `${name}: ${counted(rows, 'row')} of ${counted(attributes.length, 'attribute')}, ${percent(values, rows * attributes.length)} complete; ${rejects}.`,
    ...(lines.length > 0 ? lines : ['Nothing stands out.']),
  ]
}
