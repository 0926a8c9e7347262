import { printable } from '../../../../lib/text.ts'
import { ReadingError, SourceBroken } from '../../errors.ts'

const REPAIR =
  'Upload it again, or copy what is left with the command `.recover` of the program of the database.'

/** Sentences for errors of the library, by their codes and texts. */
const SENTENCES: readonly (readonly [RegExp, (reason: string) => string])[] = [
  [
    /malformed database schema/,
    (reason) => `The schema of the file is damaged: ${printable(reason)}. ${REPAIR}`,
  ],
  [/^SQLITE_(?:CORRUPT|NOTADB|IOERR)\b/, (reason) => `The file is damaged: ${printable(reason)}. ${REPAIR}`],
  [
    /^SQLITE_(?:NOMEM|TOOBIG)\b|out of memory/,
    () =>
      'The table takes more memory than its reading may use: write a table with shorter values, or without generated columns.',
  ],
]

/** An error of the library as a sentence for the user. */
export function sqliteFailure(error: Error): Error {
  if (error instanceof ReadingError || error instanceof TypeError) return error
  const reason = error.message.replace(/^SQLITE_\w+: /, '')
  for (const [pattern, sentence] of SENTENCES)
    if (pattern.test(error.message)) return new SourceBroken(sentence(reason), { cause: error })
  return new SourceBroken(
    `The table cannot be read: ${printable(reason)}. Copy its columns into a table without generated columns, and load that.`,
    { cause: error },
  )
}
