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
import {
  DESCRIBER,
  NO_MORE,
  type PieceSettings,
  type ValuesMessage,
  type ValuesSummary,
  type ValuesTask,
} from './values-task.ts'
import type { WorkerSelf } from '../../lib/worker-thread.ts'
import type { DateOrder, NumberPlaces } from '../model/profile.ts'

const BLANK = VALUE_TYPES.indexOf('blank')
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

  async describe({ attribute, inferredType, path }: ValuesTask): Promise<ValuesSummary> {
    const piece = this.#piece
    const forms = this.#forms
    const dateOrder = orderOfDates(inferredType, path)
    const places = placesOfNumbers(inferredType, path)
    const numbers = new ValueNumbers(inferredType, dateOrder, places)
    const types = new Float64Array(VALUE_TYPES.length)
    let count = 0
    let minLength = Infinity
    let maxLength = 0
    const values = new ValuesFile(path)
    try {
      while (values.next()) {
        forms.describe(values.bytes, values.from, values.to)
        if (piece.isFullFor(values, numbers)) await this.#finishPiece()
        piece.add(attribute, ++count, values, forms, numbers)
        types[forms.type]! += values.frequency
        if (forms.length < minLength) minLength = forms.length
        if (forms.length > maxLength) maxLength = forms.length
      }
    } finally {
      values.close()
    }
    return {
      values: count,
      blanks: types[BLANK]!,
      types: Object.fromEntries(VALUE_TYPES.map((name, type) => [name, types[type]!])) as Record<
        ValueType,
        number
      >,
      minLength: count === 0 ? 0 : minLength,
      maxLength,
      ...(dateOrder && { dateOrder }),
      ...(places && { places }),
    }
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

/** The digits of the numbers of an attribute; undefined if doubles represent them, or if it has no numbers. */
function placesOfNumbers(inferredType: ValueType, path: string): NumberPlaces | undefined {
  if (inferredType !== 'integer' && inferredType !== 'decimal') return undefined
  const values = new ValuesFile(path)
  try {
    return placesOf(values)
  } finally {
    values.close()
  }
}

/**
 * The order of day and month in the dates of an attribute: the order in most of the rows whose date has only one valid
 * order. Undefined if there is no majority.
 */
function orderOfDates(inferredType: ValueType, path: string): DateOrder | undefined {
  if (inferredType !== 'date' && inferredType !== 'timestamp') return undefined
  const dates = new DateReader(undefined)
  const rows = { 'day first': 0, 'month first': 0 }
  const values = new ValuesFile(path)
  try {
    while (values.next()) {
      const { bytes, from, to } = values
      const type = classify(bytes, from, to)
      if (type !== DATE && type !== TIMESTAMP) continue
      const order = dates.onlyOrder(bytes, from, to)
      if (order !== undefined) rows[order] += values.frequency
    }
  } finally {
    values.close()
  }
  if (rows['day first'] === rows['month first']) return undefined
  return rows['day first'] > rows['month first'] ? 'day first' : 'month first'
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
