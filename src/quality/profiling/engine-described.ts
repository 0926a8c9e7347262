import type { EngineReading, EngineTables, EngineValues, Telling } from '../model/warehouse/engine-values.ts'
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import { needsReading, type ReadValues, readAs, readColumn, typeInColumn } from './column-reading.ts'
import { DamageTally, MAX_EXAMPLES } from './damage-tally.ts'
import { type DateOrders, dateOrdersOf } from './date-orders.ts'
import { NullMarkerTally } from './null-marker-tally.ts'
import { neededPlaces } from './number-digits.ts'
import type { ProfileRequest } from './profile-request.ts'
import { summaryOf } from './values-summary.ts'
import type { ValuesSummary } from './values-task.ts'

const NULL = VALUE_TYPES.indexOf('null')
const TEXT = VALUE_TYPES.indexOf('text')

/** A value for all values of a type that have no telling. */
const EXAMPLES: Readonly<Partial<Record<ValueType, string>>> = {
  blank: ' ',
  integer: '10',
  decimal: '1.5',
  date: '2000-01-01',
  time: '10:00',
  timestamp: '2000-01-01 10:00',
  text: 'any other text',
}

/** Tellings in place of the values that they stand for. */
class TellingValues implements ReadValues {
  bytes = Buffer.alloc(0)
  readonly from = 0
  to = 0
  frequency = 0
  readonly #tellings: readonly Telling[]
  #at = -1

  constructor(tellings: readonly Telling[]) {
    this.#tellings = tellings
  }

  /** The last that was read. */
  get telling(): Telling {
    return this.#tellings[this.#at]!
  }

  next(): boolean {
    this.#at++
    if (this.#at === this.#tellings.length) return false
    const { telling, type, rows } = this.telling
    this.bytes = Buffer.from(telling ?? EXAMPLES[VALUE_TYPES[type]!]!)
    this.to = this.bytes.length
    this.frequency = Number(rows)
    return true
  }
}

/** What the engine found in the values of an attribute, and how they are read. */
export interface EngineDescribed {
  readonly summary: ValuesSummary
  readonly reading: EngineReading
}

/**
 * Lets the engine describe the values of an attribute.
 * @returns what a worker would find in the same values (see `forms-worker.ts`)
 */
export async function describeInEngine(
  engine: EngineValues,
  { id, inferredType, summary }: ProfileRequest['attributes'][number],
  tables: EngineTables,
  signal: AbortSignal,
): Promise<EngineDescribed> {
  await engine.describe(tables, id, signal)
  const { described } = tables
  const tellings = await engine.tellings(described, signal)
  const column = needsReading(summary.types)
    ? readColumn(new TellingValues(tellings), summary.types)
    : undefined
  const { type, isText } = readAs(column, inferredType)
  const orders = await ordersOf(engine, type, described, signal)
  const isNumber = type === 'integer' || type === 'decimal'
  const places = isNumber ? neededPlaces(await engine.digits(described, signal)) : undefined
  const types = new Float64Array(VALUE_TYPES.length)
  const markers = new NullMarkerTally()
  const values = new TellingValues(tellings)
  while (values.next()) {
    const { bytes, from, to, frequency, telling } = values
    const inColumn = typeInColumn(column, telling.type, bytes, from, to)
    if (inColumn === NULL || (isText && inColumn === TEXT))
      markers.add(bytes, from, to, frequency, Number(telling.values))
    types[inColumn]! += frequency
  }
  const lengths = await engine.lengths(described, signal)
  const damage = await damageOf(engine, described, signal)
  return {
    summary: summaryOf({ lengths, types, markers, isText, orders, damage, places }),
    reading: { type, column, order: orders.order, places },
  }
}

const ordersOf = async (
  engine: EngineValues,
  type: ValueType,
  described: string,
  signal: AbortSignal,
): Promise<DateOrders> =>
  type === 'date' || type === 'timestamp' ? dateOrdersOf(await engine.dateOrders(described, signal)) : {}

async function damageOf(
  engine: EngineValues,
  described: string,
  signal: AbortSignal,
): Promise<ValuesSummary['damage']> {
  const { replaced, garbled, examples } = await engine.damage(described, MAX_EXAMPLES, signal)
  const tally = new DamageTally()
  for (const { value, length, rows } of examples) {
    const bytes = Buffer.from(value)
    tally.add(bytes, 0, bytes.length, rows, length)
  }
  return tally.damage({ replaced, garbled })
}
