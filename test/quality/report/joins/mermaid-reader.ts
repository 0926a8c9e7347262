/** A reader of the part of Mermaid's entity-relationship diagrams that the service writes. It is strict. */

export interface MermaidDiagram {
  readonly entities: readonly {
    readonly id: string
    readonly name: string
    readonly attributes: readonly { readonly type: string; readonly name: string; readonly comment: string }[]
  }[]
  readonly relations: readonly {
    readonly left: string
    readonly ends: string
    readonly right: string
    readonly label: string
  }[]
  readonly comments: readonly string[]
}

/** What Mermaid takes between quotes everywhere: no quote, percent sign, backslash or line end. */
const QUOTED = '"([^"%\\\\\\r\\n\\v\\x08]+)"'
const WORD = '[A-Za-z_][A-Za-z0-9_-]*'

const COMMENT = /^ *%% (.*)$/
const ENTITY = new RegExp(`^ *(${WORD})\\[${QUOTED}\\] \\{$`)
const ATTRIBUTE = new RegExp(`^ *(${WORD}) (${WORD}) ${QUOTED}$`)
const RELATION = new RegExp(
  `^ *(${WORD}) ((?:\\|\\||\\|o|\\}\\||\\}o)--(?:\\|\\||o\\||\\|\\{|o\\{)) (${WORD}) : ${QUOTED}$`,
)

/** Lines that Mermaid reads as something else wherever the words are. */
const TRAPS = [
  /direction\s+(?:TB|BT|LR|RL)/i,
  /^\s*acc(?:Title|Descr)/i,
  /style.*:\S*#.*;/,
  /classDef.*:\S*#.*;/,
]

export function readMermaid(text: string): MermaidDiagram {
  const [head, ...lines] = text.split('\n')
  if (head !== 'erDiagram') throw new Error(`not an entity-relationship diagram: ${head!}`)
  if (lines.pop() !== '') throw new Error('the last line has no end')
  const entities: {
    id: string
    name: string
    attributes: { type: string; name: string; comment: string }[]
  }[] = []
  const relations: MermaidDiagram['relations'][number][] = []
  const comments: string[] = []
  let isOpen = false
  for (const line of lines) {
    const trap = TRAPS.find((one) => one.test(line))
    if (trap) throw new Error(`${line} is read as ${trap.source}`)
    const parts = (pattern: RegExp): string[] | undefined => pattern.exec(line)?.slice(1)
    const [comment, entity, attribute, relation] = [COMMENT, ENTITY, ATTRIBUTE, RELATION].map(parts)
    if (isOpen && attribute) {
      const [type, name, said] = attribute as [string, string, string]
      if (/^(?:PK|FK|UK)$/i.test(name)) throw new Error(`${name} is a kind of key`)
      entities.at(-1)!.attributes.push({ type, name, comment: decoded(said) })
    } else if (isOpen && line.trim() === '}') isOpen = false
    else if (isOpen) throw new Error(`not an attribute: ${line}`)
    else if (comment) comments.push(comment[0]!)
    else if (entity) {
      entities.push({ id: entity[0]!, name: decoded(entity[1]!), attributes: [] })
      isOpen = true
    } else if (relation) {
      const [left, ends, right, label] = relation as [string, string, string, string]
      for (const id of [left, right])
        if (!entities.some((known) => known.id === id)) throw new Error(`${id} is not declared`)
      relations.push({ left, ends, right, label: decoded(label) })
    } else throw new Error(`not a statement: ${line}`)
  }
  return { entities, relations, comments }
}

/** Replaces the codes of characters: `#34;` is a quote. */
function decoded(text: string): string {
  if (/[<>&`]/.test(text)) throw new Error(`not coded: ${text}`)
  return text.replace(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
