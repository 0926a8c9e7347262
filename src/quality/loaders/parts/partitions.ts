import { printable } from '../../../lib/text.ts'
import { SourceUnreadable } from '../errors.ts'

/** The value that programs of Hadoop write for null, because a folder needs a name. */
const NULL_PARTITION = '__HIVE_DEFAULT_PARTITION__'

/** What the folders of files say about the records in them. */
export interface Partitions {
  /** The names of the partition columns, in the order of the folders. */
  readonly partitions: readonly string[]
  /** By file: the values of the columns. */
  readonly values: readonly (readonly (string | null)[])[]
}

/**
 * Reads the partitions of files: folders whose names have the form `name=value`.
 * @param names of the files, with `/` between folders
 * @throws SourceUnreadable if the files have different partitions
 */
export function partitionsOf(names: readonly string[]): Partitions {
  const found = names.map(foldersOf)
  const partitions = (found[0] ?? []).map(([name]) => name)
  for (const [index, pairs] of found.entries()) {
    const isEqual = pairs.length === partitions.length && pairs.every(([name], at) => name === partitions[at])
    if (!isEqual)
      throw new SourceUnreadable(
        `The folders of the files have different partitions: ${inWords(names[0]!, partitions)}, and ${inWords(
          names[index]!,
          pairs.map(([name]) => name),
        )}. Name a folder or a pattern of files that have the same partitions.`,
      )
  }
  return { partitions, values: found.map((pairs) => pairs.map(([, value]) => value)) }
}

const inWords = (file: string, partitions: readonly string[]): string =>
  `${printable(file)} has ${partitions.length === 0 ? 'none' : partitions.map(printable).join(', ')}`

/** The partitions of one file. */
function foldersOf(name: string): [name: string, value: string | null][] {
  const folders = name.split('/').slice(0, -1)
  return folders.flatMap((folder): [string, string | null][] => {
    const at = folder.indexOf('=')
    if (at < 1) return []
    const value = folder.slice(at + 1)
    return [[unescaped(folder.slice(0, at)), value === NULL_PARTITION ? null : unescaped(value)]]
  })
}

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Replaces escapes such as `%3A`. Bytes that are not UTF-8 keep their escapes. */
const unescaped = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return DECODER.decode(Buffer.from(escapes.replaceAll('%', ''), 'hex'))
    } catch {
      return escapes
    }
  })
