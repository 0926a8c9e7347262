/** The joins of a repository as the text of a Mermaid entity-relationship diagram. */
import { brief, visibleText } from '../shown-text.ts'
import { conditionText } from './join-label.ts'
import type { DiagramAttribute, DiagramEnd, DiagramEntity, DiagramModel } from './diagram-model.ts'

/** Characters of names and labels. */
const MAX_TEXT = 200

export function* diagramMermaid(model: DiagramModel): Generator<string> {
  const { entities, joins, isCut } = model
  const lines = [
    'erDiagram',
    ...(isCut ? [`  %% Shows the first ${joins.length} permanent joins. The others are left out.`] : []),
    ...entities.flatMap((entity) => entityLines(entity)),
    ...joins.map((join) => {
      const [left, right] = [entities[join.left.entity]!, entities[join.right.entity]!]
      const ends = `${LEFT_ENDS[kindOf(join.left)]}--${RIGHT_ENDS[kindOf(join.right)]}`
      return `  ${idOf(left)} ${ends} ${idOf(right)} : ${quoted(conditionText(join, entities))}`
    }),
  ]
  yield `${lines.join('\n')}\n`
}

function entityLines(entity: DiagramEntity): string[] {
  const attributes = new Map(entity.keys.flat().map((attribute) => [attribute.id, attribute]))
  return [
    `  ${idOf(entity)}[${quoted(entity.name)}] {`,
    ...[...attributes.values()].map(
      (attribute) => `    ${attribute.inferredType} ${nameOf(attribute)} ${quoted(attribute.humanName)}`,
    ),
    '  }',
  ]
}

const idOf = ({ number }: DiagramEntity): string => `E${number}`

type EndKind = 'one' | 'oneOrNone' | 'many' | 'manyOrNone'

function kindOf({ isMany, isOptional }: DiagramEnd): EndKind {
  if (isMany) return isOptional ? 'manyOrNone' : 'many'
  return isOptional ? 'oneOrNone' : 'one'
}

const LEFT_ENDS: Readonly<Record<EndKind, string>> = {
  one: '||',
  oneOrNone: '|o',
  many: '}|',
  manyOrNone: '}o',
}
const RIGHT_ENDS: Readonly<Record<EndKind, string>> = {
  one: '||',
  oneOrNone: 'o|',
  many: '|{',
  manyOrNone: 'o{',
}

/** Names that Mermaid reads as words. Any other name is in the comment only. */
const PLAIN_NAME = /^(?!(?:PK|FK|UK)$)[A-Z][A-Z0-9_]*$/i

const nameOf = ({ id, name }: DiagramAttribute): string => (PLAIN_NAME.test(name) ? name : `ATTRIBUTE_${id}`)

/**
 * A text in quotes. Characters that have a meaning to Mermaid or in HTML are written as codes, such as `#34;`. A code
 * also replaces the blank after "direction", because Mermaid takes `direction TB` anywhere in a line for a statement.
 */
function quoted(text: string): string {
  const coded = visibleText(brief(text, MAX_TEXT))
    .replace(/["%\\#;:<>&`{}[\]|]/g, codeOf)
    .replace(/(?<=direction) /gi, codeOf)
  return coded === '' ? '" "' : `"${coded}"`
}

const codeOf = (character: string): string => `#${character.codePointAt(0)!};`
