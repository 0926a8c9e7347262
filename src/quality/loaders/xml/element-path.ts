/** Where the records of an XML file are. It can be sent between threads. */
export interface ElementPath {
  /** As it is shown in messages. */
  readonly text: string
  /** Names of elements; the last one is that of the records. Empty: the root is the only record. */
  readonly names: readonly string[]
  /** True if the first name is that of the root. */
  readonly isFromRoot: boolean
}

/** The path of the whole file as one record, as for JSON. */
export const WHOLE_FILE = '$'

const MAX_PATH_NAMES = 50

/** A name of XML with its prefix, without the characters that no name has. */
const NAME = /^[^\s<>/[\]*@$"'=&]+$/

/**
 * Reads the name of an element, `item`, the names of elements that contain each other, `channel/item`, or a path from the
 * root, `/rss/channel/item`. Names have the prefixes of the file.
 * @returns undefined if the text is no path
 */
export function parseElementPath(text: string): ElementPath | undefined {
  if (text === WHOLE_FILE) return { text, names: [], isFromRoot: true }
  const isFromRoot = text.startsWith('/')
  const names = text.slice(isFromRoot ? 1 : 0).split('/')
  if (names.length > MAX_PATH_NAMES || !names.every((name) => NAME.test(name))) return undefined
  return { text, names, isFromRoot }
}

/** True if the last of these open elements is a record. */
export function isRecordAt({ names, isFromRoot }: ElementPath, open: readonly string[]): boolean {
  if (names.length === 0) return open.length === 1
  const from = open.length - names.length
  if (from < 0 || (isFromRoot && from !== 0)) return false
  for (let index = names.length - 1; index >= 0; index--)
    if (open[from + index] !== names[index]) return false
  return true
}
