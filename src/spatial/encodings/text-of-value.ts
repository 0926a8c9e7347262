import type { Value } from '../model/collection-store.ts'
import type { Column } from '../model/column.ts'
import { toRfc3339 } from './rfc3339.ts'

/** A stored value as GeoJSON has it, without quotes and with all digits; undefined for null. */
export function textOfValue(type: Column['type'], value: Value | undefined): string | undefined {
  switch (typeof value) {
    case 'string':
      return type === 'date' || type === 'datetime' ? toRfc3339(type, value) : value
    case 'number':
      if (type === 'boolean') return String(value !== 0)
      // Infinities are null in JSON.
      return Number.isFinite(value) || type === 'text' ? String(value) : undefined
    case 'boolean':
      return String(value)
    default:
      return undefined
  }
}
