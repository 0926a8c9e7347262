import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { Random } from '../../random.ts'

const SEED = 20_261_123
const ENTITIES = 20
/** Rows of an entity are between these shares of the average. */
const [SMALLEST, LARGEST] = [0.2, 1.8]
/** Average number of distinct values of a row, over its attributes. */
const DISTINCT_A_ROW = 8.6
/** Orders have up to this number of lines. */
const MAX_LINES = 6
const BATCH_CHARACTERS = 1 << 20

const FIRST = ['Ana', 'André', 'Björn', 'Chloé', 'Dora', 'Élodie', 'François', 'Günter', 'Inês', 'John', 'José', 'Karl', 'Lena', 'Mary', 'Niño', 'Øyvind', 'Peter', 'Renée', 'Søren', 'Zoë'] as const // prettier-ignore
const LAST = ['Álvarez', 'Brown', 'Castro', 'Dupont', 'Engström', 'Fernández', 'García', 'Huber', 'Ibáñez', 'Jones', 'König', 'Lefèvre', 'Müller', 'Núñez', "O'Hara", 'Peña', 'Råberg', 'Smith', 'Taylor', 'Weiß'] as const // prettier-ignore
const STREETS = ['High Street', 'Rue de la Paix', 'Hauptstraße', 'Calle Mayor', 'Storgatan', 'Via Roma', 'Avenida da Liberdade'] as const // prettier-ignore
const CATEGORIES = ['new', 'returning', 'lapsed', 'trade', 'staff', 'unknown', 'closed'] as const
const NOTES = ['call in the morning', 'checked by hand', 'second parcel', 'wants invoices on paper'] as const

/**
 * The attributes of an entity. `Parent` and `Other` are the ids of rows of other entities. `Order` and `Line` together
 * are the key of every second entity and refer to that key in the others.
 */
export const ATTRIBUTES = [
  'Id', 'Parent', 'Other', 'Order', 'Line', 'Code', 'Name', 'Email', 'Street', 'Town', 'Born', 'Created', 'Amount', 'Quantity', 'Category',
] as const // prettier-ignore

/** Columns that have empty fields. */
export const WITH_EMPTY_FIELDS = ['Parent', 'Email'] as const

export interface EntityFile {
  readonly name: string
  readonly path: string
  readonly rows: number
}

/**
 * Writes twenty files with fifteen columns of keys, references, texts, numbers and dates: the same for the same number
 * of values on every machine.
 * @param values approximate sum of the distinct values of all columns
 */
export async function writeRepository(folder: string, values: number): Promise<EntityFile[]> {
  const random = new Random(SEED)
  const average = values / ENTITIES / DISTINCT_A_ROW
  const counts = Array.from({ length: ENTITIES }, () =>
    Math.ceil(random.between(SMALLEST, LARGEST) * average),
  )
  const files: EntityFile[] = []
  for (const [at, rows] of counts.entries()) {
    const name = `Entity ${at + 1}`
    const path = join(folder, `entity-${at + 1}.csv`)
    await writeEntity(path, at, counts, new Random(SEED + at))
    files.push({ name, path, rows })
  }
  return files
}

async function writeEntity(
  path: string,
  at: number,
  counts: readonly number[],
  random: Random,
): Promise<void> {
  const file = createWriteStream(path)
  let text = `${ATTRIBUTES.join(',')}\n`
  let order = 1
  let line = 0
  for (let row = 1; row <= counts[at]!; row++) {
    if (line === MAX_LINES || (line > 0 && random.whole(1, 3) === 1)) {
      order++
      line = 0
    }
    line++
    text += `${record(at, row, counts, [order, line], random).join(',')}\n`
    if (text.length > BATCH_CHARACTERS) {
      if (!file.write(text)) await once(file, 'drain')
      text = ''
    }
  }
  file.end(text)
  await once(file, 'close')
}

/** Entities with an even index have numbers as ids, the others a text. */
const idOf = (entity: number, row: number): string =>
  entity % 2 === 0 ? String(row) : `${String.fromCharCode(65 + entity)}-${String(row).padStart(6, '0')}`

function record(
  at: number,
  row: number,
  counts: readonly number[],
  [order, line]: readonly [order: number, line: number],
  random: Random,
): string[] {
  const [parent, other] = [(at + 3) % counts.length, (at + 8) % counts.length]
  const [first, last] = [random.pick(FIRST), random.pick(LAST)]
  const isDetail = at % 2 === 0
  const two = (from: number, to: number): string => String(random.whole(from, to)).padStart(2, '0')
  return [
    idOf(at, row),
    random.whole(1, 20) === 1 ? '' : idOf(parent, random.whole(1, counts[parent]!)),
    idOf(other, random.whole(1, counts[other]!)),
    String(isDetail ? order : random.whole(1, Math.ceil(counts[at]! / 4))),
    String(isDetail ? line : random.whole(1, MAX_LINES)),
    code(random),
    `${first} ${last} ${random.whole(1, 99_999)}`,
    random.whole(1, 20) === 1 ? '' : `${first}.${last}${random.whole(1, 999_999)}@example.org`.toLowerCase(),
    `${random.whole(1, 9999)} ${random.pick(STREETS)} ${random.whole(1, 99)}`,
    `Town ${random.whole(1, 1000)}`,
    `${random.whole(1940, 2005)}-${two(1, 12)}-${two(1, 28)}`,
    `2026-${two(1, 12)}-${two(1, 28)} ${two(0, 23)}:${two(0, 59)}:${two(0, 59)}`,
    (random.whole(0, 10_000_000) / 100).toFixed(2),
    String(random.whole(1, 500)),
    random.whole(1, 3) === 1 ? random.pick(NOTES) : random.pick(CATEGORIES),
  ]
}

function code(random: Random): string {
  let text = ''
  for (let i = 0; i < 10; i++) text += String.fromCharCode(random.whole(65, 90))
  return text
}
