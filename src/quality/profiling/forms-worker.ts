/** The thread in which distinct values are described (see values-task.ts): it ends when there are no more tasks. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import { PiecesAhead } from '../../lib/worker-thread.ts'
import { DateReader } from '../values/date-seconds.ts'
import { ValueDescriber } from '../values/forms/describe-value.ts'
import { classify } from '../values/value-types.ts'
import { ValueNumbers } from './value-numbers.ts'
import { ValuePiece } from './value-piece.ts'
import { ValuesFile } from './values-file.ts'
import {
  NO_MORE,
  type PieceSettings,
  type ValuesMessage,
  type ValuesSummary,
  type ValuesTask,
} from './values-task.ts'
import type { DateOrder } from '../model/profile.ts'

const BLANK = VALUE_TYPES.indexOf('blank')
const DATE = VALUE_TYPES.indexOf('date')
const TIMESTAMP = VALUE_TYPES.indexOf('timestamp')

const DISK_FULL = 'The disk of the server is full; free some space and load the file again.'

const port = parentPort!
const send = (message: ValuesMessage): void => port.postMessage(message)
const { folder, prefix, pieceBytes } = workerData as PieceSettings
const turns = new PiecesAhead(port)
const piece = new ValuePiece(pieceBytes)
const forms = new ValueDescriber()
let pieces = 0

async function finishPiece(): Promise<void> {
  await turns.turn()
  const path = join(folder, `${prefix}-${++pieces}.csv`)
  writeFileSync(path, piece.bytes, { flag: 'wx' })
  send({ kind: 'piece', path, rows: piece.rows })
  piece.clear()
}

async function describe({ attribute, inferredType, path }: ValuesTask): Promise<ValuesSummary> {
  const dateOrder = orderOfDates(inferredType, path)
  const numbers = new ValueNumbers(inferredType, dateOrder)
  const types = new Float64Array(VALUE_TYPES.length)
  let count = 0
  let minLength = Infinity
  let maxLength = 0
  const values = new ValuesFile(path)
  try {
    while (values.next()) {
      forms.describe(values.bytes, values.from, values.to)
      if (piece.isFullFor(values)) await finishPiece()
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
  }
}

/**
 * Whether the day or the month leads in the dates of an attribute: as most of those rows have it that can be read in
 * one way only. Undefined where none tells.
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

const tasks: (ValuesTask | typeof NO_MORE)[] = []
let wake: (() => void) | undefined
port.on('message', (message: ValuesTask | string) => {
  if (typeof message === 'string' && message !== NO_MORE) return
  tasks.push(message)
  wake?.()
})

async function nextTask(): Promise<ValuesTask | undefined> {
  while (tasks.length === 0) await new Promise<void>((resolve) => (wake = resolve))
  const task = tasks.shift()!
  return task === NO_MORE ? undefined : task
}

try {
  for (let task = await nextTask(); task; task = await nextTask()) {
    send({ kind: 'described', task, summary: await describe(task) })
  }
  if (piece.rows > 0) await finishPiece()
  send({ kind: 'end' })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  send({
    kind: 'error',
    message: code === 'ENOSPC' ? DISK_FULL : `The values cannot be profiled: ${message}`,
  })
} finally {
  port.close()
}
