import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { OperatorError } from '../../platform/operator-error.ts'

/** Stands for every workspace. */
const EVERY = '*'

/**
 * Which collections a workspace may read, as the file of COLLECTION_ACCESS says: a YAML map from workspaces to lists of
 * patterns. A pattern is `<group>/<name>`, in which `*` stands for any characters but a slash.
 */
export class CollectionRules {
  readonly #patterns: ReadonlyMap<string, readonly RegExp[]>

  private constructor(patterns: ReadonlyMap<string, readonly RegExp[]>) {
    this.#patterns = patterns
  }

  /**
   * Reads the text of a file.
   * @param path for the messages
   * @throws OperatorError
   */
  static read(path: string, text: string): CollectionRules {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines })
    const [fault] = document.errors
    if (fault) throw new OperatorError(`${path} is not valid YAML: ${fault.message.split('\n')[0]}`)
    const at = (node: Node | null): string => {
      const offset = node?.range?.[0]
      return offset === undefined ? path : `${path}, line ${lines.linePos(offset).line}`
    }
    const { contents } = document
    if (contents !== null && !isMap<Node, Node | null>(contents))
      throw new OperatorError(`${at(contents)}: ${FORM}`)
    const patterns = new Map<string, readonly RegExp[]>()
    for (const { key, value } of contents?.items ?? []) {
      if (!isScalar(key) || !isSeq<Node>(value)) throw new OperatorError(`${at(key)}: ${FORM}`)
      patterns.set(
        String(key.value),
        value.items.map((item) => {
          const pattern =
            isScalar(item) && typeof item.value === 'string' ? readPattern(item.value) : undefined
          if (pattern) return pattern
          throw new OperatorError(
            `${at(item)}: a pattern is \`<group>/<name>\`, such as \`places/*\`, in which \`*\` stands for any characters but a slash. \`*/*\` is every collection.`,
          )
        }),
      )
    }
    return new CollectionRules(patterns)
  }

  /** True if a workspace may read the collection with an id. */
  allows(workspace: string, id: string): boolean {
    const matches = (pattern: RegExp): boolean => pattern.test(id)
    return [workspace, EVERY].some((name) => this.#patterns.get(name)?.some(matches) === true)
  }
}

const FORM =
  'the file is a map from workspaces to lists of patterns, such as `planning: [places/*, boundaries/countries]`. The workspace `"*"` is every workspace.'

function readPattern(text: string): RegExp | undefined {
  if (!/^[^/]+\/[^/]+$/.test(text)) return undefined
  const parts = text.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]*')}$`, 'su')
}
