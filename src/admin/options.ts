/** Options that several commands share, and the parsing of their values. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isScope } from '../platform/credentials/principal.ts'
import { UsageError } from './command.ts'

/** The scope of new credentials if `--scope` is missing. */
const DEFAULT_SCOPE = 'spatial:read'

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Reads arguments with parseArgs of `node:util` and turns its errors into usage errors. */
export const readArguments = <const T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('ERR_PARSE_ARGS_')) throw error
    // The first sentence says what is wrong. The rest explains the syntax of options at length.
    throw new UsageError(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

/** The single positional argument of a command. */
export const onlyArgument = (positionals: readonly string[], what: string): string => {
  const [argument, ...rest] = positionals
  if (argument === undefined || rest.length > 0) throw new UsageError(`Give ${what}, and nothing else.`)
  return argument
}

/** A time to live in seconds: `90s`, `15m`, `1h`, `30d`. */
export const readTtl = (text: string, option = '--ttl'): number => {
  const match = /^([1-9]\d{0,8})([smhd])$/.exec(text)
  const seconds = match === null ? NaN : Number(match[1]) * (UNITS[match[2] ?? ''] ?? NaN)
  // Ten thousand days keep every resulting date within four-digit years.
  if (!(seconds <= 10_000 * 86_400)) {
    throw new UsageError(
      `${option} ${text} is not a time to live. Write a number followed by s, m, h or d, for example 1h or 30d.`,
    )
  }
  return seconds
}

/** The scopes of all `--scope` options, without duplicates, separated by spaces. */
export const readScope = (texts: readonly string[] | undefined): string => {
  const scopes = new Set((texts ?? [DEFAULT_SCOPE]).flatMap((text) => text.trim().split(/\s+/)))
  const scope = [...scopes].join(' ')
  if (!isScope(scope)) {
    throw new UsageError(`--scope ${JSON.stringify(scope)} is not a scope. Write it like ${DEFAULT_SCOPE}.`)
  }
  return scope
}

/** The id of a workspace: any text except blanks. */
export const readWorkspace = (text: string): string => {
  if (text.trim() === '') throw new UsageError('--workspace needs the id of a workspace.')
  return text
}

/** Requests per minute; 0 for no limit. */
export const readRateLimit = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(
      `${JSON.stringify(text)} is not a rate limit. Write the number of requests per minute, or 0 for no limit.`,
    )
  }
  return Number(text)
}
