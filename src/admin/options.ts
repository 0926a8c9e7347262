/** The options that several commands share, and how their texts are read. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isScope } from '../platform/credentials/principal.ts'
import { UsageError } from './command.ts'

/** The scope of new credentials where none is asked for. */
const DEFAULT_SCOPE = 'spatial:read'

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Reads arguments by `node:util`'s parseArgs and turns its complaints into usage errors. */
export const readArguments = <const T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('ERR_PARSE_ARGS_')) throw error
    // Its first sentence says what is wrong, the rest explains the syntax of options at length.
    throw new UsageError(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

/** The one argument without a name that a command takes. */
export const onlyArgument = (positionals: readonly string[], what: string): string => {
  const [argument, ...rest] = positionals
  if (argument === undefined || rest.length > 0) throw new UsageError(`Give ${what}, and nothing else.`)
  return argument
}

/** A time to live in seconds: `90s`, `15m`, `1h`, `30d`. */
export const readTtl = (text: string, option = '--ttl'): number => {
  const match = /^([1-9]\d{0,8})([smhd])$/.exec(text)
  const seconds = match === null ? NaN : Number(match[1]) * (UNITS[match[2] ?? ''] ?? NaN)
  // Ten thousand days keep every date that is made of it within four digits of a year.
  if (!(seconds <= 10_000 * 86_400)) {
    throw new UsageError(
      `${option} ${text} is no time to live: write a number with s, m, h or d, such as 1h or 30d.`,
    )
  }
  return seconds
}

/** The scopes of all `--scope` options, separated by one blank and each once. */
export const readScope = (texts: readonly string[] | undefined): string => {
  const scopes = new Set((texts ?? [DEFAULT_SCOPE]).flatMap((text) => text.trim().split(/\s+/)))
  const scope = [...scopes].join(' ')
  if (!isScope(scope)) {
    throw new UsageError(`--scope ${JSON.stringify(scope)} is no scope: write it like ${DEFAULT_SCOPE}.`)
  }
  return scope
}

/** The id of a workspace: any text that is not empty. */
export const readWorkspace = (text: string): string => {
  if (text.trim() === '') throw new UsageError('--workspace needs the id of a workspace.')
  return text
}

/** Requests a minute; 0 for no limit. */
export const readRateLimit = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(
      `${JSON.stringify(text)} is no limit: write how many requests a minute are allowed, 0 for any number.`,
    )
  }
  return Number(text)
}
