import type {
  DiagramEnd,
  DiagramJoin,
  DiagramKey,
  DiagramModel,
} from '../../quality/report/joins/diagram-model.ts'
import type { Named } from '../api/records.ts'

/** The columns of joins that their drawing needs. */
export const DIAGRAM_COLUMNS = [
  'LEFT_ENTITY_ID',
  'LEFT_ATTRIBUTE_LIST',
  '_left_ename',
  '_left_expr',
  'RIGHT_ENTITY_ID',
  'RIGHT_ATTRIBUTE_LIST',
  '_right_ename',
  '_right_expr',
  'LEFT_NOT_MATCH_ROWS',
  'RIGHT_NOT_MATCH_ROWS',
  'INFERRED_CARDINALITY',
  'MATCH_VALUES',
  '_join_type',
] as const

type JoinRow = Named<(typeof DIAGRAM_COLUMNS)[number]>

/** The drawing of joins, from their records. */
export function diagramOf(repository: string, rows: readonly JoinRow[], isCut: boolean): DiagramModel {
  const entities: { number: number; name: string; keys: DiagramKey[] }[] = []
  const entityAt = new Map<string, number>()
  const keyAt = new Map<string, number>()
  const end = (number: string, name: string, attributes: string, expression: string) => {
    let entity = entityAt.get(number)
    if (entity === undefined) {
      entity = entities.push({ number: Number(number), name, keys: [] }) - 1
      entityAt.set(number, entity)
    }
    // The drawing shows the names of a key in one line, so its attributes may be one.
    const id = `${number}:${attributes}:${expression}`
    let key = keyAt.get(id)
    if (key === undefined) {
      key =
        entities[entity]!.keys.push([
          { id: 1, name: expression, humanName: expression, inferredType: 'text' },
        ]) - 1
      keyAt.set(id, key)
    }
    return { entity, key }
  }
  const joins = rows.map(({ values, url }): DiagramJoin => {
    const [left = '', right = ''] = values.INFERRED_CARDINALITY.split(':')
    const ends: readonly DiagramEnd[] = [
      {
        ...end(values.LEFT_ENTITY_ID, values._left_ename, values.LEFT_ATTRIBUTE_LIST, values._left_expr),
        isMany: left === 'M',
        isOptional: values.RIGHT_NOT_MATCH_ROWS !== '0',
      },
      {
        ...end(values.RIGHT_ENTITY_ID, values._right_ename, values.RIGHT_ATTRIBUTE_LIST, values._right_expr),
        isMany: right === 'M',
        isOptional: values.LEFT_NOT_MATCH_ROWS !== '0',
      },
    ]
    return {
      id: url!.slice(url!.lastIndexOf('/') + 1),
      function: values._join_type as DiagramJoin['function'],
      cardinality: values.INFERRED_CARDINALITY || undefined,
      matchValues: values.MATCH_VALUES === '' ? undefined : Number(values.MATCH_VALUES),
      left: ends[0]!,
      right: ends[1]!,
    }
  })
  return { repository, entities, joins, isCut }
}
