import { printable } from '../../../../../lib/text.ts'
import { ReadingError, SourceBroken } from '../../../errors.ts'

/** Sentences for messages of the engine. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /version number \d+, but we can only read|newer version of DuckDB|storage version .*not supported|unsupported.*storage version/i,
    "The file has a form of another version of DuckDB, which cannot be read: copy its tables into a file that `ATTACH` makes with the option `STORAGE_VERSION 'v1.0.0'`, or export them as Parquet.",
  ],
  [
    /encrypt/i,
    'The file is encrypted, and encrypted files cannot be read: copy its tables into a file without encryption.',
  ],
  [
    /Could not set lock|Conflicting lock/i,
    'Another program has the file open for writing: close it, and load the file again, or load a copy.',
  ],
  [
    /Out of Memory Error/i,
    'The table takes more memory than its reading may use: write a table with shorter values.',
  ],
]

/** An error of the engine as a sentence for the user. A fault of the program stays what it is. */
export function duckDbFailure(error: unknown, path: string): Error {
  if (error instanceof TypeError || error instanceof ReadingError) return error
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(path, 'the file')
  const found = SENTENCES.find(([pattern]) => pattern.test(message))
  const sentence =
    found?.[1] ??
    `The file is damaged, or needs an extension that the server does not have: ${printable(reasonIn(message))}. Upload it again, or export its tables as Parquet.`
  return new SourceBroken(sentence, { cause: error })
}

/** The engine's words without its class and the statement. */
const reasonIn = (message: string): string =>
  message
    .split('\n')[0]!
    .replace(/^(?:[\w ]+ Error: )+/, '')
    .trim()
