import { inferredType, inferredTypeOf } from '../../../values/value-types.ts'
import type { ColumnSummary, ValueType } from '../../../model/reading.ts'
import type { AttributeProfile } from '../../../model/profile.ts'
import type { Entity } from '../../../model/entity.ts'
import { rowsTable, valuesTable } from '../../../model/warehouse/load-tables.ts'
import type { Operand } from '../../columns.ts'
import { textSizes } from './text-sizes.ts'
import type { Attribute } from '../../../model/attribute.ts'

type RawType = Operand['type']

/** The types that values of an attribute are read as, if a condition needs more than their text. */
const READ_AS: Readonly<Partial<Record<ValueType, RawType>>> = {
  boolean: 'logical',
  // Some values may exceed 64 bits, so they are read as doubles.
  integer: 'decimal',
  decimal: 'decimal',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
}

/** The value types that can be read as a raw type. */
const READABLE: Readonly<Partial<Record<RawType, readonly ValueType[]>>> = {
  logical: ['boolean'],
  integer: ['integer'],
  decimal: ['integer', 'decimal'],
  date: ['date'],
  time: ['time'],
  timestamp: ['date', 'timestamp'],
}

/** The type of an attribute in conditions. Letters of other languages, such as J and N, are not read as logical values. */
function readAs(summary: ColumnSummary): RawType {
  const { type } = inferredTypeOf(summary)
  if (type === 'boolean' && inferredType(summary.types).type !== 'boolean') return 'text'
  return READ_AS[type] ?? 'text'
}

/**
 * Conditions treat an attribute by its inferred type: as numbers if nine in ten values are numbers, and so on; as
 * 64-bit integers only if all values are.
 * @param profile if it exists; it holds the order of dates and the figures for the functions of statistics
 */
export function attributeOperand(
  { id, schemaLength, summary }: Attribute,
  profile: AttributeProfile | undefined,
  entity: Pick<Entity, 'id' | 'generation'>,
): Operand {
  const { types } = summary
  const values = Object.values(types).reduce((sum, count) => sum + count, 0) - types.null - types.blank
  const isWholly = (type: RawType): boolean =>
    (READABLE[type] ?? []).reduce((sum, one) => sum + types[one], 0) === values
  const inferred = readAs(summary)
  const type = values > 0 && isWholly('integer') ? 'integer' : inferred
  return {
    type,
    raw: {
      isClean: isWholly(type),
      hasNoBlanks: types.blank === 0,
      maxLength: summary.maxLength,
      dateOrder: profile?.dateOrder,
      profiled: profile && {
        attributeId: id,
        profile,
        valuesTable: valuesTable(entity.id, entity.generation),
        rowsTable: rowsTable(entity.id, entity.generation),
        schemaLength,
      },
    },
    sizeAmong: textSizes(summary, profile),
    of: String,
  }
}
