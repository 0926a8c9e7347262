import { access, constants, stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { writeFileAtomically } from '../lib/files.ts'
import { SOURCE_KINDS } from '../quality/loaders/source-kinds.ts'
import { delimitedFormat, wordOf } from '../quality/loaders/source-words.ts'
import type { DelimitedFormat } from '../quality/model/reading.ts'
import { QualityError } from '../quality/model/errors.ts'
import { filled } from '../quality/report/completeness-bar.ts'
import { count, counted, percent } from '../quality/report/figures.ts'
import { findFindings, type Finding } from '../quality/report/findings.ts'
import { FindingsReader } from '../quality/report/findings-reader.ts'
import { withFileProfile } from '../quality/report/profile-file.ts'
import { reportPage } from '../quality/report/report.ts'
import type { ReportSource } from '../quality/report/report-model.ts'
import { CommandError, UsageError, type Command } from './command.ts'
import { onlyArgument, readArguments } from './options.ts'
import { ProgressLine } from './progress-line.ts'
import { InvalidSource } from '../quality/loaders/errors.ts'

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  delimiter: { type: 'string' },
  quote: { type: 'string' },
  encoding: { type: 'string' },
  header: { type: 'boolean' },
} as const

type Values = { readonly [Name in keyof typeof OPTIONS]?: string | boolean } & {
  readonly delimiter?: string
  readonly quote?: string
  readonly encoding?: string
  readonly header?: boolean
}

/** Writes the report of a file. Needs neither a server nor DATA_DIR. */
export const profileFile: Command = {
  name: 'profile',
  synopsis:
    '<file> -o <report.html> [--delimiter <character>] [--quote <character>|NUL] [--encoding <name>] [--header|--no-header]',
  description:
    'Profile a delimited file, plain or gzip, and write the report as an HTML page. The format of the file is detected; the options override the detection. An existing report is replaced.',
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
    const { bytes, format } = await examined(path, values)
    tell(`${basename(path)} is read as ${describe(format)}.`)
    const abort = new AbortController()
    const stop = () => abort.abort(new CommandError('The command was cancelled. Nothing was written.'))
    process.once('SIGINT', stop).once('SIGTERM', stop)
    const line = new ProgressLine()
    try {
      await withFileProfile(
        {
          path,
          format,
          bytes,
          expandedBytes: config.expandedLimitBytes,
          memoryMb: config.warehouseMemoryMb,
          longestBytes: config.profiledValueBytes,
          logger,
          signal: abort.signal,
          progress: (fraction, sentence) =>
            line.progress(() => `${Math.floor(fraction * 100)} %: ${sentence}`),
        },
        async (source, warehouse) => {
          await writeFileAtomically(output, reportPage(warehouse, source, abort.signal))
          const reader = new FindingsReader(warehouse.reportTables(source.entity))
          const findings = findFindings(source, await reader.hints(source.attributes))
          line.end()
          summary(source, findings).forEach(print)
        },
      )
      const { size } = await stat(output)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      print(`The report is ${output} (${count(Math.ceil(size / 1000))} KB, made in ${seconds} s).`)
    } catch (error) {
      throw operatorError(error, output)
    } finally {
      line.end()
      process.off('SIGINT', stop).off('SIGTERM', stop)
    }
  },
}

/** Checks that the report can be written before the profiling starts, which may take minutes. */
async function checkPlace(output: string): Promise<void> {
  const folder = dirname(output)
  if (await isFolder(output)) throw new CommandError(`${output} is a folder. Name a file in it.`)
  if (!(await isFolder(folder)))
    throw new CommandError(
      `There is no folder ${folder} to write the report to. Create it, or name another folder.`,
    )
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw operatorError(error, folder)
  })
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false

/** The size of a file, and its format: detected unless the options give it. */
async function examined(path: string, values: Values): Promise<{ bytes: number; format: DelimitedFormat }> {
  try {
    const file = await stat(path)
    // The detection reads the beginning of the file first. A pipe can be read only once.
    if (!file.isFile()) throw new CommandError(`${path} is not a file. Save the records to a file first.`)
    const detected = await SOURCE_KINDS.delimited.detect(path)
    const { encoding = detected.encoding?.value, quote = detected.quote?.value } = values
    const hasHeader = values.header ?? detected.header?.value ?? true
    return {
      bytes: file.size,
      format: delimitedFormat({
        delimiter: values.delimiter ?? detected.delimiter?.value,
        quote,
        encoding,
        attr: hasHeader ? 'names' : 'none',
      }),
    }
  } catch (error) {
    throw operatorError(error, path)
  }
}

const describe = ({ encoding, delimiter, quote, header }: DelimitedFormat): string =>
  `${encoding} with the delimiter ${wordOf(delimiter)}, ${quote === undefined ? 'no quotes' : `the ${wordOf(quote)} as quote`} and ${header ? 'names in the first record' : 'no names'}`

/** A summary of the file, and the most important finding. */
function summary({ entity, attributes }: ReportSource, [first, ...others]: readonly Finding[]): string[] {
  const { rows, rejected, name } = entity
  const values = attributes.reduce((sum, { profile }) => sum + filled(profile), 0)
  const rejects = rejected === 0 ? 'no record was rejected' : `${counted(rejected, 'record')} rejected`
  return [
    `${name}: ${counted(rows, 'row')} of ${counted(attributes.length, 'attribute')}, ${percent(values, rows * attributes.length)} complete; ${rejects}.`,
    first === undefined
      ? 'Nothing stands out.'
      : `${first.attribute ? `${first.attribute.humanName}: ` : ''}${first.sentence}${others.length > 0 ? ` ${counted(others.length, 'more finding')} in the report.` : ''}`,
  ]
}

/** Faults that the user can correct become a sentence. All other errors are faults of the program. */
function operatorError(error: unknown, path: string): unknown {
  if (error instanceof InvalidSource)
    return new UsageError(error.faults.map(({ detail }) => detail).join(' '))
  if (error instanceof QualityError) return new CommandError(error.message, { cause: error })
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new CommandError(`There is no file ${path}.`, { cause: error })
  return typeof code === 'string' && /^E[A-Z]+$/.test(code)
    ? new CommandError(`${path} can't be read or written (${code}).`, { cause: error })
    : error
}
