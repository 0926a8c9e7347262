import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Random } from './random.ts'

const SEED = 20_261_121
export const HEADER = [
  'Id', 'Name', 'Email', 'Street', 'City', 'Phone', 'Born', 'Created', 'Amount', 'Quantity', 'Category', 'Note',
] as const // prettier-ignore
/** How often a record lacks its last field. */
const RAGGED_ONE_IN = 10_000
/** Text that is written at once. */
const BATCH_CHARACTERS = 1 << 20

const FIRST = ['Ana', 'André', 'Björn', 'Chloé', 'Dora', 'Élodie', 'François', 'Günter', 'Inês', 'John', 'José', 'Karl', 'Lena', 'Mary', 'Niño', 'Øyvind', 'Peter', 'Renée', 'Søren', 'Zoë'] as const // prettier-ignore
const LAST = ['Álvarez', 'Brown', 'Castro', 'Dupont', 'Engström', 'Fernández', 'García', 'Huber', 'Ibáñez', 'Jones', 'König', 'Lefèvre', 'Müller', 'Núñez', "O'Hara", 'Peña', 'Råberg', 'Smith', 'Taylor', 'Weiß'] as const // prettier-ignore
const STREETS = ['High Street', 'Rue de la Paix', 'Hauptstraße', 'Calle Mayor', 'Storgatan', 'Via Roma', 'Avenida da Liberdade'] as const // prettier-ignore
const CITIES = ['London', 'Paris', 'Köln', 'Málaga', 'Malmö', 'Torino', 'Lisboa', 'Zürich', 'Århus', 'Genève'] as const // prettier-ignore
/** `#` is a digit, `=` one that is not 0. */
const PHONES = [
  '+44 20 #### ####',
  '+44 20 #### ####',
  '+49 (=##) #######',
  '+33 = ## ## ## ##',
  '0=#-### ## ##',
  '###-###-####',
] as const
const CATEGORIES = ['new', 'returning', 'lapsed', 'trade', 'staff'] as const
const NOTES = ['prefers to be called in the morning', 'address was checked by hand', 'second parcel is on its way', 'wants invoices on paper'] as const // prettier-ignore

/** The same rows as three files. */
export interface SourceFiles {
  /** UTF-8, commas; some records are ragged. */
  readonly comma: string
  /** cp1252, `£` between the fields; the same records. */
  readonly pound: string
  /** The first file without its ragged records, for who cannot keep them aside. */
  readonly good: string
  readonly rows: number
  readonly ragged: number
}

/** Writes the files into a folder: the same for the same number of rows on every machine. */
export async function writeSourceFiles(folder: string, rows: number): Promise<SourceFiles> {
  const paths = {
    comma: join(folder, 'comma.csv'),
    pound: join(folder, 'pound.csv'),
    good: join(folder, 'good.csv'),
  }
  const [comma, pound, good] = [paths.comma, paths.pound, paths.good].map((path) => createWriteStream(path)) as [
    Writable,
    Writable,
    Writable,
  ] // prettier-ignore
  let ragged = 0
  let texts = {
    comma: HEADER.join(',') + '\n',
    pound: HEADER.join('£') + '\n',
    good: HEADER.join(',') + '\n',
  }
  const write = async (): Promise<void> => {
    await Promise.all([
      put(comma, Buffer.from(texts.comma)),
      // Nothing here is among the characters in which cp1252 differs from Latin-1.
      put(pound, Buffer.from(texts.pound, 'latin1')),
      put(good, Buffer.from(texts.good)),
    ])
    texts = { comma: '', pound: '', good: '' }
  }
  for (const { fields, isRagged } of records(rows)) {
    if (isRagged) ragged++
    const line = `${fields.join(',')}\n`
    texts.comma += line
    texts.pound += `${fields.join('£')}\n`
    if (!isRagged) texts.good += line
    if (texts.comma.length > BATCH_CHARACTERS) await write()
  }
  await write()
  await Promise.all([comma, pound, good].map((stream) => once(stream.end(), 'close')))
  return { ...paths, rows, ragged }
}

/** Writes the file without ragged records alone. It appears as a whole. */
export async function writeGoodFile(path: string, rows: number): Promise<void> {
  const stream = createWriteStream(`${path}.partial`)
  let text = `${HEADER.join(',')}\n`
  for (const { fields, isRagged } of records(rows)) {
    if (!isRagged) text += `${fields.join(',')}\n`
    if (text.length <= BATCH_CHARACTERS) continue
    await put(stream, Buffer.from(text))
    text = ''
  }
  await once(stream.end(text), 'close')
  await rename(`${path}.partial`, path)
}

function* records(rows: number): Generator<{ fields: string[]; isRagged: boolean }> {
  const random = new Random(SEED)
  for (let id = 1; id <= rows; id++) {
    const fields = record(id, random)
    const isRagged = random.whole(1, RAGGED_ONE_IN) === 1
    if (isRagged) fields.pop()
    yield { fields, isRagged }
  }
}

type Writable = ReturnType<typeof createWriteStream>

async function put(stream: Writable, bytes: Buffer): Promise<void> {
  if (!stream.write(bytes)) await once(stream, 'drain')
}

/** The fields of a record as they stand in a file. */
function record(id: number, random: Random): string[] {
  const first = random.pick(FIRST)
  const last = random.pick(LAST)
  const year = random.whole(1930, 2005)
  return [
    String(id),
    `${first} ${last}`,
    random.whole(1, 20) === 1 ? '' : `${first}.${last}${random.whole(1, 9999)}@example.org`.toLowerCase(),
    street(random),
    random.pick(CITIES),
    phone(random),
    random.whole(1, 10) === 1 ? '' : `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
    `2026-${two(random.whole(1, 12))}-${two(random.whole(1, 28))} ${two(random.whole(0, 23))}:${two(random.whole(0, 59))}:${two(random.whole(0, 59))}`,
    (random.whole(0, 10_000_000) / 100).toFixed(2),
    random.whole(1, 20) === 1 ? '' : String(random.whole(0, 500)),
    random.pick(CATEGORIES),
    note(random),
  ]
}

/** One of five holds a comma and so is quoted. */
function street(random: Random): string {
  const street = `${random.whole(1, 250)} ${random.pick(STREETS)}`
  return random.whole(1, 5) === 1 ? `"${street}, ${random.whole(1, 9)}"` : street
}

/** One of ten is empty, one of a hundred no number. */
function phone(random: Random): string {
  const kind = random.whole(1, 100)
  if (kind <= 10) return ''
  if (kind === 11) return 'unknown'
  return random.pick(PHONES).replace(/[#=]/g, (sign) => String(random.whole(sign === '=' ? 1 : 0, 9)))
}

/** Half are empty; some hold a line end or doubled quotes. */
function note(random: Random): string {
  const kind = random.whole(1, 100)
  if (kind <= 50) return ''
  if (kind <= 53) return `"${random.pick(NOTES)}\n${random.pick(NOTES)}"`
  if (kind <= 55) return `"the ""${random.pick(NOTES)}"" kind"`
  return random.pick(NOTES)
}

const two = (number: number): string => String(number).padStart(2, '0')
