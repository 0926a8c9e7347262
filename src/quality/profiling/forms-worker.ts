/** The thread that describes distinct values (see values-task.ts). It ends when there are no more tasks. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import { DateReader } from '../values/date-seconds.ts'
import { ValueDescriber } from '../values/forms/describe-value.ts'
import { classify } from '../values/value-types.ts'
import { placesOf } from './number-digits.ts'
import { ValueNumbers } from './value-numbers.ts'
import { ValuePiece } from './value-piece.ts'
import { ValuesFile } from './values-file.ts'
import { summaryOf } from './values-summary.ts'
import {
  DESCRIBER,
  NO_MORE,
  type PieceSettings,
  type ValuesMessage,
  type ValuesSummary,
  type ValuesTask,
} from './values-task.ts'
import type { WorkerSelf } from '../../lib/worker-thread.ts'
import type { NumberPlaces } from '../model/profile.ts'
import { type ColumnReading, needsReading, readAs, readColumn, typeInColumn } from './column-reading.ts'
import { DamageTally } from './damage-tally.ts'
import { type DateOrders, dateOrdersOf } from './date-orders.ts'
import { NullMarkerTally } from './null-marker-tally.ts'

const NULL = VALUE_TYPES.indexOf('null')
const TEXT = VALUE_TYPES.indexOf('text')
const DATE = VALUE_TYPES.indexOf('date')
const TIMESTAMP = VALUE_TYPES.indexOf('timestamp')

const DISK_FULL = 'The disk of the server is full; free some space and load the file again.'

type Self = Pick<WorkerSelf<ValuesMessage, unknown>, 'send' | 'turn'>

/** Describes the values of one attribute after the other and writes them into pieces. */
class PieceWriter {
  readonly #settings: PieceSettings
  readonly #self: Self
  readonly #piece: ValuePiece
  readonly #forms = new ValueDescriber()
  #pieces = 0

  constructor(settings: PieceSettings, self: Self) {
    this.#settings = settings
    this.#self = self
    this.#piece = new ValuePiece(settings.pieceBytes)
  }

  /** Writes the last piece. */
  async finish(): Promise<void> {
    if (this.#piece.rows > 0) await this.#finishPiece()
  }

  async describe(task: ValuesTask): Promise<ValuesSummary> {
    const { attribute, path } = task
    const piece = this.#piece
    const forms = this.#forms
    const reading = await readingOf(task)
    const { type, isText } = readAs(reading, task.inferredType)
    const orders = await orderOfDates(type, path)
    const places = await placesOfNumbers(type, path)
    const numbers = new ValueNumbers(type, orders.order, places)
    const types = new Float64Array(VALUE_TYPES.length)
    const markers = new NullMarkerTally()
    const damaged = new DamageTally()
    let count = 0
    let minLength = Infinity
    let maxLength = 0
    await withValues(path, async (values) => {
      while (values.next()) {
        const { bytes, from, to, frequency } = values
        forms.describe(bytes, from, to)
        forms.type = typeInColumn(reading, forms.type, bytes, from, to)
        if (forms.type === NULL || (isText && forms.type === TEXT)) markers.add(bytes, from, to, frequency)
        if (forms.length < to - from) damaged.add(bytes, from, to, frequency, forms.length)
        if (piece.isFullFor(values, numbers)) await this.#finishPiece()
        piece.add(attribute, ++count, values, forms, numbers)
        types[forms.type]! += frequency
        if (forms.length < minLength) minLength = forms.length
        if (forms.length > maxLength) maxLength = forms.length
      }
    })
    return summaryOf({
      lengths: { values: count, minLength: count === 0 ? 0 : minLength, maxLength },
      types,
      markers,
      isText,
      orders,
      damage: damaged.damage(),
      places,
    })
  }

  async #finishPiece(): Promise<void> {
    const { folder, prefix } = this.#settings
    const piece = this.#piece
    await this.#self.turn()
    const path = join(folder, `${prefix}-${++this.#pieces}.csv`)
    writeFileSync(path, piece.bytes, { flag: 'wx' })
    this.#self.send({ kind: 'piece', path, rows: piece.rows })
    piece.clear()
  }
}

/** Opens a file of values for some work. */
async function withValues<T>(path: string, work: (values: ValuesFile) => T | Promise<T>): Promise<T> {
  const values = new ValuesFile(path)
  try {
    return await work(values)
  } finally {
    values.close()
  }
}

/** How the values are to be read; undefined if each value says it. */
const readingOf = async ({ types, path }: ValuesTask): Promise<ColumnReading | undefined> =>
  needsReading(types) ? withValues(path, (values) => readColumn(values, types)) : undefined

/** The digits of the numbers of an attribute; undefined if doubles represent them, or if it has no numbers. */
const placesOfNumbers = async (type: ValueType, path: string): Promise<NumberPlaces | undefined> =>
  type === 'integer' || type === 'decimal' ? withValues(path, placesOf) : undefined

/** The order of day and month in the dates of an attribute. */
async function orderOfDates(inferredType: ValueType, path: string): Promise<DateOrders> {
  if (inferredType !== 'date' && inferredType !== 'timestamp') return {}
  const dates = new DateReader(undefined)
  const rows = { 'day first': 0, 'month first': 0, open: 0 }
  let example: string | null = null
  await withValues(path, (values) => {
    while (values.next()) {
      const { bytes, from, to, frequency } = values
      const type = classify(bytes, from, to)
      if (type !== DATE && type !== TIMESTAMP) continue
      const order = dates.possibleOrder(bytes, from, to)
      if (order === undefined) continue
      if (order === 'open' && rows.open === 0) example = bytes.toString('utf8', from, to)
      rows[order] += frequency
    }
  })
  return dateOrdersOf({
    dayFirst: rows['day first'],
    monthFirst: rows['month first'],
    open: rows.open,
    example,
  })
}

await DESCRIBER.serve(
  async (settings, self) => {
    const writer = new PieceWriter(settings, self)
    for (;;) {
      const task = await self.nextOrder()
      if (task === NO_MORE) break
      self.send({ kind: 'described', task, summary: await writer.describe(task) })
    }
    await writer.finish()
    self.send({ kind: 'end' })
  },
  (error) => {
    const { code, message } = error as NodeJS.ErrnoException
    return {
      kind: 'error',
      message: code === 'ENOSPC' ? DISK_FULL : `The values cannot be profiled: ${message}`,
    }
  },
)
