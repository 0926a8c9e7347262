/** What the joins of a diagram say in words. */
import { count } from '../figures.ts'
import { brief, visibleText } from '../shown-text.ts'
import type { DiagramEnd, DiagramEntity, DiagramJoin, DiagramKey } from './diagram-model.ts'

/** Characters of a name, and of the names of a key. */
export const MAX_NAME = 100

/** The attributes of a key. */
export const keyText = (key: DiagramKey): string =>
  key.map(({ humanName }) => visibleText(brief(humanName, MAX_NAME))).join(', ')

/** The attributes that a join compares: `customer = id`. */
export const conditionText = ({ left, right }: DiagramJoin, entities: readonly DiagramEntity[]): string =>
  [left, right].map((end) => brief(keyText(keyOf(end, entities)), MAX_NAME)).join(' = ')

/** The attributes of both sides, and how their rows fit together. */
export function joinLabel(join: DiagramJoin, entities: readonly DiagramEntity[]): string {
  const sides = [join.left, join.right].map((end) => {
    const name = visibleText(brief(entities[end.entity]!.name, MAX_NAME))
    return `${name} (${brief(keyText(keyOf(end, entities)), MAX_NAME)})`
  })
  const facts = [
    join.cardinality,
    join.function !== 'value' && `compared by ${join.function}`,
    join.matchValues !== undefined && `${count(Math.floor(join.matchValues))} % of the values match`,
  ].filter((fact) => typeof fact === 'string')
  return `${sides.join(' and ')}: ${facts.join(', ')}`
}

const keyOf = ({ entity, key }: DiagramEnd, entities: readonly DiagramEntity[]): DiagramKey =>
  entities[entity]!.keys[key]!
