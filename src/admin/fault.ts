import { inspect } from 'node:util'

/** Codes of errors that a right, a missing file, or the disk causes. The user can mend it. */
const OF_FILES: Readonly<Record<string, string>> = {
  EACCES: 'This user has no right to it.',
  EPERM: 'This user has no right to it.',
  EROFS: 'Its file system is read-only.',
  ENOENT: 'It does not exist.',
  ENOTDIR: 'A part of the path is not a folder.',
  EISDIR: 'It is a folder.',
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EIO: 'The disk has a fault.',
}

/**
 * A sentence about an error that no command expects. The stack trace is for developers, who ask for it by LOG_LEVEL.
 */
export function describeFault(error: unknown): string {
  const isTraced = ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')
  return isTraced ? inspect(error) : sentenceOf(error)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return `The command failed: ${String(error)}`
  const { code, path } = error as NodeJS.ErrnoException
  const reason = OF_FILES[code ?? '']
  if (reason !== undefined && path !== undefined) return `${path} cannot be used (${code}). ${reason}`
  // Messages of databases begin with the statement.
  const message = error.message.split('\n')[0]?.split(' - ').at(-1) ?? ''
  return `The command failed: ${message}${/[.!?]$/.test(message) ? '' : '.'} LOG_LEVEL=debug shows where.`
}
