/** Diagrams of given joins. */
import type { Join } from '../../../../src/quality/model/join.ts'
import {
  diagramModel,
  type DiagramAttribute,
  type DiagramModel,
} from '../../../../src/quality/report/joins/diagram-model.ts'
import { figuresOf, HOSTILE, type Side } from './join-models.ts'

/** An entity by its name, and the ids of the attributes that are compared. */
export type JoinedSide = readonly [entity: string, attributes: readonly number[], values: Side]

const ONE: Side = ['a', 'b', 'c']
const MANY: Side = ['a', 'a', 'b', 'c', 'c']
const GAPS: Side = ['a', 'a', 'b', 'x', null]

/** Joins between entities, which are numbered in the order of their first occurrence. */
export function joinsOf(pairs: readonly (readonly [JoinedSide, JoinedSide])[]): Join[] {
  const numbers = new Map<string, number>()
  const sideOf = ([name, attributeIds]: JoinedSide): Join['left'] => {
    const entityNumber = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, entityNumber)
    return {
      ...{ entityId: entityNumber + 100, entityNumber, entityName: name, attributeIds },
      ...{ filter: undefined, missingNames: undefined },
    }
  }
  return pairs.map(([left, right], index) => ({
    id: index + 1,
    repositoryId: 1,
    sequence: 1,
    status: 'Permanent',
    left: sideOf(left),
    right: sideOf(right),
    function: 'value',
    pattern: undefined,
    figures: figuresOf(left[2], right[2]),
    leftGeneration: 1,
    rightGeneration: 1,
    analysedAt: '2026-11-21T09:30:05.000Z',
    indexId: undefined,
  }))
}

export const attributeOf = (_: number, id: number): DiagramAttribute => ({
  id,
  name: `ATTRIBUTE_NAME_${id}`,
  humanName: `Attribute name ${id}`,
  inferredType: 'integer',
})

export const modelOfPairs = (pairs: Parameters<typeof joinsOf>[0]): DiagramModel =>
  diagramModel('demo', joinsOf(pairs), attributeOf, false)

/** A shop with every kind of end. */
export function shop(): DiagramModel {
  return modelOfPairs([
    [
      ['Orders', [2], GAPS],
      ['Customers', [1], ONE],
    ],
    [
      ['Order lines', [1], MANY],
      ['Orders', [1], ONE],
    ],
    [
      ['Order lines', [3], GAPS],
      ['Products', [1], [...ONE, 'unsold']],
    ],
    [
      ['Products', [4, 5], MANY],
      ['Suppliers', [1, 2], ONE],
    ],
    [
      ['Customers', [7], MANY],
      ['Customers', [1], ONE],
    ],
    [
      ['Customers', [5], GAPS],
      ['Countries', [1], [...ONE, 'z']],
    ],
    [
      ['Suppliers', [5], MANY],
      ['Countries', [1], ONE],
    ],
    [
      ['Passports', [1], ONE],
      ['Persons', [1], ONE],
    ],
  ])
}

/** Entities whose names are hostile, in a circle. */
export function hostileDiagram(): DiagramModel {
  const names = [
    ...HOSTILE.filter((name) => name.trim() !== ''),
    'my direction TB',
    '%% comment',
    'back\\slash "q"; #34;',
  ]
  const attributesOf = (_: number, id: number): DiagramAttribute => ({
    id,
    name: ['PK', 'Ünïcode', 'A B', '1ST'][id % 4]!,
    humanName: names[id % names.length]!,
    inferredType: 'text',
  })
  const joins = joinsOf(
    names.map((name, at) => [
      [name, [at + 1, at + 2], MANY],
      [names[(at + 1) % names.length]!, [at + 3, at + 4], GAPS],
    ]),
  )
  return diagramModel('demo', joins, attributesOf, true)
}

/** Many joins: a star, a chain, pairs and a dense part. */
export function largeDiagram(joins: number): DiagramModel {
  const quarter = Math.floor(joins / 4)
  const pairs = Array.from({ length: joins }, (_, at): readonly [JoinedSide, JoinedSide] => {
    const within = at % quarter
    if (at < quarter)
      return [
        [`Fact ${within}`, [2], MANY],
        ['Dimension', [1], ONE],
      ]
    if (at < 2 * quarter)
      return [
        [`Link ${within}`, [2], GAPS],
        [`Link ${within + 1}`, [1], ONE],
      ]
    if (at < 3 * quarter)
      return [
        [`Left ${within}`, [1], ONE],
        [`Right ${within}`, [1], ONE],
      ]
    return [
      [`Dense ${within % 20}`, [1 + (within % 7)], MANY],
      [`Dense ${(within * 7 + 3) % 20}`, [9], ONE],
    ]
  })
  return modelOfPairs(pairs)
}
