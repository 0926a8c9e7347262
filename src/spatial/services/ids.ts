import type { FeatureKey, Layer } from '../model/collection-store.ts'
import { idOf, idTypeOf } from '../model/feature-id.ts'
import type { Condition, Value } from '../model/filter.ts'

/**
 * The id as the store has it; undefined if no feature can have it. Only the canonical form of a number is an id: "1", never
 * "01", "1.0" or "+1".
 */
export function storedId(layer: Layer, id: string): FeatureKey | undefined {
  if (idTypeOf(layer) === 'text') return id
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : undefined
}

/**
 * The condition of a parameter `ids`.
 *
 * @param entries as commas separate them. An entry has commas if they were percent-encoded. Clients encode the commas
 * within ids, and some also those between ids, so that both the entry and its parts are ids.
 */
export function readIds(layer: Layer, entries: readonly string[]): Condition {
  return isOneOf(
    layer,
    entries.flatMap((entry) => (entry.includes(',') ? [entry, ...entry.split(',')] : entry)),
  )
}

/** True for the features with one of these ids. */
export function isOneOf(layer: Layer, ids: readonly string[]): Condition {
  const items = [...new Set(ids)].flatMap((id): Value[] => {
    const stored = storedId(layer, id)
    if (stored === undefined) return []
    return [typeof stored === 'number' ? { kind: 'number', value: stored } : { kind: 'text', value: stored }]
  })
  const value = idOf(layer)
  return { kind: 'in', type: idTypeOf(layer) === 'integer' ? 'number' : 'text', value, items }
}
