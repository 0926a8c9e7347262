import { derive } from '../../model/derived-figures.ts'
import type { Entity } from '../../model/entity.ts'
import { joinIdOf, keyOfJoin } from '../../model/join-key.ts'
import type { Join } from '../../model/join.ts'
import type { ReportJoin, ReportJoins } from '../../report/report-model.ts'
import type { NamedAttributes } from '../../stores/attributes/attributes.ts'
import type { EntityLoads } from '../../stores/entities/entity-loads.ts'
import type { JoinCatalogue } from '../../stores/joins/joins.ts'
import { comparedAttributes } from '../joins/join-reports.ts'

/** Joins that the report of an entity shows. */
const MAX_JOINS = 50

/** The joins of an entity for its report. */
export async function reportJoins(
  entity: Pick<Entity, 'id' | 'repositoryId'>,
  store: Pick<JoinCatalogue, 'ofRepository'>,
  entityLoads: Pick<EntityLoads, 'attributeNames'>,
): Promise<ReportJoins> {
  const joins: Join[] = []
  for (const status of ['Permanent', 'Discovered'] as const) {
    const limit = MAX_JOINS + 1 - joins.length
    if (limit > 0)
      joins.push(...(await store.ofRepository(entity.repositoryId, { status, entityId: entity.id, limit })))
  }
  const shown = joins.slice(0, MAX_JOINS)
  const names = await entityLoads.attributeNames(comparedAttributes(shown))
  return {
    shown: shown.map((join) => reportJoin(join, entity.id, names)),
    isCut: shown.length < joins.length,
  }
}

function reportJoin(join: Join, entityId: number, names: ReadonlyMap<number, NamedAttributes>): ReportJoin {
  const isLeft = join.left.entityId === entityId
  const [own, other] = isLeft ? [join.left, join.right] : [join.right, join.left]
  const figures = isLeft ? join.figures.left : join.figures.right
  const cardinality = derive(join.figures).inferredCardinality
  const namesOf = ({ entityId, attributeIds }: Join['left']): string[] =>
    // A reload may have removed an attribute.
    attributeIds.map((id) => names.get(entityId)?.attributes.get(id)?.humanName ?? `attribute ${id}`)
  const isOutdated = ({ entityId }: Join['left'], generation: number): boolean =>
    names.get(entityId)?.generation !== generation
  return {
    id: joinIdOf(keyOfJoin(join)),
    status: join.status,
    attributes: namesOf(own),
    other: { number: other.entityNumber, name: other.entityName, attributes: namesOf(other) },
    function: join.function,
    cardinality: isLeft ? cardinality : cardinality?.split(':').reverse().join(':'),
    commonValues: join.figures.commonValues,
    joinRows: figures.joinRows,
    rows: figures.rows,
    isOutdated: isOutdated(join.left, join.leftGeneration) || isOutdated(join.right, join.rightGeneration),
  }
}
