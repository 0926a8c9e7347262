import type { CountedAttribute } from '../../listings/declared/warehouse/attribute-scope.ts'
import type { Entity } from '../../model/entity.ts'
import type { JoinDiscoveryStore } from '../../model/warehouse/join-discovery-store.ts'
import type { ComparedForm } from '../../model/warehouse/join-store.ts'
import type { JoinableAttribute } from './joinable-attribute.ts'

/**
 * The attributes of a load, as a discovery compares them. The profile has their counts, unless something else than the
 * values is compared.
 */
export async function attributesOfLoad(
  { id: entityId, number: entityNumber, generation, loadedRows: rows }: Entity,
  attributes: readonly Pick<CountedAttribute, 'id' | 'profile'>[],
  compared: ComparedForm,
  store: Pick<JoinDiscoveryStore, 'valueCounts'>,
  signal: AbortSignal,
): Promise<JoinableAttribute[]> {
  const load = { entityId, entityNumber, generation, rows }
  if (compared.kind === 'value')
    return attributes.map(({ id, profile: { distinct, nulls, minLength, maxLength, types } }) => ({
      ...load,
      id,
      values: distinct,
      nullRows: nulls,
      isUnique: distinct === rows - nulls,
      looks: { minLength, maxLength, types },
    }))
  const counts = await store.valueCounts(
    attributes.map(({ id }) => ({ entityId, generation, id })),
    compared,
    signal,
  )
  return attributes.map(({ id }, at) => {
    const { values, rows: held, isUnique } = counts[at]!
    return { ...load, id, values, nullRows: rows - held, isUnique, looks: undefined }
  })
}
